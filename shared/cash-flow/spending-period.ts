import type { Comparison } from '../contract/fields/compared-with.ts';
import type { Transaction } from '../ledger/transaction.ts';
import {
  addDays,
  addMonths,
  addToMonth,
  daysBetween,
  firstDayOf,
  type IsoDate,
  lastDayOf,
  monthOf,
} from '../time/calendar.ts';
import { around, type FlowDates } from './flow-dates.ts';
import { DAYS_BACK_TO_PURCHASE } from './pair-refunds.ts';
import { type FlowSources, startsOfPlans } from './plan-interest.ts';

/** Dates, both included. */
export type SpendingPeriod = { from: IsoDate; to: IsoDate };
type Given = { from: IsoDate | null; to: IsoDate | null };

const later = (a: IsoDate | null, b: IsoDate | null): IsoDate | null => (a && b ? (a > b ? a : b) : (a ?? b));
const earlier = (a: IsoDate | null, b: IsoDate | null): IsoDate | null => (a && b ? (a < b ? a : b) : (a ?? b));

/**
 * The dates that apply: by default the running month up to today. A message's dates take the place of the default ones and
 * never widen given ones; null where the two have no day in common.
 */
export const spendingPeriod = (given: Given, message: Given, today: IsoDate): SpendingPeriod | null => {
  const [start, end] = [later(given.from, message.from), earlier(given.to, message.to)];
  if (start && end && start > end) return null;
  const from = start ?? firstDayOf(monthOf(end && end < today ? end : today));
  return { from, to: end ?? (from > today ? from : today) };
};

const monthsIn = ({ from, to }: SpendingPeriod): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

// Whole months, and a month up to some day, are compared with the months before; anything else with as many days.
const before = ({ from, to }: SpendingPeriod): SpendingPeriod => {
  if (from === firstDayOf(monthOf(from))) {
    const months = monthsIn({ from, to });
    const end = addToMonth(monthOf(to), -months);
    return {
      from: addMonths(from, -months),
      to: to === lastDayOf(monthOf(to)) ? lastDayOf(end) : addMonths(to, -months),
    };
  }
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
};

export const comparedPeriod = (period: SpendingPeriod, comparison: Comparison): SpendingPeriod => {
  if (comparison.kind === 'dates') return { from: comparison.from, to: comparison.to };
  if (comparison.kind === 'month') return { from: firstDayOf(comparison.month), to: lastDayOf(comparison.month) };
  return before(period);
};

/** How far back a merchant that a message names is looked up. */
const MONTHS_OF_MERCHANTS = 12;

/** The dates whose rows decide what was spent in the periods: other sides of transfers lie around them. */
export const datesToSummarize = (
  periods: readonly SpendingPeriod[],
  looksUpMerchants: boolean,
  today: IsoDate,
): SpendingPeriod => {
  const looked = looksUpMerchants ? [{ from: addMonths(today, -MONTHS_OF_MERCHANTS), to: today }] : [];
  const all = [...periods, ...looked];
  const firsts = all.map(({ from }) => from).sort();
  const lasts = all.map(({ to }) => to).sort();
  const { first, last } = around({ first: firsts[0] ?? today, last: lasts.at(-1) ?? today });
  return { from: first, to: last };
};

/** The dates before `read` that may hold the purchases of refunds from `day` on; null where all have been read. */
export const datesOfPurchasesBefore = (day: IsoDate, read: SpendingPeriod): SpendingPeriod | null => {
  const { first } = around({ first: addDays(day, -DAYS_BACK_TO_PURCHASE), last: day });
  return first < read.from ? { from: first, to: addDays(read.from, -1) } : null;
};

/**
 * The rows before `read`, and the bills about them, that tell what the plans of bill installments among the rows cost; most users
 * have no such plan, and then nothing is read.
 */
export const plansBefore = async (
  { transactions, bills }: Pick<FlowSources, 'transactions' | 'bills'>,
  read: FlowDates,
  rowsAndBills: (from: IsoDate, to: IsoDate) => Promise<readonly [readonly Transaction[], Pick<FlowSources, 'bills'>]>,
): Promise<Required<Pick<FlowSources, 'earlier' | 'bills'>>> => {
  const [start] = startsOfPlans(transactions);
  const before = start && datesOfPurchasesBefore(start, { from: read.first, to: read.last });
  if (!before) return { earlier: [], bills };
  const [earlier, wider] = await rowsAndBills(before.from, before.to);
  return { earlier, bills: wider.bills };
};
