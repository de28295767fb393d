import { cardTexts } from '../cards/open-bill.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { type FlowSources, interestOfPlans } from '../cash-flow/plan-interest.ts';
import { add, type Centavos, formatBrl, magnitude, sum, ZERO } from '../money.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';
import { COUNTER_ENTRY_DAYS, classifyTransfers, DAYS_BEFORE } from '../transfers/classify-transfers.ts';
import { categoryOfInterest, categoryOfSpending, isSpending } from '../transfers/place.ts';

export type CategoryTotal = { category: string; total: Centavos };

const RANKED = 3;
const DEFAULT_DAYS = 7;

/** Both included. */
export type ExpensePeriod = { first: IsoDate; last: IsoDate };

/** From 7 days ago to today (RULES.md#defaults-and-limits); for an earlier `end`, the 7 days up to it. */
export const expensePeriod = (start: IsoDate | undefined, end: IsoDate | undefined, today: IsoDate): ExpensePeriod => {
  const first = start ?? addDays(end && end < today ? end : today, -DEFAULT_DAYS);
  return { first, last: end ?? (first > today ? first : today) };
};

/** Both included; a margin for counter-entries of transfers. */
export const datesAround = ({ first, last }: ExpensePeriod, today: IsoDate): ExpensePeriod => {
  const furthest = addMonths(today, MONTHS_OF_FUTURE_ROWS);
  return {
    first: addDays(first, -DAYS_BEFORE),
    last: addDays(last < furthest ? last : furthest, COUNTER_ENTRY_DAYS),
  };
};

const byTotalThenName = (a: CategoryTotal, b: CategoryTotal): number =>
  b.total - a.total || (a.category < b.category ? -1 : 1);

/**
 * BRL spending per stored category before refunds, POSTED and PENDING, both dates included, the highest first, ties by name.
 * Not rolled up to parents, so that totals match get-transactions.
 */
export const categoryTotals = (
  sources: FlowSources,
  { first, last }: ExpensePeriod,
  today: IsoDate,
): CategoryTotal[] => {
  const { transactions, accounts, bills, holdings } = sources;
  const transfers = classifyTransfers(transactions, accounts, bills, holdings);
  const interest = interestOfPlans(sources, today);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const totals = new Map<string, Centavos>();
  const count = (category: string, amount: Centavos) => totals.set(category, add(totals.get(category) ?? ZERO, amount));
  for (const row of transactions) {
    if (row.date < first || row.date > last || row.currencyCode !== 'BRL') continue;
    const account = byId.get(row.accountId);
    const cost = interest.get(row.id);
    if (isSpending(row, account, transfers)) count(categoryOfSpending(row, account), magnitude(row.amount));
    else if (cost) count(categoryOfInterest(row), cost);
  }
  return Array.from(totals, ([category, total]) => ({ category, total })).sort(byTotalThenName);
};

export const mostExpensive = (totals: readonly CategoryTotal[]): CategoryTotal[] => totals.slice(0, RANKED);

export const totalOf = (totals: readonly CategoryTotal[]): Centavos => sum(totals.map(({ total }) => total));

const onOneLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');

/** `1. Supermercado: R$ 1.250,75`, one line per category; line breaks in names are removed. */
export const rankingText = (ranked: readonly CategoryTotal[]): string =>
  ranked.length === 0
    ? cardTexts.noExpenses
    : ranked
        .map(({ category, total }, index) => `${index + 1}. ${onOneLine(category)}: ${formatBrl(total)}`)
        .join('\n');
