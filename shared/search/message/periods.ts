import type { IsoDate } from '../../time/calendar.ts';
import { withDates, withMonths, withYears } from './calendar-periods.ts';
import { withDaysNamed, withDaysOfMonth, withDaysOfSameMonth } from './days-of-month.ts';
import { type ExcludedPeriod, withoutExcludedPeriods } from './excluded-periods.ts';
import { withHolidayNames, withHolidays } from './holiday-words.ts';
import { foldedPeriods, type MessagePeriod, withJoinedPeriods } from './joined-periods.ts';
import { withLongWeekendNames, withLongWeekends } from './long-weekends.ts';
import { withMonthParts, withThirds, withYearParts } from './partial-periods.ts';
import { withNamedYears, withRelativePeriods, withRunningYear } from './relative-periods.ts';
import { withDatedWeekdays, withWeekdays } from './weekdays.ts';

// From the widest to the narrowest, since "dia 5 do mês passado" needs the month and "outubro do ano passado" the year.
const readers: readonly ((text: string, today: IsoDate) => string)[] = [
  withLongWeekendNames,
  withHolidayNames,
  withMonths,
  withNamedYears,
  withHolidays,
  withYearParts,
  withDates,
  withRunningYear,
  withYears,
  withDatedWeekdays,
  withDaysOfSameMonth,
  withDaysNamed,
  (text, today) => withMonthParts(text, today, false),
  withRelativePeriods,
  (text, today) => withMonthParts(text, today, true),
  withDaysOfMonth,
  withWeekdays,
  withThirds,
  withLongWeekends,
  withJoinedPeriods,
];

/**
 * The dates that a message names, in the calendar of São Paulo, both included; null where it leaves an end open. Weeks
 * begin on Monday; a date without year, month or week is the latest that is not in the future.
 *
 * @returns also the text, in which `‹p›` stands for what was read
 */
export const readPeriod = (
  text: string,
  today: IsoDate,
): { text: string; period: MessagePeriod; excludedPeriods: ExcludedPeriod[] } => {
  const { text: rest, excludedPeriods } = withoutExcludedPeriods(
    readers.reduce((read, reader) => reader(read, today), text),
  );
  return { ...foldedPeriods(rest), excludedPeriods };
};
