import type { HoldingsStore } from '../cards/holdings-store.ts';
import { moveKinds } from '../ledger/own-moves.ts';
import { COUNTER_ENTRY_DAYS, isSpending } from '../ledger/spending.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { addDays, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { type DateRange, datesOf, type Window } from './windows.ts';

export type SpendingSources = {
  /** `range` of the ledger where a client waits, `freshRange` where an import or a record depends on it. */
  readLedger(userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]>;
  holdings: HoldingsStore;
};

/** Rows that count as spending in BRL, among all of certain dates. */
export type Spending = DateRange & { rows: readonly Transaction[] };

/** Reads a user's spending of the dates, and a few days around them to tell what only moved between own accounts. */
export const readSpending = async (
  { readLedger, holdings }: SpendingSources,
  userId: string,
  { first, last }: DateRange,
): Promise<Spending> => {
  const [rows, { accounts, bills }] = await Promise.all([
    readLedger(userId, addDays(first, -COUNTER_ENTRY_DAYS), addDays(last, COUNTER_ENTRY_DAYS)),
    holdings.read(userId),
  ]);
  const moves = moveKinds(rows, accounts, bills);
  return { first, last, rows: rows.filter((row) => row.currencyCode === 'BRL' && isSpending(row, moves)) };
};

/** A period that ended so many days ago may still wait for its final usage; with a day for a late renewal. */
const ENDED_DAYS = 5;
const LONGEST_STEP_DAYS = 14;

/** Covers every window that a limit usually counts in at `now`, so that the ledger is read beside the limits. */
export const usualDates = (now: Instant): DateRange => {
  const today = utcDateOf(now);
  const month = firstDayOf(monthOf(addDays(today, -ENDED_DAYS)));
  const steps = addDays(today, 1 - LONGEST_STEP_DAYS - ENDED_DAYS);
  const monthEnd = lastDayOf(monthOf(today));
  const stepsEnd = addDays(today, LONGEST_STEP_DAYS - 1);
  return { first: month < steps ? month : steps, last: monthEnd > stepsEnd ? monthEnd : stepsEnd };
};

/** The smallest range that has all windows in it; null without one. */
export const datesOfAll = (windows: readonly Window[]): DateRange | null => {
  const ranges = windows.map(datesOf);
  const first = ranges.map((range) => range.first).sort()[0];
  const last = ranges
    .map((range) => range.last)
    .sort()
    .at(-1);
  return first && last ? { first, last } : null;
};

export const isWithin = (inner: DateRange, outer: DateRange): boolean =>
  outer.first <= inner.first && inner.last <= outer.last;
