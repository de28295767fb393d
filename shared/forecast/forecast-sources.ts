import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { within } from '../ledger/within.ts';
import type { ToldStream } from '../recurring/found-stream.ts';
import { datesOfStreams } from '../recurring/stream-dates.ts';
import type { Reminder } from '../reminders/reminder.ts';
import type { IsoDate } from '../time/calendar.ts';
import { paymentsOfCards } from '../transfers/card-payment.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { withAnnounced } from './expected-stream.ts';
import type { ForecastSources } from './upcoming-items.ts';

type Read = AccountSnapshot & { transactions: readonly Transaction[]; streams: readonly ToldStream[] };

/** What payments to come are known from. @param read rows from the first of `datesOfStreams` to as far ahead as there are any */
export const forecastSources = (
  { streams, accounts, bills, closingDates, transactions }: Read,
  reminders: readonly Reminder[],
  today: IsoDate,
): ForecastSources => {
  // Installments of later years say nothing about transfers.
  const isPayment = paymentsOfCards(() =>
    classifyTransfers(within(transactions, datesOfStreams(today)), accounts, bills),
  );
  return {
    ...{ accounts, bills, closingDates, transactions, reminders, isPayment },
    streams: withAnnounced(streams, transactions, today),
  };
};
