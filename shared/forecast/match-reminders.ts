import type { Account } from '../accounts/account.ts';
import { merchantKey } from '../categorizer/merchant-key.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Centavos } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { hasDatesToCome, type Reminder } from '../reminders/reminder.ts';
import { nextDueDate } from '../reminders/reminder-occurrence.ts';
import { splitWords } from '../text/normalize-text.ts';
import { addDays, daysBetween, epochDay, type IsoDate } from '../time/calendar.ts';
import type { BillAhead } from './bills-ahead.ts';
import { dayAfter, FURTHEST_BY_NAME, type Horizon, type Occurrence, reachOf, reachOfDays } from './occurrences.ts';

/** One due date of a reminder. */
export type ReminderDate = { reminder: Reminder; dueDate: IsoDate };

const repeated = (reminder: Reminder, last: IsoDate): ReminderDate[] => {
  const { recurrencePattern, anchorDay, status } = reminder;
  const dates: ReminderDate[] = [];
  let { dueDate } = reminder;
  while (dueDate <= last) {
    const isDone = status === 'completed' && dueDate === reminder.dueDate;
    if (!isDone) dates.push({ reminder, dueDate });
    if (!recurrencePattern) break;
    dueDate = nextDueDate(recurrencePattern, { dueDate, anchorDay }, dayAfter(dueDate));
  }
  return dates;
};

/**
 * Every due date of the reminders up to the last day. A completed one is done on its `dueDate` alone; an inactive one has none.
 * Of the dates before today only the latest is still to be paid.
 */
export const reminderDates = (reminders: readonly Reminder[], { today, last }: Horizon): ReminderDate[] =>
  reminders.filter(hasDatesToCome).flatMap((reminder) => {
    const dates = repeated(reminder, last);
    const past = dates.filter(({ dueDate }) => dueDate < today);
    return dates.slice(Math.max(0, past.length - 1));
  });

/** Words of a title that are no name. */
const PLAIN = new Set(
  'pagar pagamento pagto conta contas boleto fatura cartao credito debito mensalidade parcela lembrete para com dos das da de do em no na ao mes meu minha'.split(
    ' ',
  ),
);
const SHORTEST = 3;
/** A payment is the same when its amount is so close. */
const SAME_AMOUNT = 0.05;
/** Days from a reminder to the payment that it is about. */
export const SAME_DAYS = 3;

export const namesIn = (text: string): string[] =>
  splitWords(text).filter((word) => word.length >= SHORTEST && !PLAIN.has(word) && !/^\d+$/.test(word));

const namesOf = (texts: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => namesIn(text ?? '')));

/** Whether two texts have a name in common. */
const sameName = (title: string, others: readonly (string | null)[]): boolean => {
  const names = namesOf(others);
  return namesIn(title).some((name) => names.has(name));
};

export const sameAmount = (a: Centavos | null, b: Centavos): boolean =>
  a !== null && Math.abs(Math.abs(a) - Math.abs(b)) <= SAME_AMOUNT * Math.abs(b);

export const daysApart = (a: IsoDate, b: IsoDate): number => Math.abs(daysBetween(a, b));

// Found once: many due items meet a row, and its words are the dearest of it.
const namesOfRows = new WeakMap<Transaction, ReadonlySet<string>>();
const namesOfRow = (row: Transaction): ReadonlySet<string> => {
  const names = namesOfRows.get(row) ?? namesOf([merchantKey(row).words.join(' '), row.merchant, row.category]);
  namesOfRows.set(row, names);
  return names;
};

type Due = { title: string; amount: Centavos | null; dueDate: IsoDate };

/** Whether a booked row pays the due item: it has its name, or the same amount to the centavo. */
export const paymentOfDue = ({ title, amount, dueDate }: Due): ((row: Transaction) => boolean) => {
  const [first, last] = [addDays(dueDate, -SAME_DAYS), addDays(dueDate, SAME_DAYS)];
  const names = namesIn(title);
  return (row) => {
    if (row.type !== 'DEBIT' || row.date < first || row.date > last) return false;
    if (amount !== null && Math.abs(row.amount) === Math.abs(amount)) return true;
    if (amount !== null && !sameAmount(amount, row.amount)) return false;
    return names.some((name) => namesOfRow(row).has(name));
  };
};

/** Debits near a day, `SAME_DAYS` before and behind it: of a long history, and of many due dates, only those that can be meant. */
export const debitsNear = (rows: readonly Transaction[]): ((day: IsoDate) => readonly Transaction[]) => {
  const byDay = groupBy(
    rows.filter(({ type }) => type === 'DEBIT'),
    ({ date }) => date,
  );
  const around = (day: IsoDate): readonly Transaction[] =>
    Array.from({ length: 2 * SAME_DAYS + 1 }, (_, at) => byDay.get(addDays(day, at - SAME_DAYS)) ?? []).flat();
  const known = new Map<IsoDate, readonly Transaction[]>();
  return (day) => {
    const near = known.get(day) ?? around(day);
    known.set(day, near);
    return near;
  };
};

/** A row that a bank has scheduled, with the stream that it is an occurrence of. */
export type ScheduledPayment = { row: Transaction; stream: CurrentStream | null; expected: IsoDate | null };

/** What a reminder may be about. */
export type Target =
  | { kind: 'bill'; bill: BillAhead }
  | { kind: 'occurrence'; occurrence: Occurrence }
  | { kind: 'scheduled'; payment: ScheduledPayment };
