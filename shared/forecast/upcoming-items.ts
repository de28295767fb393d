import { type Account, isCreditCard, isOpen } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { cardOf } from '../cards/card-bills.ts';
import type { IsPayment } from '../cards/closed-bill.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { within } from '../ledger/within.ts';
import { centavos } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { datesOfStreams } from '../recurring/stream-stamp.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import type { IsoDate } from '../time/calendar.ts';
import { paymentsOfCards } from '../transfers/card-payment.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { type BillAhead, billsAhead } from './bills-ahead.ts';
import { type MatchedReminder, matchReminders, pays, type ReminderDate, reminderDates } from './match-reminders.ts';
import {
  type ExpectedStream,
  type Horizon,
  type Occurrence,
  occurrencesOf,
  type UpcomingItem,
  withAnnounced,
} from './occurrences.ts';

/** All that payments to come are known from. */
export type ForecastSources = AccountSnapshot & {
  transactions: readonly Transaction[];
  streams: readonly ExpectedStream[];
  reminders: readonly Reminder[];
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
  };
};

const isPaid = ({ reminder, dueDate }: ReminderDate, { transactions }: ForecastSources, { today }: Horizon): boolean =>
  transactions.some(
    (row) => row.date <= today && pays(row, { title: reminder.title, amount: reminder.amount, dueDate }),
  );

type Parts = { bills: readonly BillAhead[]; onBanks: readonly Occurrence[]; onCards: readonly Occurrence[] };

const billItems = ({ bills }: Parts, matched: MatchedReminder): UpcomingItem[] =>
  bills.map(({ dueDate: _, ...bill }) => {
    const reminders = [...matched].filter(([, target]) => {
      if (target.kind === 'bill')
        return (
          target.bill.accountId === bill.accountId && target.bill.date === bill.date && target.bill.kind === bill.kind
        );
      // A reminder of a charge on the card is about a part of the card's bill.
      const { stream } = target.occurrence;
      return stream.accountId === bill.accountId && bill.covers.includes(stream.id);
    });
    const ids = new Set(reminders.map(([{ reminder }]) => reminder.id));
    return { ...bill, covers: [...bill.covers, ...ids] };
  });

const byDateThenAmount = (a: UpcomingItem, b: UpcomingItem): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (
    (a.amount ?? 0) - (b.amount ?? 0) || (`${a.description} ${a.sourceId}` < `${b.description} ${b.sourceId}` ? -1 : 1)
  );
};

/** Every payment to come from today to the last day, each once, by date and then by amount. */
export const upcomingItems = (sources: ForecastSources, horizon: Horizon): UpcomingItem[] => {
  const { accounts, streams, reminders, isPayment } = sources;
  const byId = new Map<string, Account>(accounts.map((account) => [account.id, account]));
  const isOnCard = ({ stream }: Occurrence): boolean => {
    const account = byId.get(stream.accountId);
    return account !== undefined && isCreditCard(account);
  };
  const inReais = streams.filter((stream) => stream.inReais);
  const occurrences = inReais.flatMap((stream) => occurrencesOf(stream, horizon));
  const cards = accounts.filter(
    (account) => isCreditCard(account) && isOpen(account) && account.currencyCode === 'BRL',
  );
  const onCards = occurrences.filter(isOnCard);
  const bills = cards.flatMap((account) => {
    const card = cardOf(account, { ...sources, cards }, horizon.today);
    // What the bank has announced is in the bill's own rows.
    const expected = onCards.filter(
      ({ stream, date }) => stream.accountId === account.id && !stream.announced.some((row) => row.date === date),
    );
    return billsAhead(card, expected, horizon, isPayment);
  });
  const parts = { bills, onCards, onBanks: occurrences.filter((occurrence) => !isOnCard(occurrence)) };
  const dates = reminderDates(reminders, horizon);
  const matched = matchReminders(dates, bills, occurrences, byId);
  const told = new Set(
    [...matched.values()].flatMap((target) => (target.kind === 'occurrence' ? [target.occurrence] : [])),
  );
  const reminderItems = dates.flatMap((date) => {
    const target = matched.get(date);
    if (target?.kind === 'bill' || (target && isOnCard(target.occurrence))) return [];
    if (!target && isPaid(date, sources, horizon)) return [];
    return [reminderItem(date, target?.occurrence ?? null, horizon)];
  });
  return [
    ...billItems(parts, matched),
    ...reminderItems,
    ...parts.onBanks.filter((occurrence) => !told.has(occurrence)).map(recurringItem),
  ]
    .filter(({ date }) => date <= horizon.last)
    .sort(byDateThenAmount);
};

type Read = AccountSnapshot & { transactions: readonly Transaction[]; streams: readonly CurrentStream[] };

/** What payments to come are known from. @param read rows from the first of `datesOfStreams` to as far ahead as there are any */
export const forecastSources = (
  { streams, accounts, bills, closingDates, transactions }: Read,
  reminders: readonly Reminder[],
  today: IsoDate,
): ForecastSources => {
  const closed = new Set(accounts.filter((account) => !isOpen(account)).map(({ id }) => id));
  // Installments of later years say nothing about transfers.
  const isPayment = paymentsOfCards(() =>
    classifyTransfers(within(transactions, datesOfStreams(today)), accounts, bills),
  );
  return {
    ...{ accounts, bills, closingDates, transactions, reminders, isPayment },
    streams: withAnnounced(
      streams.filter(({ accountId }) => !closed.has(accountId)),
      transactions,
      today,
    ),
  };
};
