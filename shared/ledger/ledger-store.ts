import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addToMonth, firstDayOf, type IsoDate, type IsoMonth, lastDayOf, monthOf } from '../time/calendar.ts';
import { ledgerReader } from './ledger-reader.ts';
import type { ImportedAccount } from './merge.ts';
import { type MonthSpan, monthGroups, type StoredMonth, WHOLE } from './store/account-month.ts';
import { commitMonths, removalOf, removeMonths, transactionsOf } from './store/commit-months.ts';
import { type Joined, type RecordChanges, recordNowhere } from './store/fenced-writes.ts';
import { type ImportSummary, type LedgerChanges, type PutWords, planLedgerImport } from './store/plan-import.ts';
import { readMonths } from './store/read-months.ts';

const spanOf = (dates: readonly IsoDate[]): MonthSpan | null => {
  const months = dates.map(monthOf).sort();
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? { first, last } : null;
};

// A row's date may move slightly across the edge of the pull, so the neighbouring months are read as well.
const widened = ({ first, last }: MonthSpan): MonthSpan => ({
  first: first > WHOLE.first ? addToMonth(first, -1) : first,
  last: last < WHOLE.last ? addToMonth(last, 1) : last,
});

const spansOf = (accounts: readonly ImportedAccount[]): MonthSpan[] => {
  const dated = accounts.flatMap(({ rows }) => rows.map(({ date }) => date));
  const covered = accounts.flatMap(({ window: { from, to }, former }) => {
    if (former !== undefined) return [firstDayOf(WHOLE.first), lastDayOf(WHOLE.last)];
    return from <= to ? [from, to] : [];
  });
  const [reach, busy] = [spanOf([...covered, ...dated]), spanOf(dated)];
  if (!reach) return [];
  // A window may cover all of time; only months with rows are worth their own Query.
  return busy ? monthGroups(widened(reach), widened(busy)) : [widened(reach)];
};

/** The first month that the plan of an import reads; null when it reads none. */
export const firstMonthOf = (accounts: readonly ImportedAccount[]): IsoMonth | null =>
  spansOf(accounts)
    .map(({ first }) => first)
    .sort()[0] ?? null;

/** Reads and imports. */
export const ledgerStore = (table: Table) => ({
  ...ledgerReader(table),

  /** Computes an import's changes and writes nothing. Each account occurs once. */
  plan: async (
    userId: string,
    accounts: readonly ImportedAccount[],
    words?: Promise<PutWords>,
  ): Promise<LedgerChanges> => {
    const [months, put] = await Promise.all([
      readMonths(table, userId, spansOf(accounts), { consistent: true }),
      words,
    ]);
    return planLedgerImport(months, accounts, put);
  },

  /** For `planOn`, beside other reads: the months of an account in a span, strongly consistent. */
  months: (userId: string, span: MonthSpan): Promise<StoredMonth[]> =>
    readMonths(table, userId, [span], { consistent: true }),

  /** `plan` of months that were read: every one that the import adds to or takes from. */
  planOn: planLedgerImport,

  /** The transactions of a plan: a caller writes a single one together with what belongs to it. */
  transactions: (userId: string, changes: LedgerChanges): Joined[] => transactionsOf(table, userId, changes),

  /**
   * An empty plan writes nothing, not even the fence. @param recordRows writes the feed's records of each transaction's changes
   * @throws StaleImportError after a concurrent import; earlier transactions stay, each consistent by itself
   */
  commit: async (
    userId: string,
    changes: LedgerChanges,
    fence: WriteItem,
    recordRows: RecordChanges = recordNowhere,
  ): Promise<ImportSummary> => {
    await commitMonths(table, userId, changes, { fence, recordRows });
    return changes.summary;
  },

  /** The transactions that remove all rows of an account. Reads, and writes nothing. */
  removal: (userId: string, accountId: string): Promise<Joined[]> => removalOf(table, userId, [accountId]),

  /** Repeatable. @throws StaleImportError when the fence fails; some months may be deleted by then */
  removeAccounts: (
    userId: string,
    accountIds: readonly string[],
    fence: WriteItem,
    recordRows: RecordChanges = recordNowhere,
  ): Promise<void> => removeMonths(table, userId, accountIds, { fence, recordRows }),
});

export type LedgerStore = ReturnType<typeof ledgerStore>;
export { StaleImportError } from './store/fenced-writes.ts';
export type { LedgerChanges, PutWords } from './store/plan-import.ts';
