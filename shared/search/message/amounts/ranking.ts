import type { Account } from '../../../accounts/account.ts';
import { byDateDescending } from '../../../ledger/filters.ts';
import type { Direction, Transaction } from '../../../ledger/transaction.ts';
import { classifyTransfers, type Transfers } from '../../../transfers/classify-transfers.ts';
import type { Held } from '../../../transfers/holding-moves.ts';
import { isSpending } from '../../../transfers/place.ts';

/** How many rows of an order are asked for. */
export type Ranking = {
  /** Of the absolute amount, or of the date. */
  by: 'largest' | 'smallest' | 'latest' | 'earliest';
  /** At least 1. */
  count: number;
  /** `spending`: payments of card bills, transfers between own accounts and investments do not compete. */
  of: 'spending' | 'all';
  /** Only rows of this order compete: `a maior das últimas 10`. */
  within: { by: Ranking['by']; count: number } | null;
};

const NO_MOVES: Transfers = new Map();

/** What a message says of an order of rows, and what it calls them. */
export type RankingMention = Pick<Ranking, 'by' | 'count'> & {
  noun: 'spending' | 'other' | null;
  within?: Ranking['within'];
};

type Subject = { type: Direction | null; categories: readonly unknown[]; merchants: readonly unknown[] };

/** Each order once, with the largest count: five rows of an order have the first three in them. Only spending competes where the message speaks of that, and of no category or merchant. */
export const rankingsOf = (
  mentions: readonly RankingMention[],
  { type, categories, merchants }: Subject,
): readonly Ranking[] => {
  const speaksOfSpending = type === 'DEBIT' && categories.length === 0 && merchants.length === 0;
  const rankings = mentions.map(
    ({ by, count, noun, within = null }): Ranking => ({
      by,
      count,
      of: speaksOfSpending && noun !== 'other' ? 'spending' : 'all',
      within,
    }),
  );
  const orders = new Map<string, Ranking>();
  for (const ranking of rankings) {
    const order = `${ranking.by} ${ranking.of}`;
    const known = orders.get(order);
    if (!known || ranking.count > known.count) orders.set(order, ranking);
  }
  return [...orders.values()];
};

type Order = (a: Transaction, b: Transaction) => number;

// Amounts of two currencies do not compare: BRL goes before the others.
const isForeign = ({ currencyCode }: Transaction): number => (currencyCode === 'BRL' ? 0 : 1);
const byAmount = (a: Transaction, b: Transaction): number => Math.abs(a.amount) - Math.abs(b.amount);

/** Of equal rows the one that the list has first is before the other, except where the earliest are asked for. */
const orders: Readonly<Record<Ranking['by'], Order>> = {
  largest: (a, b) => isForeign(a) - isForeign(b) || byAmount(b, a) || byDateDescending(a, b),
  smallest: (a, b) => isForeign(a) - isForeign(b) || byAmount(a, b) || byDateDescending(a, b),
  latest: byDateDescending,
  earliest: (a, b) => byDateDescending(b, a),
};

/**
 * The rows that the rankings ask for, by amount where one order of amounts is asked for, else in the order of `rows`; all of them
 * without a ranking.
 * @param rows what every other filter lets through
 * @param around all rows that are known, to tell transfers between own accounts by their other side
 * @param holdings the same, of what is invested and borrowed
 */
export const ranked = (
  rows: readonly Transaction[],
  rankings: readonly Ranking[],
  around: readonly Transaction[],
  accounts: readonly Account[],
  holdings?: readonly Held[],
): readonly Transaction[] => {
  if (rankings.length === 0) return rows;
  const asksSpending = rankings.some(({ of }) => of === 'spending');
  const moves = asksSpending ? classifyTransfers(around, accounts, [], holdings) : NO_MOVES;
  const first = (competing: readonly Transaction[], { by, count }: Pick<Ranking, 'by' | 'count'>): Transaction[] =>
    [...competing].sort(orders[by]).slice(0, count);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const picked = rankings.flatMap((ranking) => {
    const { of, within } = ranking;
    const competing = rows.filter((row) => of === 'all' || isSpending(row, byId.get(row.accountId), moves));
    return first(within ? first(competing, within) : competing, ranking);
  });
  const meant = new Set(picked);
  const [only] = rankings;
  // One order of amounts is listed in that order; orders of dates, and several, as the list is.
  if (only && rankings.length === 1 && (only.by === 'largest' || only.by === 'smallest'))
    return [...meant].sort(orders[only.by]);
  return rows.filter((row) => meant.has(row));
};

/**
 * The words of an order, `before` and `behind` a noun; `priced` needs one, since not only rows are dear. `english` may have
 * other words between: "biggest restaurant bill".
 */
export type RankingOrder = { by: Ranking['by']; before: string; behind: string; priced?: string };
/** `time`: the words for one occasion. */
type DateOrder = RankingOrder & { time: string };
type AmountOrder = RankingOrder & { priced: string; english: string };

const LARGE = 'largest|biggest|highest|greatest';
const SMALL = 'smallest|lowest';
const DEAR = 'most expensive|priciest';
const CHEAP = 'least expensive|cheapest';

export const amountOrders: readonly AmountOrder[] = [
  {
    by: 'largest',
    before: `maior(?:es)?|${LARGE}`,
    priced: DEAR,
    english: `${LARGE}|${DEAR}`,
    behind: 'mais (?:car|alt)[oa]s?|maiores',
  },
  {
    by: 'smallest',
    before: `menor(?:es)?|${SMALL}`,
    priced: CHEAP,
    english: `${SMALL}|${CHEAP}`,
    behind: 'mais (?:barat|baix)[oa]s?|menores',
  },
];

export const dateOrders: readonly DateOrder[] = [
  {
    by: 'latest',
    before: 'ultim[oa]s?|ults?|last|latest|most recent|newest|mais recentes?',
    behind: 'mais recentes?',
    time: 'ultima vez|last time',
  },
  {
    by: 'earliest',
    before: 'primeir[oa]s?|first|oldest|earliest|mais antig[oa]s?',
    behind: 'mais antig[oa]s?',
    time: 'primeira vez|first time',
  },
];
