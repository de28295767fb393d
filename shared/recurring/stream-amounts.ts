import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';

/** `date`: of the first row at the new price. */
export type PriceChange = { from: Centavos; to: Centavos; date: IsoDate };

const LARGE_STEP = 0.05;
const MOST_LARGE_STEPS = 0.35;

const amountsOf = (rows: readonly Transaction[]): Centavos[] => rows.map(({ amount }) => magnitude(amount));

/** How much larger or smaller, as a share of the smaller one. */
export const apart = (a: number, b: number): number => Math.abs(a - b) / Math.max(1, Math.min(a, b));

type Run = { amount: Centavos; date: IsoDate; length: number; lastAmount: Centavos };

// Amounts that are equal to the centavo, in a row.
const runsOf = (rows: readonly Transaction[]): Run[] => {
  const runs: Run[] = [];
  for (const row of rows) {
    const amount = magnitude(row.amount);
    const last = runs.at(-1);
    if (last && last.amount === amount) last.length += 1;
    else runs.push({ amount, date: row.date, length: 1, lastAmount: amount });
  }
  return runs;
};

// One charge at another price between two of the same is no change.
const withoutSlips = (runs: readonly Run[]): Run[] => {
  const kept: Run[] = [];
  runs.forEach((run, index) => {
    const before = kept.at(-1);
    const after = runs[index + 1];
    if (run.length === 1 && before && after && before.amount === after.amount) return;
    if (before && before.amount === run.amount) before.length += run.length;
    else kept.push({ ...run });
  });
  return kept;
};

/**
 * The latest lasting change of a fixed price: from its second row on. Rows are in order of date. None for amounts that
 * differ every time.
 */
export const priceChangeOf = (rows: readonly Transaction[]): PriceChange | null => {
  const runs = withoutSlips(runsOf(rows));
  for (let at = runs.length - 1; at > 0; at -= 1) {
    const [before, run] = [runs[at - 1], runs[at]];
    if (!before || !run || run.length < 2) continue;
    const isFirst = at === 1;
    return before.length > 1 || isFirst ? { from: before.amount, to: run.amount, date: run.date } : null;
  }
  return null;
};

const MOSTLY = 0.6;

// Prices that hold for some time and then change are fixed, however often they changed.
const isFixedForTimes = (rows: readonly Transaction[]): boolean => {
  const held = withoutSlips(runsOf(rows)).filter(({ length }) => length > 1);
  return held.reduce((count, { length }) => count + length, 0) >= MOSTLY * rows.length;
};

/** More than 5 % from occurrence to occurrence; a change of a fixed price is none. */
export const amountVaries = (rows: readonly Transaction[]): boolean => {
  const amounts = amountsOf(rows);
  const steps = amounts.slice(1).map((amount, index) => apart(amount, amounts[index] ?? amount));
  const large = steps.filter((step) => step > LARGE_STEP).length;
  return large > 1 && !isFixedForTimes(rows) && large / steps.length > MOST_LARGE_STEPS;
};

/** Rows since the latest change of price; all where the amount varies. */
const atPresentPrice = (rows: readonly Transaction[]): readonly Transaction[] => {
  const change = amountVaries(rows) ? null : priceChangeOf(rows);
  return change ? rows.filter(({ date }) => date >= change.date) : rows;
};

export const averageAmount = (rows: readonly Transaction[]): Centavos => {
  const amounts = amountsOf(atPresentPrice(rows));
  return centavos(Math.round(amounts.reduce((total, amount) => total + amount, 0) / Math.max(1, amounts.length)));
};
