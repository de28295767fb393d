import { expect, it } from 'vitest';
import { day } from '../../shared/ledger/a-transaction.ts';
import { askedDays, askedOn } from './asked-on.ts';
import { questionSets } from './sets.ts';

const datesOf = (ask: string, from: string, to: string, today: string): string | undefined => {
  const asked = askedOn({ ask, expect: { from, to } }, day(today));
  return asked ? `${asked.expect.from} ${asked.expect.to}` : undefined;
};

it.each<[ask: string, from: string, to: string, today: string, expected: string | undefined]>([
  ['mercado mês passado', '2026-10-01', '2026-10-31', '2027-01-02', '2026-12-01 2026-12-31'],
  ['mercado em outubro', '2026-10-01', '2026-10-31', '2027-01-02', '2026-10-01 2026-10-31'],
  ['mercado em setembro', '2026-09-01', '2026-09-30', '2026-10-01', '2026-09-01 2026-09-30'],
  ['mercado em novembro', '2026-11-01', '2026-11-21', '2026-10-09', '2025-11-01 2025-11-30'],
  ['outubro de 2026', '2026-10-01', '2026-10-31', '2026-10-09', '2026-10-01 2026-10-31'],
  ['desde setembro', '2026-09-01', '2026-11-21', '2026-12-31', '2026-09-01 2026-12-31'],
  ['fds passado', '2026-11-14', '2026-11-15', '2026-11-23', '2026-11-21 2026-11-22'],
  ['fds passado', '2026-11-14', '2026-11-15', '2026-11-08', '2026-10-31 2026-11-01'],
  ['no fds', '2026-11-21', '2026-11-22', '2026-12-09', '2026-12-05 2026-12-06'],
  ['na terça', '2026-11-17', '2026-11-17', '2026-12-09', '2026-12-08 2026-12-08'],
  ['últimos 2 meses', '2026-09-21', '2026-11-21', '2026-12-31', '2026-10-31 2026-12-31'],
  ['quinta passada, dia 19', '2026-11-19', '2026-11-19', '2026-12-09', undefined],
  ['do dia 5 ao dia 10', '2026-11-05', '2026-11-10', '2026-11-08', undefined],
])('%s, %s to %s on the day of writing, on %s is %s', (ask, from, to, today, expected) => {
  expect(datesOf(ask, from, to, today)).toBe(expected);
});

it('knows of nearly every question which days it means', () => {
  const questions = questionSets.flatMap((set) => set.questions);
  for (const { today } of askedDays)
    expect(questions.filter((question) => askedOn(question, today)).length).toBeGreaterThan(questions.length * 0.97);
});
