import { type Account, isCreditCard, isOpen } from '../accounts/account.ts';
import { type Centavos, centavos, sum, ZERO } from '../money.ts';
import type { Everyday } from '../recurring/packed-streams.ts';
import { addDays, type IsoDate, type IsoMonth } from '../time/calendar.ts';
import type { ForecastDay } from './balances.ts';
import type { Horizon } from './occurrences.ts';

/** The account's part of everyday spending, as a share of the sum of all shares. */
export type Share = { account: Account; weight: number };

/** Everyday spending of a month, by the last whole ones. */
export type Usual = {
  perMonth: Centavos;
  /** Of the smallest and the largest of up to six months, widened to hold `perMonth`. */
  low: Centavos;
  high: Centavos;
  /** Whose median it is, the latest first. */
  months: IsoMonth[];
  /** Those above zero, the largest first. Their sum is `perMonth`. */
  byCategory: { category: string; perMonth: Centavos }[];
  /** Bank accounts first. */
  shares: readonly Share[];
};

const MONTHS_OF_MEDIAN = 3;
const LEAST_MONTHS = 2;

// Of two the mean.
const median = (amounts: readonly Centavos[]): Centavos => {
  const sorted = amounts.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? ZERO, sorted[sorted.length >> 1] ?? ZERO];
  return centavos(Math.round((low + high) / 2));
};

const inReais = (account: Account): boolean => isOpen(account) && account.currencyCode === 'BRL';

const sharesOf = (everyday: Everyday, accounts: readonly Account[], months: number): Share[] => {
  const weights = accounts.filter(inReais).map((account) => ({
    account,
    weight: sum((everyday.accounts[account.id] ?? []).slice(0, months)),
  }));
  const byKindThenId = (a: Share, b: Share): number =>
    Number(isCreditCard(a.account)) - Number(isCreditCard(b.account)) || (a.account.id < b.account.id ? -1 : 1);
  return weights.filter(({ weight }) => weight > 0).sort(byKindThenId);
};

const totalsOf = ({ categories }: Everyday, months: number): Centavos[] =>
  Array.from({ length: months }, (_, at) => sum(Object.values(categories).map((amounts) => amounts[at] ?? ZERO)));

const byAmountThenName = (a: Usual['byCategory'][number], b: Usual['byCategory'][number]): number =>
  b.perMonth - a.perMonth || (a.category < b.category ? -1 : 1);

const withoutFirst = (amounts: Everyday['categories'], count: number): Everyday['categories'] =>
  Object.fromEntries(Object.entries(amounts).map(([name, months]) => [name, months.slice(count)]));

/** Without the latest months in which no row came at all: they have not been synchronized, and say nothing. */
const synchronized = (all: Everyday): Everyday => {
  const missing = Math.max(0, all.hasRows.indexOf(true));
  if (missing === 0) return all;
  return {
    ...all,
    months: all.months.slice(missing),
    hasRows: all.hasRows.slice(missing),
    categories: withoutFirst(all.categories, missing),
    accounts: withoutFirst(all.accounts, missing),
  };
};

/** The median of the last three whole months, category by category; null with rows in fewer than two of them. */
const usualOf = (all: Everyday | null, accounts: readonly Account[]): Usual | null => {
  if (!all) return null;
  const everyday = synchronized(all);
  // Months before the first row say nothing.
  const known = everyday.hasRows.lastIndexOf(true) + 1;
  const count = Math.min(known, MONTHS_OF_MEDIAN);
  if (everyday.hasRows.slice(0, count).filter(Boolean).length < LEAST_MONTHS) return null;
  const byCategory = Object.entries(everyday.categories)
    .map(([category, amounts]) => ({ category, perMonth: median(amounts.slice(0, count)) }))
    .filter(({ perMonth }) => perMonth > 0)
    .sort(byAmountThenName);
  const perMonth = sum(byCategory.map((one) => one.perMonth));
  const totals = totalsOf(everyday, known);
  return {
    perMonth,
    low: centavos(Math.min(perMonth, ...totals)),
    high: centavos(Math.max(perMonth, ...totals)),
    months: everyday.months.slice(0, count),
    byCategory,
    shares: sharesOf(everyday, accounts, count),
  };
};

