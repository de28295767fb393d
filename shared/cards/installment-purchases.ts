import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { type CardRecords, cardOf } from './card-bills.ts';
import { completePurchase, type InstallmentPurchase } from './installments.ts';
import { MONTHS_OF_FUTURE_ROWS } from './purchase.ts';

/** Days of purchase, both included. */
export type PurchaseDates = { first: IsoDate; last: IsoDate };

const MONTHS_BACK = 3;

const monthsBefore = (date: IsoDate): IsoDate => firstDayOf(addToMonth(monthOf(date), -MONTHS_BACK));

/**
 * From the first day of the month three months ago to the last day of the current month (specification, Limits).
 * With one side given, the other is the same distance from it where it would otherwise lie on the wrong side.
 */
export const purchaseDates = (start: IsoDate | undefined, end: IsoDate | undefined, today: IsoDate): PurchaseDates => {
  const first = start ?? monthsBefore(end && end < today ? end : today);
  return { first, last: end ?? lastDayOf(monthOf(first > today ? first : today)) };
};

/**
 * The dates whose transactions may be installments of purchases made on `dates`. A month before is read too: it
 * shows that a row dated within the period belongs to an earlier purchase.
 */
export const datesOfInstallments = ({ first }: PurchaseDates, today: IsoDate): PurchaseDates => ({
  first: addMonths(first, -1),
  last: addMonths(today, MONTHS_OF_FUTURE_ROWS),
});

const newestFirst = (a: InstallmentPurchase, b: InstallmentPurchase): number =>
  a.purchaseDate === b.purchaseDate ? 0 : a.purchaseDate < b.purchaseDate ? 1 : -1;

/** Purchases made on `dates` with any of the cards, newest first, each with all its installments. */
export const installmentPurchases = (
  records: CardRecords,
  dates: PurchaseDates,
  today: IsoDate,
): InstallmentPurchase[] =>
  records.cards
    .flatMap((account) => {
      const card = cardOf(account, records, today);
      return card.purchases
        .filter(({ purchaseDate }) => dates.first <= purchaseDate && purchaseDate <= dates.last)
        .flatMap((purchase) => completePurchase(purchase, card, today));
    })
    .sort(newestFirst);
