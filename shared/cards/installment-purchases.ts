import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { type CardRecords, cardOf } from './card-bills.ts';
import { completePurchase, type InstallmentPurchase } from './installments.ts';
import { MONTHS_OF_FUTURE_ROWS } from './purchase.ts';

/** Purchase dates, both included. */
export type PurchaseDates = { first: IsoDate; last: IsoDate };

const MONTHS_BACK = 3;

const monthsBefore = (date: IsoDate): IsoDate => firstDayOf(addToMonth(monthOf(date), -MONTHS_BACK));

/** Default: three months ago to this month (specification, Limits). One given side moves a contradicting other side. */
export const purchaseDates = (start: IsoDate | undefined, end: IsoDate | undefined, today: IsoDate): PurchaseDates => {
  const first = start ?? monthsBefore(end && end < today ? end : today);
  return { first, last: end ?? lastDayOf(monthOf(first > today ? first : today)) };
};

/** Includes the month before: it shows that a row belongs to an earlier purchase. */
export const datesOfInstallments = ({ first }: PurchaseDates, today: IsoDate): PurchaseDates => ({
  first: addMonths(first, -1),
  last: addMonths(today, MONTHS_OF_FUTURE_ROWS),
});

const newestFirst = (a: InstallmentPurchase, b: InstallmentPurchase): number =>
  a.purchaseDate === b.purchaseDate ? 0 : a.purchaseDate < b.purchaseDate ? 1 : -1;

/** Newest first, each purchase with all its installments. */
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
