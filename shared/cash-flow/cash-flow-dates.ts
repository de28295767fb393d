import type { Account } from '../accounts/account.ts';
import { addDays, addToMonth, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { COUNTER_ENTRY_DAYS } from '../transfers/spending.ts';
import type { Entry } from './entries.ts';

/** Dates, both included. */
type Dates = { first: IsoDate; last: IsoDate };

/** Banks that date all installments at the purchase have those of a year ago on this month's bill. */
const LEAST_MONTHS_READ = 13;

/** Which rows count, and which must be read of cards and of other accounts: installments and counter-entries lie around them. */
export const datesOfCashFlow = (
  months: number,
  today: IsoDate,
): { counted: Dates; reads: Dates; readsOfOthers: IsoDate } => {
  const monthsBack = (count: number): IsoDate => firstDayOf(addToMonth(monthOf(today), 1 - count));
  return {
    counted: { first: monthsBack(months), last: today },
    readsOfOthers: addDays(monthsBack(months), -COUNTER_ENTRY_DAYS),
    reads: {
      first: addDays(monthsBack(Math.max(months, LEAST_MONTHS_READ)), -COUNTER_ENTRY_DAYS),
      last: addDays(today, COUNTER_ENTRY_DAYS),
    },
  };
};

export const ofAccountType = (
  entries: readonly Entry[],
  accounts: readonly Account[],
  accountType: string | undefined,
): Entry[] => {
  if (accountType === undefined) return [...entries];
  const ids = new Set(accounts.filter(({ type }) => type === accountType).map(({ id }) => id));
  return entries.filter(({ row }) => ids.has(row.accountId));
};
