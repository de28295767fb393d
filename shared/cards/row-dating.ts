import { addMonths, epochDay, type IsoDate } from '../time/calendar.ts';
import type { InstallmentRow } from './installment-row.ts';

/** The purchase date; `exact` when the bank states it. `day` counts from 1970-01-01. */
export type Start = { date: IsoDate; day: number; exact: boolean };
/** The purchase date that follows from a row's date and number under one convention of dating rows. */
export type Dating = (row: InstallmentRow) => readonly [Start, ...Start[]];

const startOn = (date: IsoDate, exact = false): Start => ({ date, day: epochDay(date), exact });
const bankStart = ({ purchaseDate }: InstallmentRow): Start | null => purchaseDate && startOn(purchaseDate, true);
const ownDate = ({ transaction }: InstallmentRow): Start => startOn(transaction.date);
const monthsBack = ({ transaction, number }: InstallmentRow): Start => startOn(addMonths(transaction.date, 1 - number));

// Some banks repeat the row's own date as purchase date, which means nothing after the first installment.
const statedStart = (row: InstallmentRow): Start | null =>
  row.number > 1 && row.purchaseDate === row.transaction.date ? null : bankStart(row);

/** One row per bill. */
const monthly: Dating = (row) => [statedStart(row) ?? monthsBack(row)];
/** All rows at once, dated at the purchase. */
const atOnce: Dating = (row) => [bankStart(row) ?? ownDate(row)];
/** All rows at once, each dated again when its bill closes. */
const redated: Dating = (row) => {
  const start = statedStart(row);
  return start ? [start] : [monthsBack(row), ownDate(row)];
};

/** The candidates for these rows, the likeliest first. */
export const datingsOf = (rows: readonly InstallmentRow[]): readonly Dating[] =>
  rows.every(({ purchaseDate }) => purchaseDate) ? [atOnce, monthly, redated] : [monthly, atOnce, redated];
