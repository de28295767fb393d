import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { texts } from '../cards/texts.ts';
import type { Moves } from '../ledger/own-moves.ts';
import { COUNTER_ENTRY_DAYS, isSpending } from '../ledger/spending.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { add, type Centavos, formatBrl, magnitude, sum, ZERO } from '../money.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';

export type CategoryTotal = { category: string; total: Centavos };

const RANKED = 3;
const DEFAULT_DAYS = 7;

/** Dates of spending, both included. */
export type ExpensePeriod = { first: IsoDate; last: IsoDate };

/** From 7 days ago to today (specification, Limits); 7 days up to an earlier `end`, and never upside down. */
export const expensePeriod = (start: IsoDate | undefined, end: IsoDate | undefined, today: IsoDate): ExpensePeriod => {
  const first = start ?? addDays(end && end < today ? end : today, -DEFAULT_DAYS);
  return { first, last: end ?? (first > today ? first : today) };
};

/** The dates, both included, whose transactions decide what was spent: counter-entries may lie around the period. */
export const datesAround = ({ first, last }: ExpensePeriod, today: IsoDate): ExpensePeriod => {
  const furthest = addMonths(today, MONTHS_OF_FUTURE_ROWS);
  return {
    first: addDays(first, -COUNTER_ENTRY_DAYS),
    last: addDays(last < furthest ? last : furthest, COUNTER_ENTRY_DAYS),
  };
};

const byTotalThenName = (a: CategoryTotal, b: CategoryTotal): number =>
  b.total - a.total || (a.category < b.category ? -1 : 1);

/**
 * What was spent per category from `first` to `last`, both included, the most expensive first and equal totals by
 * name. Spending in BRL only, POSTED and PENDING. Categories are the stored ones and are not rolled up to their
 * parents: `Delivery de alimentos` tells more than `Alimentos e bebidas`, and totals stay comparable with
 * get-transactions.
 */
export const categoryTotals = (
  transactions: readonly Transaction[],
  moves: Moves,
  { first, last }: ExpensePeriod,
): CategoryTotal[] => {
  const totals = new Map<string, Centavos>();
  for (const row of transactions) {
    const counts = first <= row.date && row.date <= last && row.currencyCode === 'BRL' && isSpending(row, moves);
    if (!counts) continue;
    const category = row.category || texts.uncategorized;
    totals.set(category, add(totals.get(category) ?? ZERO, magnitude(row.amount)));
  }
  return Array.from(totals, ([category, total]) => ({ category, total })).sort(byTotalThenName);
};

export const mostExpensive = (totals: readonly CategoryTotal[]): CategoryTotal[] => totals.slice(0, RANKED);

export const totalOf = (totals: readonly CategoryTotal[]): Centavos => sum(totals.map(({ total }) => total));

/** `1. Supermercado: R$ 1.250,75`, a line per category. */
export const rankingText = (ranked: readonly CategoryTotal[]): string =>
  ranked.length === 0
    ? texts.noExpenses
    : ranked.map(({ category, total }, index) => `${index + 1}. ${category}: ${formatBrl(total)}`).join('\n');
