import { countedRows } from '../cards/account-snapshot.ts';
import type { AccountSnapshotStore } from '../cards/account-snapshot-store.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { addDays, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { COUNTER_ENTRY_DAYS, classifyTransfers, isSpending } from '../transfers/classify-transfers.ts';
import { type DateRange, datesOf, type LimitWindow } from './windows.ts';

export type SpendingSources = {
  /** `range` of the ledger for a waiting client; `freshRange` after an import and for stored results. */
  readLedger(userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]>;
  snapshots: AccountSnapshotStore;
};

/** BRL rows that count as spending, among all rows of the dates. */
export type Spending = DateRange & { rows: readonly Transaction[] };

/** Reads a few more days on both sides to recognize own-account transfers. */
export const readSpending = async (
  { readLedger, snapshots }: SpendingSources,
  userId: string,
  { first, last }: DateRange,
): Promise<Spending> => {
  const [read, snapshot] = await Promise.all([
    readLedger(userId, addDays(first, -COUNTER_ENTRY_DAYS), addDays(last, COUNTER_ENTRY_DAYS)),
    snapshots.read(userId),
  ]);
  const rows = countedRows(read, snapshot);
  const transfers = classifyTransfers(rows, snapshot.accounts, snapshot.bills);
  return { first, last, rows: rows.filter((row) => row.currencyCode === 'BRL' && isSpending(row, transfers)) };
};

/** Days after its end in which a period may still lack its final usage; one day of margin for a late renewal. */
const ENDED_DAYS = 5;
const LONGEST_STEP_DAYS = 14;

/** The usual windows at `now`, so the ledger can be read in parallel with the limits. */
export const usualDates = (now: Instant): DateRange => {
  const today = utcDateOf(now);
  const month = firstDayOf(monthOf(addDays(today, -ENDED_DAYS)));
  const steps = addDays(today, 1 - LONGEST_STEP_DAYS - ENDED_DAYS);
  const monthEnd = lastDayOf(monthOf(today));
  const stepsEnd = addDays(today, LONGEST_STEP_DAYS - 1);
  return { first: month < steps ? month : steps, last: monthEnd > stepsEnd ? monthEnd : stepsEnd };
};

/** The smallest range that contains all windows; null without windows. */
export const datesOfAll = (windows: readonly LimitWindow[]): DateRange | null => {
  const ranges = windows.map(datesOf);
  const first = ranges.map((range) => range.first).sort()[0];
  const last = ranges
    .map((range) => range.last)
    .sort()
    .at(-1);
  return first && last ? { first, last } : null;
};

export const isCoveredBy = (inner: DateRange, outer: DateRange): boolean =>
  outer.first <= inner.first && inner.last <= outer.last;
