import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billPeriod, closesBeforeDueDay, closesOnDay } from '../../../shared/cards/bill-period.ts';
import { day } from '../ledger/a-transaction.ts';

const DAY = 86_400_000;
const utc = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const text = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const daysFrom = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => text(utc(start) + index * DAY));

// Oracles that walk a calendar day by day, without any arithmetic of months.
const isLastOfMonth = (date: string): boolean => text(utc(date) + DAY).endsWith('-01');
const closesOn =
  (closingDay: number) =>
  (date: string): boolean => {
    const dayOfMonth = Number(date.slice(8));
    return dayOfMonth === closingDay || (dayOfMonth < closingDay && isLastOfMonth(date));
  };
const closesSevenDaysBefore = (dueDay: number) => (date: string) => closesOn(dueDay)(text(utc(date) + 7 * DAY));

const walked = (closes: (date: string) => boolean, date: string) => {
  let start = date;
  while (!closes(start)) start = text(utc(start) - DAY);
  let end = text(utc(date) + DAY);
  while (!closes(end)) end = text(utc(end) + DAY);
  return { start, end };
};

describe('the period of the open bill', () => {
  it.each([
    {
      name: 'closing day 10 goes from the 10th to the 10th',
      closing: 10,
      today: '2026-06-01',
      start: '2026-05-10',
      end: '2026-06-10',
    },
    { name: 'the day before the closing', closing: 10, today: '2025-03-09', start: '2025-02-10', end: '2025-03-10' },
    {
      name: 'on the closing day the next bill opens',
      closing: 10,
      today: '2025-03-10',
      start: '2025-03-10',
      end: '2025-04-10',
    },
    { name: 'day 31 in a month of 30', closing: 31, today: '2025-04-29', start: '2025-03-31', end: '2025-04-30' },
    {
      name: 'day 31 on the last day of a month of 30',
      closing: 31,
      today: '2025-04-30',
      start: '2025-04-30',
      end: '2025-05-31',
    },
    { name: 'day 30 in a leap February', closing: 30, today: '2024-02-29', start: '2024-02-29', end: '2024-03-30' },
    { name: 'day 29 in a common February', closing: 29, today: '2025-02-28', start: '2025-02-28', end: '2025-03-29' },
    { name: 'the turn of the year', closing: 28, today: '2025-12-31', start: '2025-12-28', end: '2026-01-28' },
    { name: 'day 1', closing: 1, today: '2026-01-01', start: '2026-01-01', end: '2026-02-01' },
  ])('$name', ({ closing, today, start, end }) => {
    expect(billPeriod(closesOnDay(closing), day(today))).toEqual({ start, end });
  });

  it.each([1, 15, 28, 29, 30, 31])('closing day %i: every day of 24 months lies in exactly one bill', (closingDay) => {
    const days = daysFrom('2024-01-01', 731);
    const periods = [
      ...new Set(days.map((date) => JSON.stringify(billPeriod(closesOnDay(closingDay), day(date))))),
    ].map((json): { start: string; end: string } => JSON.parse(json));
    for (const date of days) {
      expect(periods.filter(({ start, end }) => start <= date && date < end)).toHaveLength(1);
    }
    expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ end }) => end));
  });

  const dates = fc
    .integer({ min: utc('2020-01-01') / DAY, max: utc('2032-12-31') / DAY })
    .map((days) => text(days * DAY));
  const monthDays = fc.integer({ min: 1, max: 31 });

  it('agrees with a walk over the calendar, whatever the closing day', () => {
    fc.assert(
      fc.property(dates, monthDays, (date, closingDay) => {
        expect(billPeriod(closesOnDay(closingDay), day(date))).toEqual(walked(closesOn(closingDay), date));
      }),
    );
  });

  it('agrees with a walk over the calendar, whatever the due day', () => {
    fc.assert(
      fc.property(dates, monthDays, (date, dueDay) => {
        expect(billPeriod(closesBeforeDueDay(dueDay), day(date))).toEqual(walked(closesSevenDaysBefore(dueDay), date));
      }),
    );
  });

  it('is followed and preceded without a gap', () => {
    fc.assert(
      fc.property(dates, monthDays, fc.boolean(), (date, dayOfMonth, byDueDay) => {
        const schedule = byDueDay ? closesBeforeDueDay(dayOfMonth) : closesOnDay(dayOfMonth);
        const [before, own, after] = [-1, 0, 1].map((later) => billPeriod(schedule, day(date), later));
        expect(before?.end).toBe(own?.start);
        expect(own?.end).toBe(after?.start);
      }),
    );
  });
});
