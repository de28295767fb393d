import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecurrencePattern } from '../../../shared/reminders/reminder.ts';
import { nextDueDate } from '../../../shared/reminders/reminder-occurrence.ts';
import { dayOf, type IsoDate, isoDate, monthNumberOf, yearOf } from '../../../shared/time/calendar.ts';

const date = (text: string) => text as IsoDate;

describe('a renewal moves to the next due date', () => {
  it.each<{ name: string; pattern: RecurrencePattern; due: string; anchor?: number; today: string; next: string }>([
    { name: 'daily', pattern: 'daily', due: '2026-02-28', today: '2026-03-01', next: '2026-03-01' },
    { name: 'daily over a leap day', pattern: 'daily', due: '2028-02-28', today: '2028-02-29', next: '2028-02-29' },
    { name: 'daily after ten days down', pattern: 'daily', due: '2026-03-01', today: '2026-03-12', next: '2026-03-12' },
    { name: 'weekly keeps the weekday', pattern: 'weekly', due: '2026-12-28', today: '2026-12-29', next: '2027-01-04' },
    {
      name: 'weekly, a due date of today',
      pattern: 'weekly',
      due: '2026-03-02',
      today: '2026-03-16',
      next: '2026-03-16',
    },
    {
      name: 'weekly after ten days down',
      pattern: 'weekly',
      due: '2026-03-02',
      today: '2026-03-12',
      next: '2026-03-16',
    },
    { name: 'the 31st into February', pattern: 'monthly', due: '2026-01-31', today: '2026-02-01', next: '2026-02-28' },
    {
      name: 'the 31st out of February',
      pattern: 'monthly',
      due: '2026-02-28',
      anchor: 31,
      today: '2026-03-01',
      next: '2026-03-31',
    },
    {
      name: 'the 31st into a month of 30',
      pattern: 'monthly',
      due: '2026-03-31',
      today: '2026-04-01',
      next: '2026-04-30',
    },
    {
      name: 'the 30th into a leap February',
      pattern: 'monthly',
      due: '2028-01-30',
      today: '2028-01-31',
      next: '2028-02-29',
    },
    { name: 'the 29th into February', pattern: 'monthly', due: '2027-01-29', today: '2027-01-30', next: '2027-02-28' },
    {
      name: 'the 29th out of February',
      pattern: 'monthly',
      due: '2027-02-28',
      anchor: 29,
      today: '2027-03-01',
      next: '2027-03-29',
    },
    { name: 'monthly over the year', pattern: 'monthly', due: '2026-12-15', today: '2026-12-16', next: '2027-01-15' },
    {
      name: 'monthly after ten days down',
      pattern: 'monthly',
      due: '2026-01-31',
      today: '2026-03-12',
      next: '2026-03-31',
    },
    {
      name: 'monthly, caught up on its day',
      pattern: 'monthly',
      due: '2026-01-10',
      today: '2026-05-10',
      next: '2026-05-10',
    },
    { name: 'yearly', pattern: 'yearly', due: '2026-07-01', today: '2026-07-02', next: '2027-07-01' },
    {
      name: '29 Feb into a common year',
      pattern: 'yearly',
      due: '2028-02-29',
      today: '2028-03-01',
      next: '2029-02-28',
    },
    {
      name: '28 Feb back to 29 Feb',
      pattern: 'yearly',
      due: '2031-02-28',
      anchor: 29,
      today: '2031-03-01',
      next: '2032-02-29',
    },
    { name: 'yearly after years', pattern: 'yearly', due: '2020-02-29', today: '2026-02-28', next: '2026-02-28' },
  ])('$name: $due -> $next', ({ pattern, due, anchor, today, next }) => {
    const anchorDay = anchor ?? dayOf(date(due));
    expect(nextDueDate(pattern, { dueDate: date(due), anchorDay }, date(today))).toBe(next);
  });
});

// The oracle walks occurrence by occurrence with the platform's own calendar.
const walk = (pattern: RecurrencePattern, start: IsoDate, today: IsoDate): string => {
  for (let step = 1; ; step += 1) {
    const at = new Date(`${start}T00:00:00Z`);
    if (pattern === 'daily') at.setUTCDate(at.getUTCDate() + step);
    if (pattern === 'weekly') at.setUTCDate(at.getUTCDate() + 7 * step);
    if (pattern === 'monthly' || pattern === 'yearly') {
      const months = monthNumberOf(start) - 1 + step * (pattern === 'monthly' ? 1 : 12);
      const last = new Date(Date.UTC(yearOf(start), months + 1, 0)).getUTCDate();
      at.setTime(Date.UTC(yearOf(start), months, Math.min(dayOf(start), last)));
    }
    const candidate = at.toISOString().slice(0, 10);
    if (candidate >= today) return candidate;
  }
};

const anyDate = (from: number, to: number) =>
  fc
    .record({
      year: fc.integer({ min: from, max: to }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ year, month, day }) => isoDate(year, month, day));

describe('for every pattern and date', () => {
  const pattern = fc.constantFrom<RecurrencePattern>('daily', 'weekly', 'monthly', 'yearly');

  it('one step lands where a walk over all occurrences lands', () => {
    fc.assert(
      fc.property(pattern, anyDate(2024, 2030), anyDate(2024, 2034), (kind, start, today) => {
        expect(nextDueDate(kind, { dueDate: start, anchorDay: dayOf(start) }, today)).toBe(walk(kind, start, today));
      }),
      { numRuns: 500 },
    );
  });

  it('renewing late gives the date that renewing every time would have given', () => {
    fc.assert(
      fc.property(pattern, anyDate(2024, 2026), anyDate(2027, 2029), (kind, start, today) => {
        const anchorDay = dayOf(start);
        let dueDate = start;
        while (dueDate < today) dueDate = nextDueDate(kind, { dueDate, anchorDay }, dueDate);
        expect(nextDueDate(kind, { dueDate: start, anchorDay }, today)).toBe(dueDate);
      }),
      { numRuns: 60 },
    );
  });
});
