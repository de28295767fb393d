import { merchantKey } from '../categorizer/merchant-key.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { magnitude } from '../money.ts';
import { apart } from './amounts.ts';
import { dayFrom } from './day.ts';
import { candidateOf, type Draft, explicitDraft, widened } from './draft.ts';
import { follows } from './fit-schedule.ts';
import { PACES } from './frequency.ts';
import { dayAt } from './schedule.ts';
import { byDate, subsetsOf } from './subsets.ts';

/** A new price is seldom further from the old one. */
const MOST_PRICE_STEP = 0.7;

const best = (rows: readonly Transaction[]): Draft | null => {
  let found: ReturnType<typeof candidateOf> = null;
  for (const part of subsetsOf(rows)) {
    const candidate = candidateOf(part);
    if (candidate && (!found || candidate.worth > found.worth + 1e-9)) found = candidate;
  }
  return found?.draft ?? null;
};

const stepOf = (a: Transaction | undefined, b: Transaction | undefined): number =>
  a && b ? apart(magnitude(a.amount), magnitude(b.amount)) : Number.POSITIVE_INFINITY;

// The first row at a new price, or the last at an old one, stands alone at its amount.
const withRow = (draft: Draft, free: readonly Transaction[]): Draft | null => {
  const { rows, schedule, lastIndex } = draft;
  const [first, last] = [rows[0], rows.at(-1)];
  const { tolerance } = PACES[schedule.frequency];
  const isNear = (row: Transaction, index: number): boolean =>
    Math.abs(dayAt(schedule, index) - dayFrom(row.date).epoch) <= tolerance;
  const firstIndex = lastIndex - rows.length + 1;
  const next = free.find((row) => isNear(row, lastIndex + 1) && stepOf(row, last) <= MOST_PRICE_STEP);
  const before = free.findLast((row) => isNear(row, firstIndex - 1) && stepOf(row, first) <= MOST_PRICE_STEP);
  return (next && widened([...rows, next])) ?? (before && widened([before, ...rows])) ?? null;
};

const isFree =
  (taken: ReadonlySet<string>) =>
  (row: Transaction): boolean =>
    !taken.has(row.id);

const extended = (draft: Draft, free: readonly Transaction[]): Draft => {
  let now = draft;
  for (;;) {
    const taken = new Set(now.rows.map(({ id }) => id));
    const more = withRow(now, free.filter(isFree(taken)));
    if (!more) return now;
    now = more;
  }
};

/** Whether `later` continues `earlier`. */
export const continues = (earlier: Draft, later: Draft): boolean => {
  const [end, start] = [earlier.rows.at(-1), later.rows[0]];
  if (!end || !start || end.date >= start.date) return false;
  if (earlier.schedule.frequency !== later.schedule.frequency) return false;
  return follows(earlier.schedule, earlier.lastIndex, dayFrom(start.date));
};

const joinOne = (drafts: readonly Draft[]): Draft[] | null => {
  for (const earlier of drafts) {
    for (const later of drafts) {
      if (!continues(earlier, later) || stepOf(earlier.rows.at(-1), later.rows[0]) > MOST_PRICE_STEP) continue;
      const both = widened([...earlier.rows, ...later.rows]);
      if (both) return [...drafts.filter((draft) => draft !== earlier && draft !== later), both];
    }
  }
  return null;
};

/** Joins what follows on each other: the same charge at another price. */
const joinedInTime = (drafts: readonly Draft[]): Draft[] => {
  let now = [...drafts];
  for (let next = joinOne(now); next; next = joinOne(now)) now = next;
  return now;
};

/** Of the rows with the stream's own texts, at least this share belongs to it or to other streams. */
const LEAST_SHARE = 0.6;
const LONG = 9;

// Equal amounts among many others of the same text come in a row by chance.
const standsOut = ({ rows }: Draft, free: readonly Transaction[]): boolean => {
  if (rows.length >= LONG) return true;
  const [first, last] = [rows[0]?.date ?? '', rows.at(-1)?.date ?? ''];
  const texts = new Set(rows.map((row) => merchantKey(row).text));
  const others = free.filter((row) => first <= row.date && row.date <= last && texts.has(merchantKey(row).text));
  return rows.length / (rows.length + others.length) >= LEAST_SHARE;
};

/** The streams among one merchant's rows, each row in one of them at most. */
export const draftsOf = (family: readonly Transaction[]): Draft[] => {
  let free = byDate(family);
  const drafts: Draft[] = [];
  for (let found = best(free); found; found = best(free)) {
    const taken = new Set(found.rows.map(({ id }) => id));
    drafts.push(found);
    free = free.filter(isFree(taken));
  }
  const whole = joinedInTime(drafts).map((draft) => {
    const wide = extended(draft, free);
    const taken = new Set(wide.rows.map(({ id }) => id));
    free = free.filter(isFree(taken));
    return wide;
  });
  const streams = whole.filter((draft) => standsOut(draft, free));
  return [...streams, ...free.flatMap((row) => explicitDraft(row) ?? [])];
};