export type MatchedReminder = ReadonlyMap<ReminderDate, Target>;

type Option = { date: ReminderDate; target: Target; days: number; isNamed: boolean };

const BILL_WORD = /\b(?:fatura|cart[aã]o)\b/i;
const DAYS_OF_NAMED_BILL = 10;

const ofBill = (date: ReminderDate, bill: BillAhead, account: Account | undefined): Option[] => {
  const { reminder, dueDate } = date;
  const days = Math.min(daysApart(dueDate, bill.dueDate), daysApart(dueDate, bill.date));
  if (days > DAYS_OF_NAMED_BILL) return [];
  const isNamed =
    BILL_WORD.test(reminder.title) && sameName(reminder.title, [account?.name ?? null, account?.connectorName ?? null]);
  const isSame =
    (days <= SAME_DAYS && sameAmount(reminder.amount, bill.amount)) || (isNamed && days <= DAYS_OF_NAMED_BILL);
  return isSame ? [{ date, target: { kind: 'bill', bill }, days, isNamed }] : [];
};

/** What is compared of an occurrence, computed once: a year of them meets a year of reminders. */
type Expected = { occurrence: Occurrence; day: number; reach: number; furthest: number; names: ReadonlySet<string> };

const expectedIn = (occurrences: readonly Occurrence[]): Expected[] => {
  const known = new Map<CurrentStream, ReadonlySet<string>>();
  return occurrences.flatMap((occurrence) => {
    const { stream, date } = occurrence;
    if (stream.direction === 'inflow') return [];
    const names = known.get(stream) ?? namesOf([stream.title, stream.merchant, stream.description, stream.category]);
    known.set(stream, names);
    const reach = reachOf(stream);
    return [{ occurrence, day: epochDay(date), reach, furthest: Math.max(reach, SAME_DAYS), names }];
  });
};

const amongOccurrences = (date: ReminderDate, expected: readonly Expected[]): Option[] => {
  const { reminder, dueDate } = date;
  const [day, title] = [epochDay(dueDate), namesIn(reminder.title)];
  const options: Option[] = [];
  for (const one of expected) {
    const days = Math.abs(day - one.day);
    if (days > one.furthest) continue;
    const { occurrence, reach, names } = one;
    const isNamed = title.some((name) => names.has(name));
    const isSame = (days <= SAME_DAYS && sameAmount(reminder.amount, occurrence.amount)) || (isNamed && days <= reach);
    if (isSame) options.push({ date, target: { kind: 'occurrence', occurrence }, days, isNamed });
  }
  return options;
};

const DAYS_OF_PATTERN = { daily: 1, weekly: 7, monthly: 30, yearly: 365 } as const;

// Half a period of the stream or of the reminder at most; one that comes once is paid some days ahead.
const reachOfScheduled = ({ recurrencePattern }: Reminder, stream: CurrentStream | null): number => {
  if (stream) return reachOf(stream);
  return recurrencePattern ? reachOfDays(DAYS_OF_PATTERN[recurrencePattern]) : FURTHEST_BY_NAME;
};

const ofScheduled = (date: ReminderDate, payment: ScheduledPayment): Option[] => {
  const { reminder, dueDate } = date;
  const { row, stream, expected } = payment;
  if (row.type === 'CREDIT') return [];
  const days = Math.min(...[row.date, ...(expected ? [expected] : [])].map((day) => daysApart(dueDate, day)));
  const isNamed = sameName(reminder.title, [
    ...[merchantKey(row).words.join(' '), row.merchant, row.category],
    ...(stream ? [stream.title, stream.merchant, stream.description, stream.category] : []),
  ]);
  const isSame =
    (days <= SAME_DAYS && sameAmount(reminder.amount, row.amount)) ||
    (isNamed && days <= reachOfScheduled(reminder, stream));
  return isSame ? [{ date, target: { kind: 'scheduled', payment }, days, isNamed }] : [];
};

const nearestFirst = (a: Option, b: Option): number =>
  Number(b.isNamed) - Number(a.isNamed) || a.days - b.days || (a.date.reminder.id < b.date.reminder.id ? -1 : 1);

/** What reminders are compared with: each payment is in one of the lists. */
export type Payments = {
  bills: readonly BillAhead[];
  occurrences: readonly Occurrence[];
  scheduled: readonly ScheduledPayment[];
};

const paymentOf = (target: Target): BillAhead | Occurrence | ScheduledPayment => {
  if (target.kind === 'bill') return target.bill;
  return target.kind === 'occurrence' ? target.occurrence : target.payment;
};

/** Matches reminders with payments, at most one to one. */
export const matchReminders = (
  dates: readonly ReminderDate[],
  { bills, occurrences, scheduled }: Payments,
  accounts: ReadonlyMap<string, Account>,
): MatchedReminder => {
  const expected = expectedIn(occurrences);
  const options = dates.flatMap((date) => [
    ...bills.flatMap((bill) => ofBill(date, bill, accounts.get(bill.accountId ?? ''))),
    ...amongOccurrences(date, expected),
    ...scheduled.flatMap((payment) => ofScheduled(date, payment)),
  ]);
  const matched = new Map<ReminderDate, Target>();
  const taken = new Set<BillAhead | Occurrence | ScheduledPayment>();
  for (const { date, target } of options.sort(nearestFirst)) {
    const payment = paymentOf(target);
    if (matched.has(date) || taken.has(payment)) continue;
    matched.set(date, target);
    taken.add(payment);
  }
  return matched;
};
