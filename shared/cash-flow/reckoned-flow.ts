import { within } from '../ledger/filters.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type FlowEntry, type Money, moneyIn, onBillingDate } from './entries.ts';
import { around, type FlowDates, reckonedDates } from './flow-dates.ts';
import { type CountedSpending, counted, type NetEntry, netSpending } from './net-spending.ts';
import { type FlowSources, interestOfPlans, type PlanInterest } from './plan-interest.ts';

/** What counts in the dates that are reckoned together. */
export type Reckoned = {
  dates: FlowDates;
  income: readonly FlowEntry[];
  /** Netted when it is first asked for. */
  spent(): readonly NetEntry[];
  /** All that counts, before it is netted. */
  counted: readonly CountedSpending[];
  money: Money;
};

export const isInFlowDates = ({ first, last }: FlowDates, date: IsoDate): boolean => first <= date && date <= last;

export const ofAccounts = <Of extends { row: { accountId: string } }>(
  all: readonly Of[],
  ids: ReadonlySet<string> | null,
): Of[] => all.filter(({ row }) => ids === null || ids.has(row.accountId));

/** Null: all accounts. */
export const idsOf = (
  { accounts }: Pick<FlowSources, 'accounts'>,
  accountType: string | undefined,
): ReadonlySet<string> | null =>
  accountType === undefined ? null : new Set(accounts.filter(({ type }) => type === accountType).map(({ id }) => id));

/** A cancelled installment is given back on its own bill, so that no month holds one without the other. */
const notBeforeInstallment = (one: CountedSpending): CountedSpending => {
  const { purchase } = one;
  return purchase?.row.installment && purchase.date > one.date ? { ...one, date: purchase.date } : one;
};

/** @param accountType only what accounts of this type hold; refunds are paired among all */
const reckon = (
  all: FlowSources,
  dates: FlowDates,
  { accountType, interest, today }: { accountType: string | undefined; interest: PlanInterest; today: IsoDate },
): Reckoned => {
  const sources = { ...all, transactions: within(all.transactions, around(dates)) };
  const { entries, moves, leftOut } = moneyIn(sources, onBillingDate(sources, today), today, interest);
  const ids = idsOf(all, accountType);
  const own = entries.filter(({ row }) => isInFlowDates(dates, row.date));
  const here = ofAccounts(
    counted(own)
      .map(notBeforeInstallment)
      .filter(({ date }) => isInFlowDates(dates, date)),
    ids,
  );
  let spent: readonly NetEntry[] | undefined;
  return {
    dates,
    income: ofAccounts(own, ids).filter(({ kind, date }) => kind === 'income' && isInFlowDates(dates, date)),
    spent: () => {
      spent ??= netSpending(here);
      return spent;
    },
    counted: here,
    money: { entries, moves: ofAccounts(moves, ids), leftOut: ofAccounts(leftOut, ids) },
  };
};

/** All that the months of an answer are made from, the latest dates first. @param sources rows of `datesOfCashFlow` */
export const reckonedFlow = (
  sources: FlowSources,
  months: number,
  today: IsoDate,
  accountType?: string,
): [Reckoned, ...Reckoned[]] => {
  const [recent, ...before] = reckonedDates(months, today);
  const how = { accountType, interest: interestOfPlans(sources, today), today };
  return [reckon(sources, recent, how), ...before.map((dates) => reckon(sources, dates, how))];
};
