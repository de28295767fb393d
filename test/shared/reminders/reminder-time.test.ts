import { expect, it } from 'vitest';
import {
  atTimeOfDay,
  defaultReminderTime,
  leadDaysOf,
  parseRecurrenceTime,
  recurrenceTimeOf,
  reminderTimeFor,
  shiftedReminderTime,
} from '../../../shared/reminders/reminder-occurrence.ts';
import type { TimeOfDay } from '../../../shared/time/sao-paulo.ts';
import { date, instant } from './builders.ts';

it.each([
  ['2026-03-10', '2026-03-09T12:00:00.000Z'],
  ['2026-03-01', '2026-02-28T12:00:00.000Z'],
  ['2028-03-01', '2028-02-29T12:00:00.000Z'],
  ['2027-01-01', '2026-12-31T12:00:00.000Z'],
  // São Paulo had daylight saving time then: 09:00 was 11:00 UTC.
  ['2018-12-25', '2018-12-24T11:00:00.000Z'],
])('by default a reminder due %s notifies the day before at 9h in Brasília: %s', (due, rings) => {
  expect(defaultReminderTime(date(due))).toBe(rings);
});

it.each([
  ['2026-03-09T11:00:00.000Z', '8h'],
  ['2026-03-09T17:30:00.000Z', '14h30'],
  ['2026-03-09T03:00:00.000Z', '0h'],
  ['2026-03-09T02:59:59.999Z', '23h59'],
  ['2026-03-09T12:05:00.000Z', '9h05'],
])('the time of day of %s reads %s', (reminderTime, text) => {
  expect(recurrenceTimeOf(instant(reminderTime))).toBe(text);
});

it.each([
  ['8h', '08:00'],
  ['08h', '08:00'],
  ['14h30', '14:30'],
  ['14H30', '14:30'],
  ['0h', '00:00'],
  ['23h59', '23:59'],
  ['24h', null],
  ['8h60', null],
  ['8h5', null],
  ['8', null],
  ['', null],
  ['8:00', null],
  ['x8h', null],
  ['8h30x', null],
  ['008h', null],
  ['8h300', null],
])('recurrenceTime %j names the time of day %j', (text, time) => {
  expect(parseRecurrenceTime(text)).toBe(time);
});

it('the distance counts calendar days in São Paulo, whatever the hour', () => {
  expect(leadDaysOf(instant('2026-03-10T02:59:00.000Z'), date('2026-03-10'))).toBe(1);
  expect(leadDaysOf(instant('2026-03-10T03:00:00.000Z'), date('2026-03-10'))).toBe(0);
  expect(leadDaysOf(instant('2026-03-12T12:00:00.000Z'), date('2026-03-10'))).toBe(-2);
});

it('another time of day stays on the date that São Paulo shows', () => {
  // 23:00 on 9 March in São Paulo is already 10 March in UTC.
  expect(atTimeOfDay(instant('2026-03-10T02:00:00.000Z'), '08:00' as TimeOfDay)).toBe('2026-03-09T11:00:00.000Z');
});

it('a move by days keeps the time of day, and stays within dates of four digits', () => {
  expect(shiftedReminderTime(instant('2026-02-27T12:00:00.000Z'), 2)).toBe('2026-03-01T12:00:00.000Z');
  expect(shiftedReminderTime(instant('2026-02-27T12:00:00.000Z'), 4_000_000)).toBe('9999-12-30T12:00:00.000Z');
  expect(shiftedReminderTime(instant('2026-02-27T12:00:00.000Z'), -4_000_000)).toMatch(/^0001-01-01T/);
  expect(shiftedReminderTime(instant('2026-03-01T12:00:00.000Z'), -2)).toBe('2026-02-27T12:00:00.000Z');
});

it('a move by no days keeps the instant, seconds included', () => {
  expect(shiftedReminderTime(instant('2026-02-27T12:00:12.345Z'), 0)).toBe('2026-02-27T12:00:12.345Z');
});

it.each([
  { lead: 1, rings: '2026-03-09T02:30:00.000Z' },
  { lead: 0, rings: '2026-03-10T02:30:00.000Z' },
  { lead: -2, rings: '2026-03-12T02:30:00.000Z' },
])('$lead days before the due date, at the same time of day', ({ lead, rings }) => {
  // 23:30 in São Paulo is 02:30 of the next day in UTC.
  expect(reminderTimeFor(date('2026-03-09'), lead, instant('2026-01-01T02:30:00.000Z'))).toBe(rings);
});
