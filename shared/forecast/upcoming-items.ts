import { type Account, hasBills, isCreditCard, isOpen } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { billStates } from '../cards/bill-states.ts';
import { cardOf } from '../cards/card-bills.ts';
import type { IsPayment } from '../cards/settle-payments.ts';
import { spokenTitle } from '../categorizer/spoken-name.ts';
import { groupBy } from '../group-by.ts';
import { within } from '../ledger/filters.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { datesOfStreams } from '../recurring/stream-stamp.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { paymentsOfCards } from '../transfers/card-payment.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { type BillAhead, billsAhead, type CardToCome } from './bills-ahead.ts';
import { withLoans } from './loans-ahead.ts';
import {
  debitsNear,
  type MatchedReminder,
  matchReminders,
  paymentOfDue,
  type ReminderDate,
  reminderDates,
  SAME_DAYS,
  type ScheduledPayment,
  type Target,
} from './match-reminders.ts';
import { type Horizon, NO_PARTS, type Occurrence, occurrencesOf, type UpcomingItem } from './occurrences.ts';
import {
  type CoveredStream,
  coveredStreams,
  type ScheduledRow,
  scheduledRows,
  withScheduledPayments,
} from './scheduled-rows.ts';

/** All that payments to come are known from. */
export type ForecastSources = AccountSnapshot & {
  transactions: readonly Transaction[];
  /** Of open accounts. */
  streams: readonly CurrentStream[];
  /** All that get-recurring lists. */
  listed: readonly CurrentStream[];
  reminders: readonly Reminder[];
  scheduled: readonly ScheduledRow[];
  isPayment: IsPayment;
};

const BOLETO = /\b(?:boleto|fatura)\b/i;

const recurringItem = ({ stream, date, amount, isFixed }: Occurrence): UpcomingItem => ({
  date,
  kind: 'recurring',
  description: stream.title,
  amount,
  certainty: isFixed ? 'fixed' : 'estimated',
  category: stream.category,
  accountId: stream.accountId,
  sourceId: stream.id,
  covers: [],
  isOverdue: false,
  wasDue: null,
  ...NO_PARTS,
});

const reminderItem = ({ reminder, dueDate }: ReminderDate, of: Occurrence | null, { today }: Horizon): UpcomingItem => {
  const due = BOLETO.test(reminder.title) ? onOrAfterBusinessDay(dueDate) : dueDate;
  const isOverdue = due < today;
  const own = reminder.amount === null ? null : centavos(-reminder.amount);
  return {
    date: isOverdue ? today : due,
    kind: 'reminder',
    description: reminder.title,
    amount: own ?? of?.amount ?? null,
    certainty: own !== null || of?.isFixed ? 'fixed' : 'estimated',
    category: of?.stream.category ?? null,
    accountId: of?.stream.accountId ?? null,
    sourceId: reminder.id,
    covers: of ? [of.stream.id] : [],
    isOverdue,
    wasDue: isOverdue ? due : null,
    ...NO_PARTS,
  };
};

type Near = ReturnType<typeof debitsNear>;

const isPaid = ({ reminder: { title, amount }, dueDate }: ReminderDate, near: Near, today: IsoDate): boolean => {
  if (addDays(dueDate, -SAME_DAYS) > today) return false;
  const pays = paymentOfDue({ title, amount, dueDate });
  return near(dueDate).some((row) => row.date <= today && pays(row));
};

// A reminder of a charge on the card is about a part of the card's bill.
const isAbout = (target: Target, bill: BillAhead): boolean => {
  if (target.kind === 'bill') return target.bill === bill;
  if (target.kind === 'scheduled') return false;
  const { stream } = target.occurrence;
  return stream.accountId === bill.accountId && bill.covers.includes(stream.id);
};

/** A bill as it stands beside what is scheduled, and the reminders that are about it, or about a charge on it. */
export type StandingBill = { now: BillAhead; reminded: readonly { id: string; streamId: string | null }[] };

const remindedOf = (bill: BillAhead, matched: MatchedReminder): StandingBill['reminded'] =>
  [...matched]
    .filter(([, target]) => isAbout(target, bill))
    .map(([{ reminder }, target]) => ({
      id: reminder.id,
      streamId: target.kind === 'occurrence' ? target.occurrence.stream.id : null,
    }));

