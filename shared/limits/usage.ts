import type { Money } from '../cash-flow/entries.ts';
import type { CountedSpending } from '../cash-flow/net-spending.ts';
import { merchantOf } from '../cash-flow/spending-groups.ts';
import type { SpendingPeriod } from '../cash-flow/spending-period.ts';
import { countedIn } from '../cash-flow/summarize.ts';
import { matchCategories } from '../categories/category-matcher.ts';
import { spokenTitle } from '../categorizer/spoken-name.ts';
import { type Centavos, centavos, percentageOf, sum, toAmount, ZERO } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { addDays, daysBetween, type IsoDate } from '../time/calendar.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import {
  datesOf,
  type LimitPeriod,
  type LimitWindow,
  type SpendingLimit,
  THRESHOLDS,
  type Threshold,
} from './limit.ts';

/** The spending of a limit's window; `spent` in centavos. */
export type LimitUsage = { limit: SpendingLimit; window: LimitWindow; spent: Centavos };

/**
 * The days of a window that count: up to today in São Paulo. A window begins at midnight UTC, and until it is midnight in São
 * Paulo its first day counts. Null before.
 */
export const countedDays = (window: LimitWindow, now: Instant): SpendingPeriod | null => {
  const { first, last } = datesOf(window);
  if (first > utcDateOf(now)) return null;
  const today = dateInSaoPaulo(now);
  const to = last < today ? last : today;
  return { from: first, to: to < first ? first : to };
};

const signed = ({ kind, amount }: CountedSpending): Centavos => (kind === 'refund' ? centavos(-amount) : amount);

// Every limit asks for the merchants of the same rows.
const byRow = new WeakMap<CountedSpending, string>();
const normalName = (one: CountedSpending): string => {
  const name = byRow.get(one) ?? normalizeText(merchantOf(one));
  byRow.set(one, name);
  return name;
};

/** Whether a row counts under a limit's name: of the category with its subcategories, or, where no category has the name, of the merchant. */
const countsUnder = (name: string): ((one: CountedSpending) => boolean) => {
  const { covers, unknownIn } = matchCategories(name);
  // Limits of before were made for a merchant as its bank printed it.
  const merchants = new Set(
    unknownIn([]).flatMap((said) => [said, spokenTitle({ description: said, merchant: null })].map(normalizeText)),
  );
  return (one) => covers(one.category) || (merchants.size > 0 && merchants.has(normalName(one)));
};

const netOf = (counted: readonly CountedSpending[]): Centavos => centavos(Math.max(0, sum(counted.map(signed))));

/** As summarize-spending counts them, net of refunds; never below 0. */
export const spentInWindow = (money: Money, name: string, days: SpendingPeriod | null): Centavos => {
  if (!days) return ZERO;
  return netOf(countedIn(money, days).filter(countsUnder(name)));
};

const DAYS_OF_USUAL = 90;
/** Fewer days say little of a usual month. */
const FEWEST_DAYS = 30;
const LENGTHS: Record<LimitPeriod, number> = { daily: 1, weekly: 7, biweekly: 14, monthly: 30 };

export const datesOfUsual = (today: IsoDate): SpendingPeriod => ({
  from: addDays(today, 1 - DAYS_OF_USUAL),
  to: today,
});

/** What a limit of the name would have counted in the last 90 days. `usual` of a period; null where the rows begin too late to say. */
export const usualUnder = (money: Money, name: string, period: LimitPeriod, today: IsoDate) => {
  const days = datesOfUsual(today);
  const all = countedIn(money, days);
  const counted = all.filter(countsUnder(name));
  const first = money.entries.reduce((least, { date }) => (days.from <= date && date < least ? date : least), today);
  const known = daysBetween(first, today) + 1;
  const isCategory = matchCategories(name).unknownIn(all).length === 0;
  return {
    matches: isCategory ? ('category' as const) : counted.length > 0 ? ('merchant' as const) : ('none' as const),
    usual: known < FEWEST_DAYS ? null : centavos(Math.round((netOf(counted) * LENGTHS[period]) / known)),
    transactions: counted.filter(({ kind }) => kind === 'spending').length,
  };
};

/** Compared in centavos, because rounded percentages may reach a threshold early. */
export const thresholdReached = (spent: Centavos, limitAmount: Centavos): Threshold | null =>
  THRESHOLDS.findLast((threshold) => BigInt(spent) * 100n >= BigInt(limitAmount) * BigInt(threshold)) ?? null;

const statusOf = (reached: Threshold | null): 'ok' | 'warning' | 'danger' => {
  if (reached === null) return 'ok';
  return reached === 50 ? 'warning' : 'danger';
};

export const usageOf = (spent: Centavos, { limitAmount }: Pick<SpendingLimit, 'limitAmount'>) => ({
  currentSpending: toAmount(spent),
  remainingAmount: toAmount(centavos(Math.max(0, limitAmount - spent))),
  percentageUsed: percentageOf(spent, limitAmount),
  status: statusOf(thresholdReached(spent, limitAmount)),
});
