import { expect, it } from 'vitest';
import { bankDate, bankMonth } from '../../../../shared/pluggy/rows/aggregator-row.ts';

it.each([
  { text: '2026-03-10T00:00:00.000Z', date: '2026-03-10', why: 'midnight UTC is that calendar date' },
  { text: '2026-03-10T00:00:00Z', date: '2026-03-10', why: 'with or without milliseconds' },
  { text: '2026-03-09T21:00:00-03:00', date: '2026-03-10', why: 'the same instant written with an offset' },
  { text: '2026-03-10T00:00:01.000Z', date: '2026-03-09', why: 'a second later it is still the evening before' },
  { text: '2026-03-10T02:59:59.999Z', date: '2026-03-09', why: 'the last moment of the day in São Paulo' },
  { text: '2026-03-10T03:00:00.000Z', date: '2026-03-10', why: 'midnight in São Paulo' },
  { text: '2026-03-10T15:30:00.000Z', date: '2026-03-10', why: 'the afternoon' },
  { text: '2026-03-01T01:30:00.000Z', date: '2026-02-28', why: 'a month end' },
  { text: '2024-03-01T01:30:00.000Z', date: '2024-02-29', why: 'a leap day' },
  { text: '2026-01-01T02:00:00.000Z', date: '2025-12-31', why: "a year's turn" },
  { text: '2018-12-10T01:30:00.000Z', date: '2018-12-09', why: 'daylight saving time: UTC-2' },
  { text: '2018-12-10T02:30:00.000Z', date: '2018-12-10', why: 'daylight saving time: UTC-2' },
  { text: '2026-03-10', date: '2026-03-10', why: 'a plain date' },
  { text: '2026-02-30T10:00:00.000Z', date: null, why: 'no such day' },
  { text: 'ontem', date: null, why: 'no date' },
  { text: '', date: null, why: 'empty' },
])('$text is $date: $why', ({ text, date }) => {
  expect(bankDate(text)).toBe(date);
});

it.each([
  { text: '2026-03', month: '2026-03' },
  { text: '2026-03-10', month: '2026-03' },
  { text: '2026-13', month: null },
  { text: '03/2026', month: null },
])('the bill month $text is $month', ({ text, month }) => {
  expect(bankMonth(text)).toBe(month);
});
