import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { detectStreams } from '../recurring/detect-streams.ts';
import { datesOfStreams } from '../recurring/stream-dates.ts';
import { type KnownStream, withIds } from '../recurring/stream-ids.ts';
import type { Reminder } from '../reminders/reminder.ts';
import type { IsoDate } from '../time/calendar.ts';
import { isPaymentOfCard } from '../transfers/card-payment.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import type { ForecastSources } from './upcoming-items.ts';

type Read = AccountSnapshot & { transactions: readonly Transaction[]; known: readonly KnownStream[] };

/** What payments to come are known from. @param read rows from the first of `datesOfStreams` to as far ahead as there are any */
export const forecastSources = (
  { known, accounts, bills, closingDates, transactions }: Read,
  reminders: readonly Reminder[],
  today: IsoDate,
): ForecastSources => {
  const { first, last } = datesOfStreams(today);
  // Installments of later years say nothing about streams, and the same rows give the same ones as get-recurring.
  const recent = transactions.filter(({ date }) => first <= date && date <= last);
  const transfers = classifyTransfers(recent, accounts, bills);
  const streams = withIds(detectStreams(recent, accounts, transfers, today), known);
  const isPayment: ForecastSources['isPayment'] = (credit) => isPaymentOfCard(credit, transfers);
  return { accounts, bills, closingDates, transactions, reminders, streams, isPayment };
};
