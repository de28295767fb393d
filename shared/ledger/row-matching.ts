import { groupBy } from '../group-by.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { daysBetween } from '../time/calendar.ts';
import type { Transaction } from './transaction.ts';

/** The largest change of date, in days, between a row and its successor. */
const DAYS_APART = 3;

// Spaces are ignored: a bank may print PAG*JOSE SILVA while pending and PAG JOSESILVA when posted.
const comparable = (description: string): string => normalizeText(description).replaceAll(' ', '') || description;

/** What rows are compared by. */
export type Comparable = Pick<
  Transaction,
  'id' | 'accountId' | 'date' | 'type' | 'amount' | 'currencyCode' | 'description'
> & { installment: { number: number } | null };

const likeness = ({ accountId, type, amount, currencyCode, description, installment }: Comparable): string =>
  JSON.stringify([accountId, type, amount, currencyCode, comparable(description), installment?.number ?? null]);

const byDate = (a: Comparable, b: Comparable): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

const groupedByLikeness = <Row extends Comparable>(rows: readonly Row[]): Map<string, Row[]> =>
  groupBy(rows.toSorted(byDate), likeness);

export type Pair<Before extends Comparable, After extends Comparable> = { predecessor: Before; row: After };
export type RenumberedRow = Pair<Transaction, Transaction>;

// Both lists are sorted by date; pairing the earliest rows first gives the most pairs.
const pairUp = <Before extends Comparable, After extends Comparable>(
  predecessors: readonly Before[],
  rows: readonly After[],
): Pair<Before, After>[] => {
  const pairs: Pair<Before, After>[] = [];
  let [p, r] = [0, 0];
  for (;;) {
    const [predecessor, row] = [predecessors[p], rows[r]];
    if (!predecessor || !row) return pairs;
    const apart = daysBetween(predecessor.date, row.date);
    if (Math.abs(apart) <= DAYS_APART) pairs.push({ predecessor, row });
    if (apart >= -DAYS_APART) p += 1;
    if (apart <= DAYS_APART) r += 1;
  }
};

/**
 * Pairs new rows with the deleted rows that they replace (rules: README). Each row is used once, so two equal purchases
 * stay two.
 */
export const matchRenumberedRows = <Before extends Comparable, After extends Comparable>(
  vanished: readonly Before[],
  newcomers: readonly After[],
): Pair<Before, After>[] => {
  const candidates = groupedByLikeness(newcomers);
  return [...groupedByLikeness(vanished)].flatMap(([key, rows]) => pairUp(rows, candidates.get(key) ?? []));
};

/** Of the pairs those in which neither row could have another partner. */
export const matchSurely = <Before extends Comparable, After extends Comparable>(
  vanished: readonly Before[],
  newcomers: readonly After[],
): Pair<Before, After>[] => {
  const [before, after] = [groupedByLikeness(vanished), groupedByLikeness(newcomers)];
  const near = (rows: readonly Comparable[] | undefined, { date }: Comparable): number =>
    (rows ?? []).filter((row) => Math.abs(daysBetween(row.date, date)) <= DAYS_APART).length;
  return matchRenumberedRows(vanished, newcomers).filter(
    ({ predecessor, row }) =>
      near(before.get(likeness(row)), row) === 1 && near(after.get(likeness(predecessor)), predecessor) === 1,
  );
};
