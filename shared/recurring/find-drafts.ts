import { merchantKey } from '../categorizer/merchant-key.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { magnitude } from '../money.ts';
import { monthOf } from '../time/calendar.ts';
import { candidateOf, type Draft, explicitDraft, joinPairs, widened } from './draft.ts';
import { fitSchedule, follows } from './fit-schedule.ts';
import { dayAt, dayFrom, nearestDate, PACES, type Schedule } from './schedule.ts';
import { apart } from './stream-amounts.ts';

/** Amounts this close in order of size are of one kind: a salary with changing deductions. */
const CLOSE = 0.015;

const closeAmounts = (rows: readonly Transaction[]): Transaction[][] => {
  const sorted = [...rows].sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount));
  const groups: Transaction[][] = [];
  let before: Transaction | null = null;
  for (const row of sorted) {
    const group = groups.at(-1);
    if (group && before && apart(Math.abs(row.amount), Math.abs(before.amount)) <= CLOSE) group.push(row);
    else groups.push([row]);
    before = row;
  }
  return groups;
};

/** So many times the usual gap: what comes behind it is another round, such as next year's parcels of a tax. */
const LONG_GAP = 2.4;

// The rows behind the longest gap, where it is far longer than the usual one.
const latestRound = (rows: readonly Transaction[]): Transaction[] => {
  const gaps = rows.slice(1).map((row, at) => dayFrom(row.date).epoch - dayFrom(rows[at]?.date ?? row.date).epoch);
  const usual = Int32Array.from(gaps).sort()[Math.floor(gaps.length / 2)] ?? 0;
  const longest = Math.max(0, ...gaps);
  return longest > LONG_GAP * Math.max(usual, 5) ? rows.slice(gaps.lastIndexOf(longest) + 1) : [];
};

const inOrder = (a: Transaction, b: Transaction): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

const byDate = (rows: readonly Transaction[]): Transaction[] => [...rows].sort(inOrder);

// Two people may pay the same price at a time: their accounts take turns. A charge that moves to another account does so once.
const accountsOf = (rows: readonly Transaction[]): Transaction[][] => {
  const accounts = groupBy(rows, ({ accountId }) => accountId);
  const turns = rows.filter((row, at) => at > 0 && row.accountId !== rows[at - 1]?.accountId).length;
  return turns >= accounts.size ? [...accounts.values()] : [];
};

/** More charges of one price in a month are a habit. */
const MOST_IN_A_MONTH = 4;
const LEAST_MONTHS = 3;

// Two phone lines: the first row of each month, the second and so on, if month after month has as many.
const placesInMonth = (rows: readonly Transaction[]): Transaction[][] => {
  const months = [...groupBy(rows, ({ date }) => monthOf(date)).values()];
  const most = Math.max(...months.map(({ length }) => length));
  const isFull = ({ length }: readonly Transaction[]): boolean => length === most;
  const full = months.filter(isFull);
  const first = months.findIndex(isFull);
  const isRun = months.slice(first, first + full.length).every(isFull);
  const isUsual = full.length >= LEAST_MONTHS && 2 * full.length >= months.length;
  if (most < 2 || most > MOST_IN_A_MONTH || !isRun || !isUsual) return [];
  return Array.from({ length: most }, (_, place) => full.flatMap((month) => month[place] ?? []));
};

const amountsOf = (rows: readonly Transaction[]): Transaction[][] => {
  const equal = [...groupBy(rows, ({ amount }) => amount).values()];
  const fixed = [...equal, ...equal.flatMap((part) => [...accountsOf(part), ...placesInMonth(part)])];
  return equal.length === 1 ? fixed : [...fixed, ...closeAmounts(rows).map(byDate)];
};

/**
 * The parts of a merchant's rows that may be one stream: all of them, those of one text, of one amount (of one account or place in
 * the month, too), of amounts close to each other; the widest come first.
 * @param rows in order of date, as each part is
 */
