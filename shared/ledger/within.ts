import type { IsoDate } from '../time/calendar.ts';
import type { Transaction } from './transaction.ts';

/** Rows of some dates, both included. */
export const within = (
  rows: readonly Transaction[],
  { first, last }: { first: IsoDate; last: IsoDate },
): Transaction[] => rows.filter(({ date }) => first <= date && date <= last);
