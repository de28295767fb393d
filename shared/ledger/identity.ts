import { daysBetween } from '../time/calendar.ts';
import { normalizeText } from './categories/normalize-text.ts';
import type { Transaction } from './transaction.ts';

/** A row keeps its identity when its date moves by at most this many days (design 4). */
const DAYS_APART = 3;

// Spaces go too: a bank may print PAG*JOSE SILVA while pending and PAG JOSESILVA when posted.
const comparable = (description: string): string => normalizeText(description).replaceAll(' ', '') || description;

const likeness = ({ accountId, type, amount, currencyCode, description, installment }: Transaction): string =>
  JSON.stringify([accountId, type, amount, currencyCode, comparable(description), installment?.number ?? null]);

const byDate = (a: Transaction, b: Transaction): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

const groupedByLikeness = (rows: readonly Transaction[]): Map<string, Transaction[]> => {
  const groups = new Map<string, Transaction[]>();
  for (const row of [...rows].sort(byDate)) {
    const key = likeness(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/** `row` takes the place of `predecessor`, a row of the same account whose id the bank no longer uses. */
export type Succession = { predecessor: Transaction; row: Transaction };

// Both lists run by date, so pairing the earliest that are close enough pairs as many as possible.
const pairUp = (predecessors: readonly Transaction[], rows: readonly Transaction[]): Succession[] => {
  const pairs: Succession[] = [];
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
 * Which new rows take the place of which vanished rows: account, direction, amount, currency, normalized description and
 * installment number are equal and the dates lie within 3 days (design 4). A row is used once, so two equal coffees on
 * a day succeed two, never one. Status, text variants and bill may differ: that is what posting a row changes.
 *
 * @param vanished rows of the ledger that the bank no longer reports
 * @param newcomers reported rows whose ids the ledger does not know
 */
export const successions = (vanished: readonly Transaction[], newcomers: readonly Transaction[]): Succession[] => {
  const candidates = groupedByLikeness(newcomers);
  return [...groupedByLikeness(vanished)].flatMap(([key, rows]) => pairUp(rows, candidates.get(key) ?? []));
};
