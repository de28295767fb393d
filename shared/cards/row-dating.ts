import { addMonths, epochDay, type IsoDate } from '../time/calendar.ts';
import type { InstallmentRow } from './installment-row.ts';

/** When a row's purchase was made; `exact` when the bank says so. `day` is the date as days since 1970. */
export type Start = { date: IsoDate; day: number; exact: boolean };
/** How a bank dates the rows of a purchase: what a row's own date and number say about the purchase's date. */
export type Dating = (row: InstallmentRow) => readonly [Start, ...Start[]];

const startOn = (date: IsoDate, exact = false): Start => ({ date, day: epochDay(date), exact });
const bankStart = ({ purchaseDate }: InstallmentRow): Start | null => purchaseDate && startOn(purchaseDate, true);
const ownDate = ({ transaction }: InstallmentRow): Start => startOn(transaction.date);
const monthsBack = ({ transaction, number }: InstallmentRow): Start => startOn(addMonths(transaction.date, 1 - number));

// Some banks repeat each row's own date as its purchase date, which says nothing after the first installment.
const telling = (row: InstallmentRow): Start | null =>
  row.number > 1 && row.purchaseDate === row.transaction.date ? null : bankStart(row);

/** One row in each bill. */
const monthly: Dating = (row) => [telling(row) ?? monthsBack(row)];
/** All rows at once, dated at the purchase. */
const atOnce: Dating = (row) => [bankStart(row) ?? ownDate(row)];
/** All rows at once, each dated anew when its bill closes. */
const redated: Dating = (row) => {
  const start = telling(row);
  return start ? [start] : [monthsBack(row), ownDate(row)];
};

/** The ways of dating to try on the rows of one or more purchases, the likeliest first. */
export const datingsOf = (rows: readonly InstallmentRow[]): readonly Dating[] =>
  rows.every(({ purchaseDate }) => purchaseDate) ? [atOnce, monthly, redated] : [monthly, atOnce, redated];
