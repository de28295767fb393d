import type { UpcomingItem } from '../forecast/item.ts';
import { type ForecastSources, upcomingItems } from '../forecast/upcoming-items.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';

const DAYS_AHEAD = 30;

/** `date`: when it is to be paid, or was. */
export type DuePayment = Pick<UpcomingItem, 'date' | 'description' | 'amount' | 'kind'>;

const byDate = (a: DuePayment, b: DuePayment): number => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1);

/** Payments due within the next days, by date, overdue ones first. Expected income is excluded. */
export const duePayments = (sources: ForecastSources, today: IsoDate): DuePayment[] =>
  upcomingItems(sources, { today, last: addDays(today, DAYS_AHEAD) })
    .filter(({ amount }) => amount === null || amount < 0)
    .map(({ date, wasDue, description, amount, kind }) => ({ date: wasDue ?? date, description, amount, kind }))
    .sort(byDate);
