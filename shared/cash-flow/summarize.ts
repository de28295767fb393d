import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum, toAmount, ZERO } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Money } from './entries.ts';
import { type CountedSpending, counted, isSpent, type NetEntry, netSpending } from './net-spending.ts';
import { startsOfPlans } from './plan-interest.ts';
import {
  changeFromBefore,
  type Grouping,
  inTheirOrder,
  type SpendingGroup,
  shareOf,
  spendingGroups,
} from './spending-groups.ts';
import { datesOfPurchasesBefore, type SpendingPeriod } from './spending-period.ts';

/** A period's spending, in groups. */
export type Spent = { period: SpendingPeriod; entries: readonly NetEntry[]; groups: readonly SpendingGroup[] };

const totalOf = ({ entries }: Spent): Centavos => sum(entries.map(({ net }) => net));
const grossOf = ({ entries }: Spent): Centavos => sum(entries.filter(isSpent).map(({ amount }) => amount));

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
      count: spent.entries.filter(isSpent).length,
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

/** A refund is meant where what it gives back is: its purchase, on the day and in the account of the refund. */
const mirrored = ({ row, purchase, category }: CountedSpending): Transaction => {
  const { id, date, accountId } = row;
  const given: Transaction = { ...(purchase?.row ?? row), id, date, accountId, category, type: 'DEBIT' };
  return { ...given, amount: centavos(-Math.abs(given.amount)) };
};

const during =
  ({ from, to }: SpendingPeriod) =>
  ({ date }: { date: IsoDate }): boolean =>
    from <= date && date <= to;

// Limits of one window, and each look at a period, ask for the same.
const known = new WeakMap<Money, Map<string, CountedSpending[]>>();

/**
 * Spending and refunds of a period, refunds by the categories of their purchases: those of the period first, then those of
 * 90 days before it.
 */
export const countedIn = (money: Money, period: SpendingPeriod): readonly CountedSpending[] => {
  const periods = known.get(money) ?? new Map<string, CountedSpending[]>();
  known.set(money, periods);
  const key = `${period.from} ${period.to}`;
  const isDuring = during(period);
  const found =
    periods.get(key) ??
    counted(
      money.entries.filter(isDuring),
      money.entries.filter((entry) => !isDuring(entry)),
    );
  periods.set(key, found);
  return found;
};

const looksBack = ({ entries }: Money, period: SpendingPeriod): boolean =>
  counted(entries.filter(during(period))).some(({ kind, purchase }) => kind === 'refund' && !purchase);

/**
 * The dates to read besides, for the categories of refunds that find no purchase in their period, and for the interest of bill
 * installments; null for none.
 */
export const purchasesBefore = (
  money: Money,
  periods: readonly SpendingPeriod[],
  read: SpendingPeriod,
): SpendingPeriod | null => {
  const wanting = periods.filter((period) => looksBack(money, period)).map(({ from }) => from);
  const ofPlans = periods.flatMap((period) => startsOfPlans(money.moves.map(({ row }) => row).filter(during(period))));
  const [from] = [...wanting, ...ofPlans].sort();
  return from === undefined ? null : datesOfPurchasesBefore(from, read);
};

type Question = { grouping: Grouping; isMeant: IsMeant | null; accounts: ReadonlyMap<string, Account> };

/** What was spent in a period, in groups. */
export const spentIn = (money: Money, period: SpendingPeriod, { grouping, isMeant, accounts }: Question): Spent => {
  const meant = (one: CountedSpending): boolean =>
    !isMeant || isMeant(one.kind === 'refund' ? mirrored(one) : one.row, accounts.get(one.row.accountId));
  const spent = netSpending(countedIn(money, period).filter(meant));
  return { period, entries: spent, groups: spendingGroups(spent, grouping, accounts) };
};

/** How many rows of the period no sum holds. */
export const leftOutIn = ({ leftOut }: Money, period: SpendingPeriod): number =>
  leftOut.filter((entry) => entry.kind !== 'income' && during(period)(entry)).length;
