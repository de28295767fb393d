import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import { everydayMonths } from '../cash-flow/monthly-flow.ts';
import { reckonedFlow } from '../cash-flow/reckoned-flow.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum } from '../money.ts';
import type { Everyday, EverydaySources } from '../recurring/packed-streams.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { digestOfReminders } from '../reminders/reminder-occurrence.ts';
import { addDays, addMonths, addToMonth, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { daysApart, debitsNear, paymentOfDue, SAME_DAYS } from './match-reminders.ts';

/** Whole months before the running one that are kept. */
const MONTHS_KEPT = 6;

const byId = (a: Reminder, b: Reminder): number => (a.id < b.id ? -1 : 1);
const STEPS = { daily: 1, weekly: 7 } as const;

/** The due dates of a reminder from one day to another, both included, those before the stored one too. */
const pastDates = ({ dueDate, recurrencePattern, anchorDay }: Reminder, first: IsoDate, last: IsoDate): IsoDate[] => {
  const dates: IsoDate[] = [];
  for (let back = 0, date = dueDate; date >= first; back += 1) {
    if (date <= last) dates.push(date);
    if (!recurrencePattern) break;
    date =
      recurrencePattern === 'daily' || recurrencePattern === 'weekly'
        ? addDays(date, -STEPS[recurrencePattern])
        : addMonths(dueDate, -(back + 1) * (recurrencePattern === 'monthly' ? 1 : 12), anchorDay);
  }
  return dates;
};

/** The rows that reminders were paid by, each due date by one. */
export const paidByReminders = (
  rows: readonly Transaction[],
  reminders: readonly Reminder[],
  first: IsoDate,
  last: IsoDate,
): ReadonlySet<string> => {
  const near = debitsNear(rows);
  const paid = new Set<string>();
  for (const reminder of reminders.toSorted(byId)) {
    for (const dueDate of pastDates(reminder, first, last)) {
      const pays = paymentOfDue({ title: reminder.title, amount: reminder.amount, dueDate });
      const [nearest] = near(dueDate)
        .filter((row) => !paid.has(row.id) && pays(row))
        .sort((a, b) => daysApart(a.date, dueDate) - daysApart(b.date, dueDate) || (a.id < b.id ? -1 : 1));
      if (nearest) paid.add(nearest.id);
    }
  }
  return paid;
};

const isInstallment = ({ installment }: Transaction): boolean => installment !== null && installment.total > 1;

type Sums = Readonly<Record<string, readonly Centavos[]>>;
const notNegative = (amount: Centavos): Centavos => centavos(Math.max(0, amount));

/** By name, one sum for each month. */
const summed = (months: readonly (readonly { name: string; amount: Centavos }[])[]): Sums => {
  const names = [...new Set(months.flatMap((month) => month.map(({ name }) => name)))].sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      months.map((month) => notNegative(sum(month.filter((one) => one.name === name).map(({ amount }) => amount)))),
    ]),
  );
};

const paidIn = (rows: readonly Transaction[], reminders: readonly Reminder[], today: IsoDate): ReadonlySet<string> => {
  const [first, last] = [addDays(firstDayOfKept(today), -SAME_DAYS), addDays(today, SAME_DAYS)];
  const known = rows.filter(({ date }) => date >= first && date <= today);
  return paidByReminders(known, reminders, first, last);
};

const firstDayOfKept = (today: IsoDate): IsoDate => firstDayOf(addToMonth(monthOf(today), -MONTHS_KEPT));

const digestOf = (ids: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...ids].sort()))
    .digest('base64url')
    .slice(0, 22);

/**
 * What an import has kept, where the reminders of now are about the same rows: a completed one, or one without a payment yet, changes nothing.
 * Else it is reckoned anew.
 * @param kept by an import of the very rows, accounts and streams
 */
export const keptOrReckoned = (
  kept: Everyday | null,
  sources: EverydaySources,
  reminders: readonly Reminder[],
  today: IsoDate,
): Everyday => {
  const paid = paidIn(sources.transactions, reminders, today);
  return kept?.paid === digestOf(paid) ? kept : reckonedWithout(paid, sources, reminders, today);
};

/**
 * Everyday spending of the last six whole months: the categories of get-cash-flow without rows of streams, of installments, and
 * without payments that reminders are about.
 * @param sources rows of `datesOfStreams`
 */
export const everydayIn = (sources: EverydaySources, reminders: readonly Reminder[], today: IsoDate): Everyday =>
  reckonedWithout(paidIn(sources.transactions, reminders, today), sources, reminders, today);

/** @param paid ids of the rows that the reminders are about */
const reckonedWithout = (
  paid: ReadonlySet<string>,
  { streams, transactions, accounts, bills, closingDates, holdings }: EverydaySources,
  reminders: readonly Reminder[],
  today: IsoDate,
): Everyday => {
  const explained = new Set([...streams.flatMap(({ rowIds }) => rowIds), ...paid]);
  const isExplained = (row: Transaction): boolean => explained.has(row.id) || isInstallment(row);
  const stored = new Set<string>(accounts.map(({ id }: Account) => id));
  const rows = transactions.filter(({ accountId }) => stored.has(accountId));
  const flow = reckonedFlow({ accounts, bills, closingDates, holdings, transactions: rows }, MONTHS_KEPT, today);
  const months = everydayMonths(flow, MONTHS_KEPT, today, isExplained);
  return {
    months: months.map(({ month }) => month),
    hasRows: months.map(({ hasRows }) => hasRows),
    categories: summed(months.map(({ sums }) => sums.map(({ category, amount }) => ({ name: category, amount })))),
    accounts: summed(months.map(({ sums }) => sums.map(({ accountId, amount }) => ({ name: accountId, amount })))),
    reminders: digestOfReminders(reminders),
    paid: digestOf(paid),
  };
};
