import { saysGivenBack } from '../categorizer/merchant-text.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { addDays } from '../time/calendar.ts';
import { latestFirst } from './counter-entries.ts';

/** Days within which a returned Pix or TED comes back. */
export const RETURN_DAYS = 7;

const byDate = (a: Transaction, b: Transaction): number =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1;

const likeness = ({ accountId, currencyCode }: Transaction, amount: number): string =>
  `${accountId} ${currencyCode} ${amount}`;

/**
 * Those of `rows` that bring back one of `moves`: a refund's text, the same account, an equal amount the other way, at most
 * seven days later. The latest move is taken first, each once.
 */
export const returnsOf = (rows: readonly Transaction[], moves: readonly Transaction[]): Transaction[] => {
  const amounts = new Set(moves.map(({ amount }) => -amount));
  const returns = rows.filter((row) => amounts.has(row.amount) && saysGivenBack(row)).sort(byDate);
  if (returns.length === 0) return [];
  const taken = new Set<Transaction>();
  const alike = groupBy(moves.toSorted(byDate), (move) => likeness(move, -move.amount));
  const latest = new Map(
    Array.from(alike, ([key, of]) => [
      key,
      latestFirst(
        of,
        ({ date }) => date,
        (move) => !taken.has(move),
      ),
    ]),
  );
  return returns.filter((row) => {
    const move = latest.get(likeness(row, row.amount))?.(row.date);
    if (!move || move.date < addDays(row.date, -RETURN_DAYS)) return false;
    taken.add(move);
    return true;
  });
};