export const billItem = ({ now, reminded }: StandingBill): UpcomingItem => {
  const { dueDate: _, ...item } = now;
  return { ...item, covers: [...item.covers, ...new Set(reminded.map(({ id }) => id))] };
};

/** A scheduled row that stands as an item, with what a bill that it pays leaves of it. */
type Standing = { scheduled: ScheduledRow; payment: ScheduledPayment; amount: Centavos };

const scheduledItem = (
  { payment: { row, stream }, amount }: Standing,
  reminderIds: readonly string[],
): UpcomingItem => ({
  date: row.date,
  kind: 'scheduled',
  description: spokenTitle(row),
  amount,
  certainty: 'fixed',
  category: row.category ?? stream?.category ?? null,
  accountId: row.accountId,
  sourceId: row.id,
  covers: [...(stream ? [stream.id] : []), ...reminderIds],
  isOverdue: false,
  wasDue: null,
  ...NO_PARTS,
});

const standingOf = (
  scheduled: ScheduledRow,
  covered: CoveredStream | undefined,
  left: Centavos | undefined,
): Standing[] => {
  const { row } = scheduled;
  const amount = left === undefined ? row.amount : centavos(-left);
  const payment = { row, stream: covered?.stream ?? null, expected: covered?.occurrence?.date ?? null };
  return amount === 0 ? [] : [{ scheduled, payment, amount }];
};

const byDateThenAmount = (a: UpcomingItem, b: UpcomingItem): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (
    (a.amount ?? 0) - (b.amount ?? 0) || (`${a.description} ${a.sourceId}` < `${b.description} ${b.sourceId}` ? -1 : 1)
  );
};

/** Days behind the last one in which a payment may be due that is the same as one before it. */
const DAYS_BEYOND = 40;

/** With the bills that follow from it. */
export type CardAhead = CardToCome & { bills: readonly BillAhead[] };

type Ahead = { cards: CardAhead[]; onCards: Occurrence[]; onBanks: Occurrence[] };

const ahead = (sources: ForecastSources, horizon: Horizon, byId: ReadonlyMap<string, Account>): Ahead => {
  const { accounts, streams, isPayment } = sources;
  const isOnCard = ({ stream }: Occurrence): boolean => {
    const account = byId.get(stream.accountId);
    return account !== undefined && isCreditCard(account);
  };
  const inReais = streams.filter((stream) => stream.inReais);
  const occurrences = inReais.flatMap((stream) => occurrencesOf(stream, horizon));
  const cards = accounts.filter((account) => hasBills(account) && isOpen(account) && account.currencyCode === 'BRL');
  const onCards = occurrences.filter(isOnCard);
  const rows = groupBy(sources.transactions, ({ accountId }) => accountId);
  const withBills = cards.map((account): CardAhead => {
    const card = cardOf(account, { ...sources, cards, transactions: rows.get(account.id) ?? [] }, horizon.today);
    // What the bank has announced is in the bill's own rows.
    const charges = onCards.filter(({ stream, announced }) => stream.accountId === account.id && !announced);
    const toCome = { card, charges, states: billStates(card, horizon.today, isPayment) };
    return { ...toCome, bills: billsAhead(toCome, horizon, isPayment) };
  });
  return { cards: withBills, onCards, onBanks: occurrences.filter((occurrence) => !isOnCard(occurrence)) };
};

const remindersOf = (matched: MatchedReminder, payment: ScheduledPayment): string[] => [
  ...new Set(
    [...matched].flatMap(([{ reminder }, target]) =>
      target.kind === 'scheduled' && target.payment === payment ? reminder.id : [],
    ),
  ),
];

/** Every payment to come, each once, in no order. */
export type KnownPayments = {
  /** With days behind the last one, as the bills are made for. */
  wide: Horizon;
  cards: readonly CardAhead[];
  bills: readonly StandingBill[];
  /** Everything but bills. */
  others: readonly UpcomingItem[];
};