/** Parts of a whole by their weights, whose sum is the whole; each end is rounded, so that no centavo is lost. */
const parted = (whole: Centavos, weights: readonly number[]): Centavos[] => {
  const total = weights.reduce((all, weight) => all + weight, 0);
  let [before, seen] = [0, 0];
  return weights.map((weight) => {
    seen += weight;
    const end = total === 0 ? 0 : Math.round((whole * seen) / total);
    const part = centavos(end - before);
    before = end;
    return part;
  });
};

/** One account's part of it. */
const usualOfAccount = (usual: Usual, accountId: string): Usual => {
  const at = usual.shares.findIndex(({ account }) => account.id === accountId);
  const weights = usual.shares.map(({ weight }) => weight);
  const partOf = (whole: Centavos): Centavos => parted(whole, weights)[at] ?? ZERO;
  const perMonth = partOf(usual.perMonth);
  const shares = usual.shares.filter((_, index) => index === at);
  const amounts = parted(
    perMonth,
    usual.byCategory.map((one) => one.perMonth),
  );
  const byCategory = usual.byCategory
    .map(({ category }, index) => ({ category, perMonth: amounts[index] ?? ZERO }))
    .filter((one) => one.perMonth > 0)
    .sort(byAmountThenName);
  return { ...usual, perMonth, low: partOf(usual.low), high: partOf(usual.high), byCategory, shares };
};

/** @param accountId only its part; null for an account that is not among them */
export const usualFor = (
  everyday: Everyday | null,
  accounts: readonly Account[],
  accountId: string | undefined,
): Usual | null => {
  const usual = usualOf(everyday, accounts);
  if (!usual || accountId === undefined) return usual;
  return accounts.some(({ id }) => id === accountId) ? usualOfAccount(usual, accountId) : null;
};

const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/** What so many days of it cost. */
const costOf = (perMonth: Centavos, days: number): Centavos =>
  centavos(Math.round((perMonth * MONTHS_A_YEAR * days) / DAYS_A_YEAR));

/** The due date of the bill that would hold a purchase of that day. */
export type DueOfPurchase = (card: Account, date: IsoDate) => IsoDate;

/** What everyday spending takes from the bank accounts, by the day on which it does. */
const outflows = (
  { perMonth, shares }: Usual,
  { today, last }: Horizon,
  dueOf: DueOfPurchase,
): ReadonlyMap<IsoDate, Centavos> => {
  // Where no account of those months is left, the person pays from another one.
  const payers = shares.length > 0 ? shares : [{ account: null, weight: 1 }];
  const weights = payers.map(({ weight }) => weight);
  const out = new Map<IsoDate, Centavos>();
  let before = parted(ZERO, weights);
  for (let days = 1, date = addDays(today, 1); date <= last; days += 1, date = addDays(date, 1)) {
    const until = parted(costOf(perMonth, days), weights);
    for (const [at, { account }] of payers.entries()) {
      const paidOn = account && isCreditCard(account) ? dueOf(account, date) : date;
      out.set(paidOn, centavos((out.get(paidOn) ?? ZERO) + (until[at] ?? ZERO) - (before[at] ?? ZERO)));
    }
    before = until;
  }
  return out;
};

/** The line of the balance with everyday spending: the known one less what it has taken so far. */
export const usualBalances = (
  days: readonly ForecastDay[],
  usual: Usual,
  horizon: Horizon,
  dueOf: DueOfPurchase,
): (Centavos | null)[] => {
  const out = outflows(usual, horizon, dueOf);
  let spent = ZERO;
  return days.map(({ date, balance }) => {
    spent = centavos(spent + (out.get(date) ?? ZERO));
    return balance === null ? null : centavos(balance - spent);
  });
};
