import type { Account } from '../accounts/account.ts';
import { spokenTitle } from '../categorizer/spoken-name.ts';
import type { GROUPINGS } from '../contract/operations/summarize-spending.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, sum, toAmount } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { monthOf } from '../time/calendar.ts';
import { isSpent, type NetEntry } from './net-spending.ts';

export type Grouping = (typeof GROUPINGS)[number];
/** One row of the summary. `key` is stable: an account's id, a date; a merchant's or category's name. */
export type SpendingGroup = { key: string; name: string; amount: Centavos; count: number };

// What is left of a refund stands with the merchant of its purchase.
export const merchantOf = ({ row, purchase }: Pick<NetEntry, 'row' | 'purchase'>): string =>
  spokenTitle(purchase?.row ?? row);

const named: Record<
  Grouping,
  (entry: NetEntry, accounts: ReadonlyMap<string, Account>) => { key: string; name: string }
> = {
  category: ({ category }) => ({ key: category, name: category }),
  merchant: (entry) => ({ key: normalizeText(merchantOf(entry)), name: merchantOf(entry) }),
  month: ({ date }) => ({ key: monthOf(date), name: monthOf(date) }),
  account: ({ row }, accounts) => ({ key: row.accountId, name: accounts.get(row.accountId)?.name ?? '' }),
  day: ({ date }) => ({ key: date, name: date }),
};

const byAmountThenKey = (a: SpendingGroup, b: SpendingGroup): number => b.amount - a.amount || (a.key < b.key ? -1 : 1);

/** What was spent, a group a row, the largest first. */
export const spendingGroups = (
  entries: readonly NetEntry[],
  grouping: Grouping,
  accounts: ReadonlyMap<string, Account>,
): SpendingGroup[] => {
  const groups = groupBy(entries, (entry) => named[grouping](entry, accounts).key);
  return Array.from(groups, ([key, own]): SpendingGroup => {
    const [first] = own;
    return {
      key,
      name: first ? named[grouping](first, accounts).name : key,
      amount: sum(own.map(({ net }) => net)),
      count: own.filter(isSpent).length,
    };
  }).sort(byAmountThenKey);
};

/** Months and days stand in their order, everything else with the largest first. */
export const inTheirOrder = (groups: readonly SpendingGroup[], grouping: Grouping): SpendingGroup[] =>
  grouping === 'month' || grouping === 'day' ? [...groups].sort((a, b) => (a.key < b.key ? -1 : 1)) : [...groups];

/** Change in percent against `before`, two decimals; null without something to compare with. */
export const changeFromBefore = (now: Centavos, before: Centavos | null): number | null => {
  if (before === null || before <= 0) return null;
  return Math.round(((now - before) * 10_000) / before) / 100;
};

/** A part of a whole with four decimals; null where there is no whole. */
export const shareOf = (part: Centavos, whole: Centavos): number | null =>
  whole <= 0 ? null : Math.round((part * 10_000) / whole) / 10_000;

export const amountOrNull = (value: Centavos | null): number | null => (value === null ? null : toAmount(value));
