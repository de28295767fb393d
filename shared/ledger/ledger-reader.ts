import { groupBy } from '../group-by.ts';
import type { Table } from '../platform/table/table.ts';
import { type IsoDate, monthOf } from '../time/calendar.ts';
import { byDateDescending } from './filters.ts';
import { monthGroups, rowsOf, rowsWithin, WHOLE } from './store/account-month.ts';
import type { AccountMonth } from './store/codec.ts';
import { readMonths } from './store/read-months.ts';
import type { Transaction } from './transaction.ts';

type RangeOptions = {
  /** Months after it hold few rows (installments to come) and share a Query. */
  today?: IsoDate;
  /** The months whose rows are wanted, from a concurrent read; the rows of others stay compressed. */
  wanted?: Promise<(month: AccountMonth) => boolean>;
};
type Period = RangeOptions & { userId: string; from: IsoDate; to: IsoDate; consistent: boolean };

const everyMonth = Promise.resolve(() => true);

const read = async (table: Table, { userId, from, to, today = to, wanted = everyMonth, consistent }: Period) => {
  // The concurrent read reports its own failure; unhandled here, it would end the process.
  wanted.catch(() => undefined);
  if (from > to) return [];
  const span = { first: monthOf(from), last: monthOf(to) };
  const spans = monthGroups(span, { ...span, last: monthOf(today < to ? today : to) });
  const months = await readMonths(table, userId, spans, { consistent });
  return months
    .filter(await wanted)
    .sort((a, b) => (a.month < b.month ? 1 : -1))
    .flatMap((month) => rowsWithin(month, from, to))
    .sort(byDateDescending);
};

/**
 * What reads only: a function that does so does not load imports. Lists run from the newest date to the oldest, then by id.
 * Dates are in America/Sao_Paulo, both included.
 */
export const ledgerReader = (table: Table) => ({
  /** Eventually consistent, at half the read units. A job that must see a preceding import uses `freshRange`. */
  range: (userId: string, from: IsoDate, to: IsoDate, options: RangeOptions = {}): Promise<Transaction[]> =>
    read(table, { ...options, userId, from, to, consistent: false }),

  freshRange: (userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]> =>
    read(table, { userId, from, to, consistent: true }),

  everything: async (userId: string): Promise<Transaction[]> => {
    const months = await readMonths(table, userId, [WHOLE], { consistent: true });
    return months.flatMap(rowsOf).sort(byDateDescending);
  },
});

export type LedgerReader = ReturnType<typeof ledgerReader>;

export type LedgerByAccount = {
  /** Of accounts that have rows. */
  accountIds: readonly string[];
  /** In no order; decoded when they are first asked for. */
  rowsOf(accountId: string): readonly Transaction[];
};

const hasRows = ({ count }: { count: number }): boolean => count > 0;

/** All rows of a user, strongly consistent. Apart from `ledger-store.ts`, so that other reads do not load it. */
export const ledgerByAccount =
  (table: Table) =>
  async (userId: string): Promise<LedgerByAccount> => {
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
  };
