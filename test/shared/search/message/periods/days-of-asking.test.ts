import { expect, it } from 'vitest';
import { readMessage } from '../../../../../shared/search/message/interpret-message.ts';
import { day } from '../../../ledger/a-transaction.ts';

const datesOf = (ask: string, today: string): string => {
  const { startDate, endDate } = readMessage(ask, day(today)).period;
  return `${startDate} ${endDate}`;
};

// 2026-11-16 is a Monday.
it.each([
  ['2026-11-16', '2026-11-14 2026-11-15', '2026-11-07 2026-11-08'],
  ['2026-11-19', '2026-11-14 2026-11-15', '2026-11-07 2026-11-08'],
  ['2026-11-20', '2026-11-14 2026-11-15', '2026-11-07 2026-11-08'],
  ['2026-11-21', '2026-11-14 2026-11-15', '2026-11-07 2026-11-08'],
  ['2026-11-22', '2026-11-14 2026-11-15', '2026-11-07 2026-11-08'],
  ['2027-01-01', '2026-12-26 2026-12-27', '2026-12-19 2026-12-20'],
  ['2027-01-04', '2027-01-02 2027-01-03', '2026-12-26 2026-12-27'],
])('on %s the last weekend is %s, the one before it %s', (today, last, before) => {
  for (const words of [
    'findi passado',
    'no último final de semana',
    'previous weekend',
    'past weekend',
    'fds que passou',
  ])
    expect(datesOf(words, today)).toBe(last);
  for (const words of ['final de semana retrasado', 'the weekend before last', 'penúltimo fds'])
    expect(datesOf(words, today)).toBe(before);
});

it.each([
  ['taxi a day ago', '2026-03-31', '2026-03-30 2026-03-30'],
  ['what I paid the month ago', '2026-03-31', '2026-02-01 2026-02-28'],
  ['spent a couple weeks ago', '2026-03-31', '2026-03-16 2026-03-22'],
  ['a couple of months ago', '2026-01-31', '2025-11-01 2025-11-30'],
  ['books some time ago', '2026-09-10', 'null null'],
  ['coffee minutes ago', '2026-09-10', 'null null'],
  ['2 weeks ago 15 rides', '2026-09-16', '2026-08-31 2026-09-06'],
  ['mercado 5 ago', '2026-09-10', '2026-08-05 2026-08-05'],
  ['luz em ago', '2026-09-10', '2026-08-01 2026-08-31'],
  ['padaria de jul a ago', '2026-09-10', '2026-07-01 2026-08-31'],
])('%s, asked on %s', (words, today, expected) => expect(datesOf(words, today)).toBe(expected));

it.each([
  ['março passado', '2026-03-15', '2025-03-01 2025-03-31'],
  ['no mês de março passado', '2026-04-01', '2026-03-01 2026-03-31'],
  ['dezembro passado', '2027-01-02', '2026-12-01 2026-12-31'],
  ['último janeiro', '2027-01-02', '2026-01-01 2026-01-31'],
  ['last february', '2028-02-29', '2027-02-01 2027-02-28'],
  ['february', '2028-02-29', '2028-02-01 2028-02-29'],
  ['maio do ano passado', '2026-05-31', '2025-05-01 2025-05-31'],
  ['segunda quinzena de março', '2026-03-15', '2025-03-16 2025-03-31'],
  ['segunda quinzena de março', '2026-03-16', '2026-03-16 2026-03-31'],
  ['de 28 a 31 de dezembro', '2026-12-29', '2026-12-28 2026-12-31'],
  ['de 28 a 31 de dezembro', '2026-12-27', '2025-12-28 2025-12-31'],
  ['dia 30 deste mês', '2026-10-09', '2026-10-30 2026-10-30'],
  ['pix dia 30 desse mês', '2026-02-10', '2026-02-28 2026-02-28'],
])('a month is the latest that has begun: %s, asked on %s', (words, today, expected) =>
  expect(datesOf(words, today)).toBe(expected),
);
