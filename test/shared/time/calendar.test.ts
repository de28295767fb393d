import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addToMonth,
  brazilianDate,
  dateFromEpochDay,
  dayOf,
  daysBetween,
  daysInMonth,
  epochDay,
  epochDayIn,
  firstDayOf,
  isoDate,
  lastDayOf,
  monthIndexOf,
  monthNumberOf,
  monthOf,
  monthsFrom,
  parseIsoDate,
  weekdayOf,
  yearOf,
} from '../../../shared/time/calendar.ts';
import { day } from '../ledger/a-transaction.ts';

describe('a date', () => {
  it.each([
    [2026, 3, 10, '2026-03-10'],
    [2026, 2, 31, '2026-02-28'],
    [2028, 2, 31, '2028-02-29'],
    [1900, 2, 29, '1900-02-28'],
    [2000, 2, 29, '2000-02-29'],
    [2026, 4, 31, '2026-04-30'],
    [2026, 13, 1, '2027-01-01'],
    [2026, 24, 31, '2027-12-31'],
    [2026, 0, 15, '2025-12-15'],
    [2026, -12, 15, '2024-12-15'],
    [7, 1, 2, '0007-01-02'],
  ])('of year %i, month %i, day %i is %s: months roll over, days clamp', (year, month, dayOfMonth, date) => {
    expect(isoDate(year, month, dayOfMonth)).toBe(date);
  });

  it('has its year, month and day', () => {
    const date = day('2026-03-09');
    expect([yearOf(date), monthNumberOf(date), dayOf(date), monthOf(date)]).toEqual([2026, 3, 9, '2026-03']);
    expect([monthIndexOf(date), brazilianDate(date)]).toEqual([24_314, '09/03/2026']);
  });

  it.each(['2026-01-01', '2026-12-31', '2028-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(parseIsoDate(text)).toBe(text);
  });

  it.each(['2026-04-31', '2026-01-00', '2026-01-32', '12026-01-01', '2026-01-011', ' 2026-01-01', '2026-01-1'])(
    '%s does not exist',
    (text) => expect(parseIsoDate(text)).toBeNull(),
  );

  it.each([
    ['2026-11-23', 1],
    ['2026-11-24', 2],
    ['2026-11-28', 6],
    ['2026-11-29', 7],
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['1800-01-05', 7],
  ])('%s is weekday %i, Monday being 1', (date, weekday) => expect(weekdayOf(day(date))).toBe(weekday));
});

describe('arithmetic of dates', () => {
  const days = fc.integer({ min: -100_000, max: 100_000 });

  it('counts days as the platform does, and back', () => {
    fc.assert(
      fc.property(days, (count) => {
        const text = new Date(count * 86_400_000).toISOString().slice(0, 10);
        const date = day(text);
        expect([epochDay(date), epochDayIn(monthIndexOf(date), dayOf(date))]).toEqual([count, count]);
        expect(dateFromEpochDay(count)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-10', 0, '2026-03-10'],
    ['2023-12-31', 366, '2024-12-31'],
  ])('%s and %i days are %s', (date, count, expected) => {
    expect(addDays(day(date), count)).toBe(expected);
    expect(daysBetween(day(date), day(expected))).toBe(count);
  });

  it.each([
    ['2026-01-31', 1, undefined, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2026-03-31', -1, undefined, '2026-02-28'],
    ['2026-11-15', 2, undefined, '2027-01-15'],
    ['2026-03-10', -15, undefined, '2024-12-10'],
  ])('%s and %i months, of day %s, are %s', (date, months, anchorDay, expected) => {
    expect(addMonths(day(date), months, anchorDay)).toBe(expected);
  });

  it('takes a day beyond the end of a month as its last', () => {
    expect(dateFromEpochDay(epochDayIn(monthIndexOf(day('2026-02-01')), 31))).toBe('2026-02-28');
    expect(dateFromEpochDay(epochDayIn(monthIndexOf(day('2026-12-01')), 31))).toBe('2026-12-31');
  });
});

describe('months', () => {
  it.each([
    [2026, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [2028, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
  ])('of %i have their lengths', (year, lengths) => {
    expect(lengths.map((_, index) => daysInMonth(year, index + 1))).toEqual(lengths);
  });

  it('begin and end', () => {
    const [march, february] = [monthOf(day('2026-03-10')), monthOf(day('2028-02-10'))];
    expect([firstDayOf(march), lastDayOf(march), lastDayOf(february)]).toEqual([
      '2026-03-01',
      '2026-03-31',
      '2028-02-29',
    ]);
  });

  it('follow each other over the year, both ends included', () => {
    const [november, february] = [monthOf(day('2025-11-30')), monthOf(day('2026-02-01'))];
    expect(monthsFrom(november, february)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFrom(november, november)).toEqual(['2025-11']);
    expect(monthsFrom(february, november)).toEqual([]);
    expect([addToMonth(november, 3), addToMonth(february, -3)]).toEqual([february, november]);
  });
});
