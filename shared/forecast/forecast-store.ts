import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { openTable } from '../platform/table/table.ts';
import { detectStreams } from '../recurring/detect-streams.ts';
import { datesOfStreams } from '../recurring/read-streams.ts';
import { withIds } from '../recurring/stream-ids.ts';
import { openStreamStores, readStreamSources, type StreamStores } from '../recurring/stream-sources-store.ts';
import { type ReminderStore, reminderStore } from '../reminders/reminder-store.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import { isPaymentOfCard } from '../transfers/card-payment.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import type { ForecastSources } from './upcoming-items.ts';

/** The stores that a forecast is made from. */
export type ForecastStores = StreamStores & { reminders: Pick<ReminderStore, 'listActive'> };

/** The stores of the table that the environment names. */
export const openForecastStores = (): ForecastStores => ({
  ...openStreamStores(),
  reminders: reminderStore(openTable()),
});

/** All that payments to come are known from, read side by side: one round trip. */
export const readForecast = async (
  stores: ForecastStores,
  userId: string,
  today: IsoDate,
): Promise<ForecastSources> => {
  const [read, reminders] = await Promise.all([
    readStreamSources(stores, userId, today, addMonths(today, MONTHS_OF_FUTURE_ROWS)),
    stores.reminders.listActive(userId),
  ]);
  const { known, ...sources } = read;
  // Installments of later years say nothing about streams, and the same rows give the same ones as get-recurring.
  const { last } = datesOfStreams(today);
  const recent = sources.transactions.filter(({ date }) => date <= last);
  const transfers = classifyTransfers(recent, sources.accounts, sources.bills);
  const streams = withIds(detectStreams(recent, sources.accounts, transfers, today), known);
  return { ...sources, reminders, streams, isPayment: (credit) => isPaymentOfCard(credit, transfers) };
};
