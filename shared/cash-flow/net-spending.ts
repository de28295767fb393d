import type { Account } from '../accounts/account.ts';
import type { GROUPINGS } from '../contract/operations/summarize-spending.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, sum, toAmount } from '../money.ts';
import { streamTitle } from '../recurring/stream-title.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type IsoMonth, monthOf } from '../time/calendar.ts';
import type { FlowEntry } from './entries.ts';

/** Spending with what refunds have left of it, never below zero. */
export type NetEntry = FlowEntry & { net: Centavos };

const likeness = (spent: FlowEntry, refund: FlowEntry): number => {
  const sameMerchant =
    (spent.row.merchant ?? spent.row.description) === (refund.row.merchant ?? refund.row.description);
  return (sameMerchant ? 2 : 0) + (spent.row.accountId === refund.row.accountId ? 1 : 0);
};

// The most likely purchase first: the same merchant, then the same account, then the latest purchase.
const likeliestFirst =
  (refund: FlowEntry) =>
  (a: NetEntry, b: NetEntry): number => {
    const difference = likeness(b, refund) - likeness(a, refund);
    if (difference !== 0) return difference;
    return a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? 1 : -1;
  };

const taken = (spent: readonly NetEntry[], refund: FlowEntry, left: Centavos): Centavos => {
  let rest = left;
  for (const entry of [...spent].sort(likeliestFirst(refund))) {
    const part = Math.min(entry.net, rest);
    entry.net = centavos(entry.net - part);
    rest = centavos(rest - part);
    if (rest === 0) break;
  }
  return rest;
};

const byDate = (a: FlowEntry, b: FlowEntry): number =>
  a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? -1 : 1;

type Rest = { refund: FlowEntry; left: Centavos };

const netOfCategory = (entries: readonly FlowEntry[]): NetEntry[] => {
  const spent = entries
    .filter(({ kind }) => kind === 'spending')
    .map((entry): NetEntry => ({ ...entry, net: entry.amount }));
  const refunds = entries.filter(({ kind }) => kind === 'refund');
  if (refunds.length === 0) return spent;
  const spentIn = groupBy(spent, ({ date }) => monthOf(date));
  const refundedIn = groupBy([...refunds].sort(byDate), ({ date }) => monthOf(date));
  const months = [...new Set<IsoMonth>([...spentIn.keys(), ...refundedIn.keys()])].sort().reverse();
  let rests: Rest[] = [];
  for (const month of months) {
    const due = [...(refundedIn.get(month) ?? []).map((refund): Rest => ({ refund, left: refund.amount })), ...rests];
    rests = due
      .map(({ refund, left }) => ({ refund, left: taken(spentIn.get(month) ?? [], refund, left) }))
      .filter(({ left }) => left > 0);
  }
  return spent;
};

/**
 * Spending net of refunds: a refund lessens the spending of its category in the month in which it came, never below zero;
 * the rest reduces the months before, one after the other.
 */
export const netSpending = (entries: readonly FlowEntry[]): NetEntry[] =>
  [...groupBy(entries, ({ category }) => category).values()].flatMap(netOfCategory);

export type Grouping = (typeof GROUPINGS)[number];
/** One row of the summary. `key` is stable: an account's id, a date; a merchant's or category's name. */
export type SpendingGroup = { key: string; name: string; amount: Centavos; count: number };

const merchantOf = ({ row }: NetEntry): string => row.merchant ?? streamTitle(row);

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
      count: own.length,
    };
  }).sort(byAmountThenKey);
};

/** Months and days are in calendar order, everything else with the largest first. */
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
