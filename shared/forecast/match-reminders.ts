import type { Account } from '../accounts/account.ts';
import type { BillAhead } from './bills-ahead.ts';
import { type Occurrence, reachOf } from './occurrences.ts';
import type { ReminderDate } from './reminder-dates.ts';
import { daysApart, SAME_DAYS, sameAmount, sameName } from './same-payment.ts';

/** What a reminder may be about. */
export type Target = { kind: 'bill'; bill: BillAhead } | { kind: 'occurrence'; occurrence: Occurrence };
export type Matched = ReadonlyMap<ReminderDate, Target>;

type Option = { date: ReminderDate; target: Target; days: number; isNamed: boolean };

const BILL_WORD = /\b(?:fatura|cart[aã]o)\b/i;
const DAYS_OF_NAMED_BILL = 10;

const ofBill = (date: ReminderDate, bill: BillAhead, account: Account | undefined): Option[] => {
  const { reminder, dueDate } = date;
  const days = Math.min(daysApart(dueDate, bill.dueDate), daysApart(dueDate, bill.date));
  const isNamed =
    BILL_WORD.test(reminder.title) && sameName(reminder.title, [account?.name ?? null, account?.connectorName ?? null]);
  const isSame =
    (days <= SAME_DAYS && sameAmount(reminder.amount, bill.amount)) || (isNamed && days <= DAYS_OF_NAMED_BILL);
  return isSame ? [{ date, target: { kind: 'bill', bill }, days, isNamed }] : [];
};

const ofOccurrence = (date: ReminderDate, occurrence: Occurrence): Option[] => {
  const { reminder, dueDate } = date;
  const { stream, date: expected, amount } = occurrence;
  if (stream.direction === 'inflow') return [];
  const days = daysApart(dueDate, expected);
  const isNamed = sameName(reminder.title, [stream.title, stream.merchant, stream.description, stream.category]);
  const isSame = (days <= SAME_DAYS && sameAmount(reminder.amount, amount)) || (isNamed && days <= reachOf(stream));
  return isSame ? [{ date, target: { kind: 'occurrence', occurrence }, days, isNamed }] : [];
};

const nearestFirst = (a: Option, b: Option): number =>
  Number(b.isNamed) - Number(a.isNamed) || a.days - b.days || (a.date.reminder.id < b.date.reminder.id ? -1 : 1);

/** Matches reminders with payments, at most one to one. */
export const matchReminders = (
  dates: readonly ReminderDate[],
  bills: readonly BillAhead[],
  occurrences: readonly Occurrence[],
  accounts: ReadonlyMap<string, Account>,
): Matched => {
  const options = dates.flatMap((date) => [
    ...bills.flatMap((bill) => ofBill(date, bill, accounts.get(bill.accountId ?? ''))),
    ...occurrences.flatMap((occurrence) => ofOccurrence(date, occurrence)),
  ]);
  const matched = new Map<ReminderDate, Target>();
  const taken = new Set<BillAhead | Occurrence>();
  for (const { date, target } of options.sort(nearestFirst)) {
    const payment = target.kind === 'bill' ? target.bill : target.occurrence;
    if (matched.has(date) || taken.has(payment)) continue;
    matched.set(date, target);
    taken.add(payment);
  }
  return matched;
};
