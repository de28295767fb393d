import { expect, it } from 'vitest';
import {
  businessDayFrom,
  businessDaysOf,
  businessDayUpTo,
  nthBusinessDay,
  onOrAfterBusinessDay,
} from '../../../shared/time/business-days.ts';
import { dateFromEpochDay, epochDay, type IsoDate, isoDate, monthIndexOf } from '../../../shared/time/calendar.ts';
import { day } from '../ledger/a-transaction.ts';

const isBusinessDay = (date: IsoDate): boolean => businessDaysOf(monthIndexOf(date)).includes(epochDay(date));
const nth = (year: number, month: number, count: number): IsoDate =>
  dateFromEpochDay(nthBusinessDay(monthIndexOf(isoDate(year, month, 1)), count));
const near = (find: typeof businessDayFrom, date: IsoDate): IsoDate =>
  dateFromEpochDay(find(epochDay(date), monthIndexOf(date)));

it.each([
  ['2026-01-01', 'New Year'],
  ['2026-02-16', 'Carnival Monday'],
  ['2026-02-17', 'Carnival Tuesday'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-21', 'Tiradentes'],
  ['2026-05-01', 'Labour Day'],
  ['2026-06-04', 'Corpus Christi'],
  ['2026-09-07', 'Independence'],
  ['2026-10-12', 'Aparecida'],
  ['2026-11-02', 'All Souls'],
  ['2024-11-20', 'Black Consciousness, in its first year'],
  ['2025-11-20', 'Black Consciousness'],
  ['2027-02-08', 'Carnival Monday'],
  ['2028-04-14', 'Good Friday'],
  ['2026-12-25', 'Christmas'],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
])('%s is no business day: %s', (date) => {
  expect(isBusinessDay(day(date))).toBe(false);
});

it.each(['2023-11-20', '2026-02-18', '2026-11-23', '2026-12-24', '2026-12-31'])('%s is a business day', (date) => {
  expect(isBusinessDay(day(date))).toBe(true);
});

it('finds the business days around a date, over the year too', () => {
  expect(onOrAfterBusinessDay(day('2026-12-25'))).toBe('2026-12-28');
  expect(onOrAfterBusinessDay(day('2026-12-28'))).toBe('2026-12-28');
  expect(onOrAfterBusinessDay(day('2027-01-30'))).toBe('2027-02-01');
  expect(near(businessDayFrom, day('2027-01-01'))).toBe('2027-01-04');
  expect(near(businessDayUpTo, day('2027-01-04'))).toBe('2027-01-04');
  expect(near(businessDayUpTo, day('2027-01-03'))).toBe('2026-12-31');
});

it('counts the business days of a month, and on into the next', () => {
  expect([nth(2026, 11, 1), nth(2026, 11, 5), nth(2027, 1, 5)]).toEqual(['2026-11-03', '2026-11-09', '2027-01-08']);
  expect(businessDaysOf(monthIndexOf(day('2026-11-01')))).toHaveLength(19);
  expect([nth(2026, 11, 19), nth(2026, 11, 20)]).toEqual(['2026-11-30', '2026-12-01']);
});
