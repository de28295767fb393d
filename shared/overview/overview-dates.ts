import { datesOfInstallments, type PurchaseDates } from '../cards/installment-purchases.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { datesOfCashFlow } from '../cash-flow/cash-flow-dates.ts';
import { datesOfStreams } from '../recurring/stream-dates.ts';
import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';

/** Dates, both included. */
export type Dates = { first: IsoDate; last: IsoDate };

export const MONTHS_SHOWN = 12;

/** Purchases in installments of the last year: what older ones leave to pay is seldom more than the last rows. */
export const datesOfPurchases = (today: IsoDate): PurchaseDates => ({
  first: firstDayOf(addToMonth(monthOf(today), -MONTHS_SHOWN)),
  last: lastDayOf(monthOf(today)),
});

/** Rows that the whole picture is made from: the widest of what its parts read. */
export const datesOfOverview = (today: IsoDate): Dates => {
  const parts = [
    datesOfStreams(today),
    datesOfCashFlow(MONTHS_SHOWN, today).reads,
    datesOfInstallments(datesOfPurchases(today), today),
  ];
  const [first] = parts.map((dates) => dates.first).sort();
  return { first: first ?? today, last: addMonths(today, MONTHS_OF_FUTURE_ROWS) };
};
