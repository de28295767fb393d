import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum, toAmount, ZERO } from '../money.ts';
import type { FlowEntry, Money } from './entries.ts';
import {
  changeFromBefore,
  type Grouping,
  inTheirOrder,
  type NetEntry,
  netSpending,
  type SpendingGroup,
  shareOf,
  spendingGroups,
} from './net-spending.ts';
import type { SpendingPeriod } from './spending-period.ts';

/** A period's spending, in groups. */
export type Spent = { period: SpendingPeriod; entries: readonly NetEntry[]; groups: readonly SpendingGroup[] };

const totalOf = ({ entries }: Spent): Centavos => sum(entries.map(({ net }) => net));
const grossOf = ({ entries }: Spent): Centavos => sum(entries.map(({ amount }) => amount));

// A group of the other period alone is one that has come to nothing.
const withVanished = (spent: Spent, before: Spent | null, grouping: Grouping): SpendingGroup[] => {
  if (!before || grouping === 'month' || grouping === 'day') return [...spent.groups];
  const present = new Set(spent.groups.map(({ key }) => key));
  const gone = before.groups.filter(({ key }) => !present.has(key));
  return [...spent.groups, ...gone.map(({ key, name }) => ({ key, name, amount: ZERO, count: 0 }))];
};

const othersOf = (groups: readonly SpendingGroup[]) =>
  groups.length === 0
    ? null
    : {
        groups: groups.length,
        amount: toAmount(sum(groups.map(({ amount }) => amount))),
        count: groups.reduce((count, group) => count + group.count, 0),
      };

/** `data` of summarize-spending. @param top groups to list, the largest; null: all */
export const presentSpending = (spent: Spent, before: Spent | null, grouping: Grouping, top: number | null) => {
  const total = totalOf(spent);
  const all = withVanished(spent, before, grouping);
  const listed = inTheirOrder(all.slice(0, top ?? all.length), grouping);
  const previous = new Map(before?.groups.map(({ key, amount }) => [key, amount]));
  const isByTime = grouping === 'month' || grouping === 'day';
  const compared = (group: SpendingGroup) => {
    const amount = before && !isByTime ? (previous.get(group.key) ?? ZERO) : null;
    return {
      previous_amount: amount === null ? null : toAmount(amount),
      change: changeFromBefore(group.amount, amount),
    };
  };
  return {
    period: spent.period,
    group_by: grouping,
    totals: {
      spending: toAmount(total),
      gross: toAmount(grossOf(spent)),
      refunds: toAmount(centavos(grossOf(spent) - total)),
      count: spent.entries.length,
    },
    groups: listed.map((group) => ({
      key: group.key,
      name: group.name,
      amount: toAmount(group.amount),
      share: shareOf(group.amount, total) ?? 0,
      count: group.count,
      ...compared(group),
    })),
    others: othersOf(all.slice(top ?? all.length)),
    comparison: before && {
      period: before.period,
      spending: toAmount(totalOf(before)),
      difference: toAmount(centavos(total - totalOf(before))),
      change: changeFromBefore(total, totalOf(before)),
    },
  };
};

/** Whether a row is meant by a message. */
export type IsMeant = (row: Transaction, account: Account | undefined) => boolean;

// A refund matches where the refunded purchase would.
const mirrored = (row: Transaction): Transaction => ({
  ...row,
  type: 'DEBIT',
  amount: centavos(-Math.abs(row.amount)),
});

const during =
  ({ from, to }: SpendingPeriod) =>
  ({ date }: FlowEntry): boolean =>
    from <= date && date <= to;

type Question = { grouping: Grouping; isMeant: IsMeant | null; accounts: ReadonlyMap<string, Account> };

/** What was spent in a period, in groups. */
export const spentIn = (
  { entries }: Money,
  period: SpendingPeriod,
  { grouping, isMeant, accounts }: Question,
): Spent => {
  const meant = ({ row, kind }: FlowEntry): boolean =>
    kind !== 'income' && (!isMeant || isMeant(kind === 'refund' ? mirrored(row) : row, accounts.get(row.accountId)));
  const spent = netSpending(entries.filter(during(period)).filter(meant));
  return { period, entries: spent, groups: spendingGroups(spent, grouping, accounts) };
};

/** How many rows of the period no sum holds. */
export const leftOutIn = ({ leftOut }: Money, period: SpendingPeriod): number =>
  leftOut.filter((entry) => entry.kind !== 'income' && during(period)(entry)).length;
