import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { epochDay, type IsoDate } from '../time/calendar.ts';

export type CounterEntry = { out: Transaction; into: Transaction };

type Side = { row: Transaction; day: number; taken: boolean };
type Group = { out: Side[]; into: Map<number, Side[]> };

/** Nearest first; on a tie, money that arrives after it left. */
const DAYS_APART = [0, 1, -1, 2, -2, 3, -3];
// Bounds the work when thousands of equal amounts share a day.
const MOST_LOOKED_AT = 16;

const keyOf = (row: Transaction): number => Math.abs(row.amount);
// Rows of different days never compete for one counter-entry at the same distance.
const byId = (a: Transaction, b: Transaction): number => (a.id < b.id ? -1 : 1);

const toSide = (row: Transaction): Side => ({ row, day: epochDay(row.date), taken: false });

/** Pairs rows of equal amount in different accounts, at most 3 days apart, nearest first, each row once. */
export const counterEntries = (
  outgoing: readonly Transaction[],
  incoming: readonly Transaction[],
  fits: (out: Transaction, into: Transaction) => boolean,
): CounterEntry[] => {
  const pairs: CounterEntry[] = [];
  for (const group of groupsOf(outgoing, incoming)) {
    for (const days of DAYS_APART) {
      for (const out of group.out) {
        const into = out.taken ? null : firstFit(out, group.into.get(out.day + days) ?? [], fits);
        if (!into) continue;
        out.taken = into.taken = true;
        pairs.push({ out: out.row, into: into.row });
      }
    }
  }
  return pairs;
};

const isElsewhere = (out: Transaction, into: Transaction): boolean =>
  out.accountId !== into.accountId && out.currencyCode === into.currencyCode;

const firstFit = (
  out: Side,
  candidates: Side[],
  fits: (out: Transaction, into: Transaction) => boolean,
): Side | null => {
  while (candidates[0]?.taken) candidates.shift();
  for (const into of candidates.slice(0, MOST_LOOKED_AT)) {
    if (!into.taken && isElsewhere(out.row, into.row) && fits(out.row, into.row)) return into;
  }
  return null;
};

const groupsOf = (outgoing: readonly Transaction[], incoming: readonly Transaction[]): Group[] => {
  const arrivals = groupBy(incoming, keyOf);
  return [...groupBy(outgoing, keyOf)].flatMap(([key, rows]) => {
    const arrived = arrivals.get(key);
    if (!arrived) return [];
    const into = groupBy(arrived.toSorted(byId).map(toSide), ({ day }) => day);
    return [{ out: rows.toSorted(byId).map(toSide), into }];
  });
};

/**
 * The latest open one up to a date, for dates that are asked in order: each is looked at once, however many there are.
 * @param ordered by date, the earliest first
 * @param isOpen once false, it stays so
 */
export const latestFirst = <One>(
  ordered: readonly One[],
  dateOf: (one: One) => IsoDate,
  isOpen: (one: One) => boolean,
): ((until: IsoDate) => One | undefined) => {
  const open: One[] = [];
  let next = 0;
  return (until) => {
    for (let one = ordered[next]; one !== undefined && dateOf(one) <= until; one = ordered[next]) {
      open.push(one);
      next += 1;
    }
    for (let last = open.at(-1); last !== undefined && !isOpen(last); last = open.at(-1)) open.pop();
    return open.at(-1);
  };
};
