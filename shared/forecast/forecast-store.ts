import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { openTable } from '../platform/table/table.ts';
import { openStreamStores, readStreamSources, type StreamStores } from '../recurring/stream-sources-store.ts';
import { type ReminderStore, reminderStore } from '../reminders/reminder-store.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import { forecastSources } from './forecast-sources.ts';
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
  return forecastSources(read, reminders, today);
};