const subsetsOf = (rows: readonly Transaction[]): Transaction[][] => {
  const byText = [...groupBy(rows, (row) => merchantKey(row).text).values()];
  const wide = byText.length > 1 ? [[...rows], ...byText] : byText;
  const rounds = wide.filter(({ length }) => length > 4).map(latestRound);
  const seen = new Set<string>();
  return [...wide, ...wide.flatMap(amountsOf), ...rounds].filter((part) => {
    if (part.length < 2) return false;
    const name = `${part.length} ${part[0]?.id} ${part.at(-1)?.id} ${part[1]?.id}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};

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

// The first row at a new price, or the last at an old one, has an amount of its own.
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
export const continuesStream = (earlier: Draft, later: Draft): boolean => {
  const [end, start] = [earlier.rows.at(-1), later.rows[0]];
  if (!end || !start || end.date >= start.date) return false;
  if (earlier.schedule.frequency !== later.schedule.frequency) return false;
  return follows(earlier.schedule, earlier.lastIndex, dayFrom(start.date));
};

/** The same charge at another price. */
const joinedInTime = (earlier: Draft, later: Draft): Draft | null =>
  continuesStream(earlier, later) && stepOf(earlier.rows.at(-1), later.rows[0]) <= MOST_PRICE_STEP
    ? widened([...earlier.rows, ...later.rows])
    : null;

/** Days of a month that a charge may move by: an employer pays on another day, a bill gets another due date. */
const MOST_MOVE = 15;
/** The amount behind a move stays this close to the one before. */
const MOST_MOVED_STEP = 0.3;

const isMonthly = ({ frequency }: Schedule): boolean => PACES[frequency].months === 1;

/** Whether two rows are one charge by text and amount, whatever their days are. */
const isSameCharge = (a: Transaction, b: Transaction, mostStep: number): boolean =>
  merchantKey(a).text === merchantKey(b).text && stepOf(a, b) <= mostStep;

/** The largest change of amount from one of its rows to the next, up to that behind a move. */
const mostStepOf = ({ rows }: Draft): number =>
  Math.min(MOST_MOVED_STEP, Math.max(...rows.slice(1).map((row, at) => stepOf(rows[at], row))));

/** Whether `row` is the occurrence behind the last one, by its day alone. */
const isNextMoved = ({ schedule, lastIndex }: Draft, row: Transaction): boolean =>
  Math.abs(dayFrom(row.date).epoch - dayAt(schedule, lastIndex + 1)) <= MOST_MOVE;

/** The same charge behind a move to another day of the month, under the new day. */
const joinedByMove = (earlier: Draft, later: Draft): Draft | null => {
  const [end, start] = [earlier.rows.at(-1), later.rows[0]];
  if (!end || !start || !isMonthly(earlier.schedule) || !isMonthly(later.schedule)) return null;
  if (end.date >= start.date || !isNextMoved(earlier, start)) return null;
  if (!isSameCharge(end, start, MOST_MOVED_STEP)) return null;
  return { ...later, rows: [...earlier.rows, ...later.rows] };
};

/**
 * With the row of its text that came in the place of the next occurrence, later than the plan has it. One such row is late and leaves the
 * plan as it is: a day earlier than the next charge is the careful one. Early ones are none, since they may come beside the planned one.
 */
const withLateRow = (draft: Draft, free: readonly Transaction[]): Draft => {
  const last = draft.rows.at(-1);
  if (!last || draft.rows.length < LEAST_MONTHS || !isMonthly(draft.schedule)) return draft;
  const planned = dayAt(draft.schedule, draft.lastIndex + 1);
  const mostStep = mostStepOf(draft);
  const late = free.find(
    (row) => dayFrom(row.date).epoch > planned && isNextMoved(draft, row) && isSameCharge(last, row, mostStep),
  );
  return late ? { ...draft, rows: [...draft.rows, late], lastIndex: draft.lastIndex + 1 } : draft;
};

/** Rows that show a new day. */
const LATEST = 3;
/** Days that the plan of all rows lies beside the latest of them, on average, where these keep another plan. */
const FAR_BESIDE = 1;

const beside = (schedule: Schedule, rows: readonly Transaction[]): number =>
  rows.reduce((days, row) => days + nearestDate(schedule, dayFrom(row.date)).distance, 0) / rows.length;

// A move by less than the tolerance leaves a plan between the old day and the new one, and perhaps a row beside it.
const underLatestPlan = (draft: Draft, free: readonly Transaction[]): Draft => {
  const last = draft.rows.at(-1);
  if (!last || draft.rows.length < 2 * LATEST || !isMonthly(draft.schedule)) return draft;
  const mostStep = mostStepOf(draft);
  const alike = free.filter((row) => isSameCharge(last, row, mostStep));
  const rows = byDate([...draft.rows, ...alike]);
  const latest = rows.slice(-LATEST);
  if (beside(draft.schedule, latest) < FAR_BESIDE) return draft;
  const { schedule, lastIndex, matched = [] } = fitSchedule(latest.map(({ date }) => dayFrom(date))) ?? {};
  const isPlan = schedule && isMonthly(schedule) && matched.length === LATEST && beside(schedule, latest) === 0;
  if (!isPlan || lastIndex === undefined) return draft;
  const before = draft.rows.filter(({ date }) => date < (latest[0]?.date ?? date));
  return { rows: [...before, ...latest], schedule, lastIndex };
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
  const whole = joinPairs(joinPairs(drafts, joinedInTime), joinedByMove).map((draft) => {
    const wide = underLatestPlan(withLateRow(extended(draft, free), free), free);
    const taken = new Set(wide.rows.map(({ id }) => id));
    free = free.filter(isFree(taken));
    return wide;
  });
  const streams = whole.filter((draft) => standsOut(draft, free));
  return [...streams, ...free.flatMap((row) => explicitDraft(row) ?? [])];
};
