import { groupBy } from '../group-by.ts';
import type { Table } from '../platform/table/table.ts';
import { addToMonth, type IsoDate, type IsoMonth, monthOf } from '../time/calendar.ts';
import { byDateDescending } from './filters.ts';
import { type MonthSpan, monthGroups, rowsOf, rowsWithin, type StoredMonth, WHOLE } from './store/account-month.ts';
import type { AccountMonth } from './store/codec.ts';
import { type PlaceOfMonth, readBounds, readLastMonth, readMonths, readNextMonths } from './store/read-months.ts';
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

/** Rows of an account-month, by id. */
export type MonthRows = AccountMonth & { rows: readonly Transaction[] };

const byId = (a: Transaction, b: Transaction): number => (a.id < b.id ? -1 : 1);

export type NextMonths = { months: readonly MonthRows[]; items: number; isEnd: boolean };

const decoded = (stored: StoredMonth): MonthRows => ({
  accountId: stored.accountId,
  month: stored.month,
  rows: rowsOf(stored).sort(byId),
});

/** A row that moved while the months were read may be in two of them. */
const isEachOnce = (months: readonly MonthRows[]): boolean => {
  const ids = months.flatMap(({ accountId, rows }) => rows.map(({ id }) => JSON.stringify([accountId, id])));
  return new Set(ids).size === ids.length;
};

/** Ten years; the months of a longer history are read as a whole. */
const MOST_MONTHS = 120;
/** Queries of one account-month each; more read the ledger as a whole. */
const MOST_SPANS = 250;

export const monthsBetween = ({ first, last }: MonthSpan): IsoMonth[] => {
  const months: IsoMonth[] = [];
  for (let month = first; month <= last && months.length <= MOST_MONTHS; month = addToMonth(month, 1))
    months.push(month);
  return months;
};

/** What was read of the ledger, by account. */
export const rowsByAccount = (months: readonly MonthRows[]): LedgerByAccount => {
  const rows = groupBy(months, ({ accountId }) => accountId);
  return {
    accountIds: [...rows.keys()].filter((id) => rows.get(id)?.some((month) => month.rows.length > 0)),
    rowsOf: (accountId) => (rows.get(accountId) ?? []).flatMap((month) => month.rows),
  };
};

/** More accounts of a month than these are read with the month. */
const MOST_ALONE = 8;

/** Spans of these account-months. */
const spansOfPlaces = (places: readonly AccountMonth[]): MonthSpan[] =>
  [...groupBy(places, ({ month }) => month)].flatMap(([month, ofMonth]): MonthSpan[] => {
    const accountIds = [...new Set(ofMonth.map(({ accountId }) => accountId))];
    const span = { first: month, last: month };
    return accountIds.length > MOST_ALONE ? [span] : accountIds.map((accountId) => ({ ...span, accountId }));
  });

/** An account-month that is read alone takes a unit at least: with fewer others beside them all are read. */
const ALL_PER_OWN = 4;

/** Whether so many accounts, or account-months, are read apart from the others. */
export const isReadApart = (own: number, all: number): boolean => all >= ALL_PER_OWN * own;

/** A history of so many items is read as a whole. */
const FEW_ITEMS = 60;

/** All account-months of some accounts, strongly consistent: of a long history only theirs. */
export const monthsOfAccounts = async (
  table: Table,
  userId: string,
  accountIds: readonly string[],
): Promise<StoredMonth[]> => {
  const [start, end] = await Promise.all([
    readNextMonths(
      table,
      userId,
      null,
      FEW_ITEMS,
      (stored) => stored,
      () => true,
    ),
    readLastMonth(table, userId),
  ]);
  const isOwn = ({ accountId }: AccountMonth): boolean => accountIds.includes(accountId);
  const [first] = start.months;
  if (start.isEnd || !first || !end) return start.months.filter(isOwn);
  const months = monthsBetween({ first: first.month, last: end });
  const isMost = !isReadApart(start.months.filter(isOwn).length, start.months.length);
  const isLong = isMost || months.length > MOST_MONTHS || months.length * accountIds.length > MOST_SPANS;
  const spans = isLong
    ? [WHOLE]
    : months.flatMap((month) => accountIds.map((accountId) => ({ first: month, last: month, accountId })));
  return readMonths(table, userId, spans, { consistent: true, accountIds: new Set(accountIds) });
};

/** Parts of the ledger, strongly consistent, for a reader who goes through all of it. */
export const ledgerPages = (table: Table) => ({
  /** The rows of some account-months, and all of some accounts. */
  some: async (
    userId: string,
    { places, accountIds }: { places: readonly AccountMonth[]; accountIds: readonly string[] },
  ): Promise<LedgerByAccount> => {
    const spans = spansOfPlaces(places.filter(({ accountId }) => !accountIds.includes(accountId)));
    const wanted = spans.length > MOST_SPANS ? [WHOLE] : spans;
    const [months, whole] = await Promise.all([
      wanted.length > 0 ? readMonths(table, userId, wanted, { consistent: true }) : [],
      accountIds.length > 0 ? monthsOfAccounts(table, userId, accountIds) : [],
    ]);
    return rowsByAccount([...months.filter(({ accountId }) => !accountIds.includes(accountId)), ...whole].map(decoded));
  },

  /** The first and the last month with rows; null without any. */
  bounds: (userId: string): Promise<MonthSpan | null> => readBounds(table, userId),

  /** Account-months in the order of their keys. @param most items to read; at least one month is */
  next: (userId: string, from: PlaceOfMonth | null, most: number): Promise<NextMonths> =>
    readNextMonths(table, userId, from, most, decoded, isEachOnce),

  /** All rows of one account. */
  ofAccount: async (userId: string, accountId: string, span: MonthSpan): Promise<readonly Transaction[]> => {
    const months = monthsBetween(span);
    if (months.length > MOST_MONTHS) return (await ledgerByAccount(table)(userId)).rowsOf(accountId);
    const spans = months.map((month) => ({ first: month, last: month, accountId }));
    return (await readMonths(table, userId, spans, { consistent: true })).flatMap(rowsOf);
  },
});

export type LedgerPages = ReturnType<typeof ledgerPages>;
