import { describe, expect, it } from 'vitest';
import { answeredRows } from '../../../bench/questions/measure.ts';
import { rows } from '../../../bench/questions/rows.ts';

const dated = (from: string, to: string) => rows.filter(({ date }) => date >= from && date <= to);

// The questions are asked on Saturday, 2026-11-21.
describe('a period that is to be left out is', () => {
  it.each([
    ['tudo de outubro e novembro exceto esta semana', dated('2026-10-01', '2026-11-15')],
    [
      'tudo deste mês, menos a semana passada',
      dated('2026-11-01', '2026-11-21').filter(({ date }) => date < '2026-11-09' || date > '2026-11-15'),
    ],
    [
      'everything this month except yesterday',
      dated('2026-11-01', '2026-11-21').filter(({ date }) => date !== '2026-11-20'),
    ],
    ['este ano sem contar março', dated('2026-01-01', '2026-11-21').filter(({ date }) => !date.startsWith('2026-03'))],
    ['exceto hoje', dated('2026-08-21', '2026-11-20')],
  ])('%s', (ask, expected) => {
    expect(expected.length).toBeGreaterThan(0);
    expect(answeredRows(ask)).toEqual(expected);
  });
});

describe('words that only sound like it leave nothing out', () => {
  it.each([
    ['gastei menos este mês?', dated('2026-11-01', '2026-11-21').filter(({ amount }) => amount < 0)],
    ['comi fora ontem', dated('2026-11-20', '2026-11-20')],
  ])('%s', (ask, within) => {
    const answered = answeredRows(ask);
    expect(within).toEqual(expect.arrayContaining(answered));
  });

  it('and a shop behind them is still left out', () => {
    const answered = answeredRows('tudo de outubro menos uber');
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.some(({ description }) => /uber/i.test(description))).toBe(false);
  });
});
