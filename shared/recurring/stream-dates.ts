import { addMonths, addToMonth, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../time/calendar.ts';

const MONTHS_BACK = 13;
const MONTHS_AHEAD = 1;

/**
 * The dates, both included, whose rows decide the streams: whole months, so that the oldest row of a stream stays the
 * same from day to day.
 */
export const datesOfStreams = (today: IsoDate): { first: IsoDate; last: IsoDate } => ({
  first: firstDayOf(addToMonth(monthOf(today), -MONTHS_BACK)),
  last: addMonths(today, MONTHS_AHEAD),
});

/** The last date that the streams of any day of this month are decided by. */
export const lastDateOfMonthsStreams = (today: IsoDate): IsoDate => lastDayOf(addToMonth(monthOf(today), MONTHS_AHEAD));
