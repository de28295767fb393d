import type { Table } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';
import { addToMonth, type IsoDate, isoDate, monthOf } from '../time/calendar.ts';
import type { ImportedAccount } from './merge.ts';
import { newestFirst } from './newest-first.ts';
import { rowsOf, rowsWithin } from './store/account-month.ts';
import { commitMonths } from './store/commit-months.ts';
import { type MonthSpan, monthGroups } from './store/month-groups.ts';
import { type ImportSummary, type LedgerChanges, planImport } from './store/plan-import.ts';
import { readMonths } from './store/read-months.ts';
import { removeMonths } from './store/remove-months.ts';
import type { Transaction } from './transaction.ts';

const WHOLE: MonthSpan = { first: monthOf(isoDate(1, 1, 1)), last: monthOf(isoDate(9999, 12, 31)) };

const spanOf = (dates: readonly IsoDate[]): MonthSpan | null => {
  const months = dates.map(monthOf).sort();
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? { first, last } : null;
};

// A row's date may move a little across the edge of what the pull brings, so the months next to it are read as well.
const widened = ({ first, last }: MonthSpan): MonthSpan => ({
  first: first > WHOLE.first ? addToMonth(first, -1) : first,
  last: last < WHOLE.last ? addToMonth(last, 1) : last,
});

const spansOf = (accounts: readonly ImportedAccount[]): MonthSpan[] => {
  const dated = accounts.flatMap(({ rows }) => rows.map(({ date }) => date));
  const covered = accounts.flatMap(({ window: { from, to } }) => (from <= to ? [from, to] : []));
  const [reach, busy] = [spanOf([...covered, ...dated]), spanOf(dated)];
  if (!reach) return [];
  // A window may run from the beginning to the end of time; rows are where the bank's rows are.
  return busy ? monthGroups(widened(reach), widened(busy)) : [widened(reach)];
};

type RangeOptions = {
  /** What lies behind it, installments to come, is little and costs no Query of its own. */
  today?: IsoDate;
  /** Accounts whose rows are wanted, as another read side by side finds them; those of the others stay packed. */
  of?: Promise<ReadonlySet<string>>;
};
type Period = RangeOptions & { userId: string; from: IsoDate; to: IsoDate; consistent: boolean };

const read = async (table: Table, { userId, from, to, today = to, of, consistent }: Period) => {
  of?.catch(() => undefined); // who reads the accounts tells of their failure, even when nothing here waits for them
  if (from > to) return [];
  const span = { first: monthOf(from), last: monthOf(to) };
  const spans = monthGroups(span, { ...span, last: monthOf(today < to ? today : to) });
  const months = await readMonths(table, userId, spans, { consistent, of });
  // Months in order make rows nearly sorted, which sorting makes use of.
  return months
    .sort((a, b) => (a.month < b.month ? 1 : -1))
    .flatMap((month) => rowsWithin(month, from, to))
    .sort(newestFirst);
};

/**
 * The month ledger (design 4): a user's transactions, an item or a few per account and month.
 * All lists run from the newest date to the oldest, then by id. Dates are America/Sao_Paulo's, both included.
 */
export const ledgerStore = (table: Table) => ({
  /**
   * The transactions of a period, for reading operations. Eventually consistent, at half the read units: imports run on
   * their own time, so a reader cannot tell a replica's milliseconds from an import that ends a little later; what is
   * read always belongs together. A job that must see the import before it uses `freshRange`.
   */
  range: (userId: string, from: IsoDate, to: IsoDate, options: RangeOptions = {}): Promise<Transaction[]> =>
    read(table, { ...options, userId, from, to, consistent: false }),

  /** `range`, strongly consistent: for work that an import sets off, such as the evaluation of limits. */
  freshRange: (userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]> =>
    read(table, { userId, from, to, consistent: true }),

  /** Every transaction of the user, for the export; strongly consistent. */
  everything: async (userId: string): Promise<Transaction[]> => {
    const months = await readMonths(table, userId, [WHOLE], { consistent: true });
    return months.flatMap(rowsOf).sort(newestFirst);
  },

  /** What importing the accounts would change; writes nothing. An account appears once. */
  plan: async (userId: string, accounts: readonly ImportedAccount[]): Promise<LedgerChanges> =>
    planImport(await readMonths(table, userId, spansOf(accounts), { consistent: true }), accounts),

  /**
   * Writes a plan; without changes it writes nothing, the fence included.
   * @param fence a ConditionCheck on the item's import version
   * @throws StaleImportError when another import came between; what was written before stays, and is whole by itself
   */
  commit: async (userId: string, { groups, summary }: LedgerChanges, fence: WriteItem): Promise<ImportSummary> => {
    await commitMonths(table, userId, groups, fence);
    return summary;
  },

  /** Deletes every transaction of the accounts, when their item is unlinked or their user erased. Repeatable. */
  removeAccounts: (userId: string, accountIds: readonly string[]): Promise<void> =>
    removeMonths(table, userId, accountIds),
});

export type LedgerStore = ReturnType<typeof ledgerStore>;
export { StaleImportError } from './store/commit-months.ts';
export type { ImportSummary, LedgerChanges } from './store/plan-import.ts';
