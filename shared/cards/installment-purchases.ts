import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { type CardRecords, cardOf } from './card-bills.ts';
import { completePurchase, type InstallmentPurchase } from './installments.ts';
import { MONTHS_OF_FUTURE_ROWS } from './purchase.ts';

/** Days of purchase, both included. */
export type PurchaseDates = { first: IsoDate; last: IsoDate };

/** From the first day of the month three months ago to the last day of the current month (specification, Limits). */
export const defaultPurchaseDates = (today: IsoDate): PurchaseDates => ({
  first: firstDayOf(addToMonth(monthOf(today), -3)),
  last: lastDayOf(monthOf(today)),
});

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
