import { addDays, addToMonth, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { COUNTER_ENTRY_DAYS, DAYS_BEFORE } from '../transfers/classify-transfers.ts';

/** Dates, both included. */
export type Dates = { first: IsoDate; last: IsoDate };

/** Banks that date all installments at the purchase have those of a year ago on this month's bill. */
const RECENT_MONTHS = 13;
/** The most that a call may ask for. */
const ALL_MONTHS = 24;

/** The dates whose rows decide what those of `dates` are: counter-entries and moves that come back lie around them. */
export const around = ({ first, last }: Dates): Dates => ({
  first: addDays(first, -DAYS_BEFORE),
  last: addDays(last, COUNTER_ENTRY_DAYS),
});

/**
 * The dates that are reckoned each by itself, the latest first: the last 13 months, and those before them where a call asks for
 * more. So a month is the same however many are asked for.
 */
export const reckonedDates = (months: number, today: IsoDate): [Dates, ...Dates[]] => {
  const monthsBack = (count: number): IsoDate => firstDayOf(addToMonth(monthOf(today), 1 - count));
  const recent = { first: monthsBack(RECENT_MONTHS), last: today };
  if (months <= RECENT_MONTHS) return [recent];
  return [recent, { first: monthsBack(ALL_MONTHS), last: addDays(recent.first, -1) }];
};

/** The dates to read for an answer of so many months. */
export const datesOfCashFlow = (months: number, today: IsoDate): Dates => {
  const dates = reckonedDates(months, today);
  return around({ first: dates.at(-1)?.first ?? today, last: today });
};
