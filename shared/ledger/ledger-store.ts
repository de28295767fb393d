import { groupBy } from '../group-by.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addToMonth, type IsoDate, type IsoMonth, monthOf } from '../time/calendar.ts';
import type { ImportedAccount } from './merge.ts';
import { newestFirst } from './newest-first.ts';
import { type TellChanges, tellNobody } from './row-changes.ts';
import { rowsOf, rowsWithin } from './store/account-month.ts';
import { commitMonths } from './store/commit-months.ts';
import { type MonthSpan, monthGroups } from './store/month-groups.ts';
import { type ImportSummary, type LedgerChanges, type PutWords, planLedgerImport } from './store/plan-import.ts';
import { readMonths } from './store/read-months.ts';
import { removeMonths } from './store/remove-months.ts';
import { WHOLE } from './store/whole-span.ts';
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
  const covered = accounts.flatMap(({ window: { from, to } }) => (from <= to ? [from, to] : []));
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

type RangeOptions = {
  /** Months after it hold few rows (installments to come) and share a Query. */
  today?: IsoDate;
  /** Accounts whose rows are wanted, from a concurrent read; other accounts' rows stay compressed. */
  accountIds?: Promise<ReadonlySet<string>>;
};
type Period = RangeOptions & { userId: string; from: IsoDate; to: IsoDate; consistent: boolean };

const read = async (table: Table, { userId, from, to, today = to, accountIds, consistent }: Period) => {
  // The read of the accounts reports its own failure; unhandled here, it would end the process.
  accountIds?.catch(() => undefined);
  if (from > to) return [];
  const span = { first: monthOf(from), last: monthOf(to) };
  const spans = monthGroups(span, { ...span, last: monthOf(today < to ? today : to) });
  const months = await readMonths(table, userId, spans, { consistent, accountIds });
  return months
    .sort((a, b) => (a.month < b.month ? 1 : -1))
    .flatMap((month) => rowsWithin(month, from, to))
    .sort(newestFirst);
};

export type LedgerByAccount = {
  /** Of accounts that have rows. */
  accountIds: readonly string[];
  /** In no order; decoded when they are first asked for. */
  rowsOf(accountId: string): readonly Transaction[];
};

const hasRows = ({ count }: { count: number }): boolean => count > 0;

/** Lists run from the newest date to the oldest, then by id. Dates are in America/Sao_Paulo, both included. */
export const ledgerStore = (table: Table) => ({
  /** Eventually consistent, at half the read units. A job that must see a preceding import uses `freshRange`. */
  range: (userId: string, from: IsoDate, to: IsoDate, options: RangeOptions = {}): Promise<Transaction[]> =>
    read(table, { ...options, userId, from, to, consistent: false }),

  freshRange: (userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]> =>
    read(table, { userId, from, to, consistent: true }),

  /** All rows, strongly consistent. */
  byAccount: async (userId: string): Promise<LedgerByAccount> => {
    const stored = await readMonths(table, userId, [WHOLE], { consistent: true });
    const months = groupBy(stored, ({ accountId }) => accountId);
    const decoded = new Map<string, readonly Transaction[]>();
    return {
      accountIds: [...months.keys()].filter((id) => months.get(id)?.some(({ parts }) => parts.some(hasRows))),
      rowsOf: (accountId) => {
        const rows = decoded.get(accountId) ?? (months.get(accountId) ?? []).flatMap(rowsOf);
        decoded.set(accountId, rows);
        return rows;
      },
    };
  },

  everything: async (userId: string): Promise<Transaction[]> => {
    const months = await readMonths(table, userId, [WHOLE], { consistent: true });
    return months.flatMap(rowsOf).sort(newestFirst);
  },

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

  /**
   * An empty plan writes nothing, not even the fence. @param tell what each transaction says of its changes
   * @throws StaleImportError after a concurrent import; earlier transactions stay, each consistent by itself
   */
  commit: async (
    userId: string,
    changes: LedgerChanges,
    fence: WriteItem,
    tell: TellChanges = tellNobody,
  ): Promise<ImportSummary> => {
    await commitMonths(table, userId, changes, { fence, tell });
    return changes.summary;
  },

  /** Repeatable. @throws StaleImportError when the fence fails; some months may be deleted by then */
  removeAccounts: (
    userId: string,
    accountIds: readonly string[],
    fence: WriteItem,
    tell: TellChanges = tellNobody,
  ): Promise<void> => removeMonths(table, userId, accountIds, { fence, tell }),
});

export type LedgerStore = ReturnType<typeof ledgerStore>;
export { StaleImportError } from './store/fenced-writes.ts';
export type { ImportSummary, LedgerChanges, PutWords } from './store/plan-import.ts';
