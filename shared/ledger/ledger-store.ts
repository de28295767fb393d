import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addToMonth, firstDayOf, type IsoDate, type IsoMonth, lastDayOf, monthOf } from '../time/calendar.ts';
import { byDateDescending } from './filters.ts';
import { ledgerReader, monthsBetween, monthsOfAccounts } from './ledger-reader.ts';
import type { ImportedAccount } from './merge.ts';
import { type MonthSpan, monthGroups, rowsOf, rowsWithin, type StoredMonth, WHOLE } from './store/account-month.ts';
import { commitMonths, removalOf, removeMonths, transactionsOf } from './store/commit-months.ts';
import { type Joined, type RecordChanges, recordNowhere } from './store/fenced-writes.ts';
import { type ImportSummary, type LedgerChanges, type PutWords, planLedgerImport } from './store/plan-import.ts';
import { readMonths } from './store/read-months.ts';
import type { Transaction } from './transaction.ts';

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

/** Of an account whose rows go on under a new number, too. */
const idsOf = (accounts: readonly ImportedAccount[]): string[] =>
  accounts.flatMap(({ accountId, former }) => (former === undefined ? [accountId] : [accountId, former]));

/** Months of one account that are read one by one. */
const MOST_ALONE = 12;

const spansOfAccount = (spans: readonly MonthSpan[], accountId: string): readonly MonthSpan[] => {
  const months = spans.flatMap(monthsBetween);
  return months.length > MOST_ALONE ? spans : months.map((month) => ({ first: month, last: month, accountId }));
};

/**
 * The account-months within reach of an import.
 * @param isApart those of the accounts alone: of one account, or of a whole history
 */
const monthsWithin = (
  table: Table,
  userId: string,
  accounts: readonly ImportedAccount[],
  isApart: boolean,
): Promise<StoredMonth[]> => {
  const [spans, ids] = [spansOf(accounts), idsOf(accounts)];
  if (isApart && spans.some(({ first }) => first === WHOLE.first)) return monthsOfAccounts(table, userId, ids);
  const [only, ...others] = ids;
  const isAlone = isApart && only !== undefined && others.length === 0;
  const wanted = isAlone ? spansOfAccount(spans, only) : spans;
  return readMonths(table, userId, wanted, { consistent: true });
};

/** The first month that the plan of an import reads; null when it reads none. */
export const firstMonthOf = (accounts: readonly ImportedAccount[]): IsoMonth | null =>
  spansOf(accounts)
    .map(({ first }) => first)
    .sort()[0] ?? null;

/** Reads and imports. */
export const ledgerStore = (table: Table) => ({
  ...ledgerReader(table),

  /** Computes an import's changes and writes nothing. Each account occurs once. @param isApart see `isReadApart` */
  plan: async (
    userId: string,
    accounts: readonly ImportedAccount[],
    words?: Promise<PutWords>,
    isApart = false,
  ): Promise<LedgerChanges> => {
    const [months, put] = await Promise.all([monthsWithin(table, userId, accounts, isApart), words]);
    return planLedgerImport(months, accounts, put);
  },

  /** The rows of one account, strongly consistent; all of them without dates. */
  ofAccount: async (
    userId: string,
    accountId: string,
    dates?: { from: IsoDate; to: IsoDate },
  ): Promise<Transaction[]> => {
    if (!dates) return (await monthsOfAccounts(table, userId, [accountId])).flatMap(rowsOf).sort(byDateDescending);
    const { from, to } = dates;
    const spans = spansOfAccount(monthGroups({ first: monthOf(from), last: monthOf(to) }), accountId);
    const months = await readMonths(table, userId, spans, { consistent: true });
    const own = months.filter((month) => month.accountId === accountId);
    return own.flatMap((month) => rowsWithin(month, from, to)).sort(byDateDescending);
  },

  /** For `planOn`, beside other reads: the months of spans that have none in common, strongly consistent. */
  months: (userId: string, ...spans: readonly MonthSpan[]): Promise<StoredMonth[]> =>
    readMonths(table, userId, spans, { consistent: true }),

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
