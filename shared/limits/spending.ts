import { type AccountSnapshot, billsFrom, countedRows } from '../cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { type Money, moneyIn, onItsOwnDate } from '../cash-flow/entries.ts';
import { around } from '../cash-flow/flow-dates.ts';
import { DAYS_BACK_TO_PURCHASE } from '../cash-flow/pair-refunds.ts';
import type { SpendingPeriod } from '../cash-flow/spending-period.ts';
import { purchasesBefore } from '../cash-flow/summarize.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Table } from '../platform/table/table.ts';
import { addDays, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { type DateRange, datesOf, type LimitWindow } from './limit.ts';

export type SpendingSources = {
  /** `range` of the ledger for a waiting client; `freshRange` after an import and for stored results. */
  readLedger(userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]>;
  snapshots: AccountSnapshotStore;
};

/** A snapshot that a caller reads itself; what asks for earlier bills reads its own. @param billsSince of the snapshot; undefined: all bills */
export const knownSnapshot = (
  snapshots: AccountSnapshotStore,
  snapshot: Promise<AccountSnapshot>,
  billsSince: IsoDate | undefined,
): AccountSnapshotStore => ({
  read: (userId, from) => {
    const isKnown = billsSince === undefined || (typeof from === 'string' && from >= billsSince);
    return isKnown ? snapshot : snapshots.read(userId, from);
  },
});

/** What came and went among the rows of the dates, and of those read around them. */
export type Spending = DateRange & {
  read: SpendingPeriod;
  rows: readonly Transaction[];
  snapshot: AccountSnapshot;
  money: Money;
};

const spendingOf = (read: Omit<Spending, 'money'>, today: IsoDate): Spending => ({
  ...read,
  money: moneyIn({ ...read.snapshot, transactions: countedRows(read.rows, read.snapshot) }, onItsOwnDate, today),
});

/** Reads a few more days on both sides to recognize own-account transfers. */
export const readSpending = async (
  { readLedger, snapshots }: SpendingSources,
  userId: string,
  { first, last }: DateRange,
  today: IsoDate,
): Promise<Spending> => {
  const dates = around({ first, last });
  const read = { from: dates.first, to: dates.last };
  const [rows, snapshot] = await Promise.all([
    readLedger(userId, read.from, read.to),
    snapshots.read(userId, billsFrom(read.from, today)),
  ]);
  return spendingOf({ first, last, read, rows, snapshot }, today);
};

/** With the purchases of the 90 days before: what a second read would look for most often. */
export const withPurchases = ({ first, last }: DateRange): DateRange => ({
  first: addDays(first, -DAYS_BACK_TO_PURCHASE),
  last,
});

/** Reads the purchases of refunds that find none in their period, and what tells the interest of bill installments; else nothing. */
export const withPurchasesBefore = async (
  { readLedger, snapshots }: SpendingSources,
  userId: string,
  spending: Spending,
  periods: readonly SpendingPeriod[],
  today: IsoDate,
): Promise<Spending> => {
  const earlier = purchasesBefore(spending.money, periods, spending.read);
  if (!earlier) return spending;
  const [rows, snapshot] = await Promise.all([
    readLedger(userId, earlier.from, earlier.to),
    snapshots.read(userId, billsFrom(earlier.from, today)),
  ]);
  const read = { from: earlier.from, to: spending.read.to };
  return spendingOf({ ...spending, read, snapshot, rows: [...spending.rows, ...rows] }, today);
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

/** @param freshness `fresh` (strongly consistent) when the result triggers an action */
export const spendingSources = (table: Table, freshness: 'fresh' | 'relaxed'): SpendingSources => {
  const ledger = ledgerReader(table);
  return {
    readLedger: freshness === 'fresh' ? ledger.freshRange : ledger.range,
    snapshots: accountSnapshotStore(table),
  };
};