/** @param accountId the account that is asked for: moves to and from other own accounts are among its payments */
export const knownPayments = (sources: ForecastSources, horizon: Horizon, accountId?: string): KnownPayments => {
  const { accounts, reminders, scheduled } = sources;
  const byId = new Map<string, Account>(accounts.map((account) => [account.id, account]));
  const wide = { ...horizon, last: addDays(horizon.last, DAYS_BEYOND) };
  const { cards, onCards, onBanks } = ahead(sources, wide, byId);
  const bills = cards.flatMap((one) => one.bills);
  const covered = coveredStreams(scheduled, onBanks);
  const paid = withScheduledPayments(bills, scheduled, byId);
  // What leaves an account stands among its own items, whatever bill of a card it pays.
  const leftOf = (one: ScheduledRow) => (one.row.accountId === accountId ? undefined : paid.left.get(one));
  const standing = scheduled.flatMap((one) => standingOf(one, covered.get(one), leftOf(one)));
  const taken = new Set([...covered.values()].map(({ occurrence }) => occurrence));
  const expected = onBanks.filter((occurrence) => !occurrence.announced && !taken.has(occurrence));
  const dates = reminderDates(reminders, wide);
  const payments = standing.filter(({ scheduled: { isOwnMove } }) => !isOwnMove).map(({ payment }) => payment);
  const matched = matchReminders(dates, { bills, occurrences: [...expected, ...onCards], scheduled: payments }, byId);
  const reminded = new Set(
    [...matched.values()].flatMap((target) => (target.kind === 'occurrence' ? [target.occurrence] : [])),
  );
  const onCard = new Set(onCards);
  const near = debitsNear(sources.transactions);
  const reminderItems = dates.flatMap((date) => {
    const target = matched.get(date);
    if (!target) return isPaid(date, near, horizon.today) ? [] : [reminderItem(date, null, horizon)];
    if (target.kind !== 'occurrence' || onCard.has(target.occurrence)) return [];
    return [reminderItem(date, target.occurrence, horizon)];
  });
  const shown = accountId === undefined ? standing.filter(({ scheduled: { isOwnMove } }) => !isOwnMove) : standing;
  const loans = (sources.holdings ?? []).flatMap((held) => held.loans);
  const others = [
    ...reminderItems,
    ...expected.filter((occurrence) => !reminded.has(occurrence)).map(recurringItem),
    ...shown.map((one) => scheduledItem(one, remindersOf(matched, one.payment))),
  ];
  return {
    ...{ wide, cards },
    bills: bills.map((bill) => ({ now: paid.bills.get(bill) ?? bill, reminded: remindedOf(bill, matched) })),
    others: withLoans(others, loans, sources.transactions, wide),
  };
};

const touches = (item: UpcomingItem, accountId: string): boolean =>
  item.accountId === accountId || (item.kind === 'loan' && item.sourceId === accountId);

/** Up to the last day, by date and then by amount. @param accountId only what touches this account or loan */
export const inOrder = (items: readonly UpcomingItem[], { last }: Horizon, accountId?: string): UpcomingItem[] =>
  items
    .filter((item) => item.date <= last && (accountId === undefined || touches(item, accountId)))
    .sort(byDateThenAmount);

export const knownItems = ({ bills, others }: KnownPayments, horizon: Horizon, accountId?: string): UpcomingItem[] =>
  inOrder([...bills.map(billItem), ...others], horizon, accountId);

/** Every payment to come from today to the last day, each once, by date and then by amount. @param accountId as above */
export const upcomingItems = (sources: ForecastSources, horizon: Horizon, accountId?: string): UpcomingItem[] =>
  knownItems(knownPayments(sources, horizon, accountId), horizon, accountId);

type Read = AccountSnapshot & { transactions: readonly Transaction[]; streams: readonly CurrentStream[] };

/** What payments to come are known from. @param read rows from the first of `datesOfStreams` to as far ahead as there are any */
export const forecastSources = (
  { streams, accounts, bills, closingDates, transactions, holdings }: Read,
  reminders: readonly Reminder[],
  today: IsoDate,
): ForecastSources => {
  const closed = new Set(accounts.filter((account) => !isOpen(account)).map(({ id }) => id));
  // Installments of later years say nothing about transfers.
  const isPayment = paymentsOfCards(() =>
    classifyTransfers(within(transactions, datesOfStreams(today)), accounts, bills),
  );
  return {
    ...{ accounts, bills, closingDates, transactions, holdings, reminders, isPayment },
    streams: streams.filter(({ accountId }) => !closed.has(accountId)),
    listed: streams,
    scheduled: scheduledRows({ transactions, accounts, bills, holdings }, today),
  };
};
