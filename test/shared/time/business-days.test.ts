import { expect, it } from 'vitest';
import {
  isBusinessDay,
  nthBusinessDay,
  onOrAfterBusinessDay,
  onOrBeforeBusinessDay,
} from '../../../shared/time/business-days.ts';
import { day } from '../ledger/a-transaction.ts';

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
  ['2025-11-20', 'Black Consciousness'],
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
  expect(onOrBeforeBusinessDay(day('2027-01-03'))).toBe('2026-12-31');
  expect([nthBusinessDay(2026, 11, 1), nthBusinessDay(2026, 11, 5), nthBusinessDay(2026, 13, 5)]).toEqual([
    '2026-11-03',
    '2026-11-09',
    '2027-01-08',
  ]);
});
