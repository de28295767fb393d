import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { keptYearly, packedFound, withKeptYearly } from '../../../shared/recurring/packed-streams.ts';
import { streamsWithYearly, toFoundStream } from '../../../shared/recurring/read-streams.ts';
import { datesOfStreams, firstDateOfYearly } from '../../../shared/recurring/stream-stamp.ts';
import { aBankAccount } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows } from './some-rows.ts';

const accounts = [aBankAccount({ id: 'acc-1' })];
const insurance = (date: string, reais = -1890) =>
  aTransaction({ id: `i-${date}`, date, reais, description: 'PORTO SEGURO AUTO', category: 'Seguros' });

/** The streams that an import of the whole history on one day leaves, as they are told on another. */
const toldOn = (rows: readonly Transaction[], imported: string, today = imported) => {
  const [on, dates] = [day(imported), datesOfStreams(day(imported))];
  const transactions = rows.filter(({ date }) => dates.first <= date && date <= dates.last);
  const wide = rows.filter(({ date }) => firstDateOfYearly(on) <= date && date <= dates.last);
  const { found, yearly } = streamsWithYearly({ transactions, wide, accounts, bills: [], known: [] }, on);
  return withKeptYearly(found.map(toFoundStream), yearly.map(toFoundStream), day(today));
};
const said = (streams: ReturnType<typeof toldOn>) =>
  streams.map(({ schedule, next, status, rowIds }) => [schedule.frequency, next?.date, status, rowIds.length]);

describe('a yearly charge', () => {
  const threeYears = [insurance('2023-12-10', -1790), insurance('2024-12-10', -1820), insurance('2025-12-10')];

  it.each([
    ['a month before', '2026-11-10', [['yearly', '2026-12-10', 'early', 2]]],
    ['half a year before', '2026-06-01', [['yearly', '2026-12-10', 'early', 2]]],
    ['on its day', '2026-12-10', [['yearly', '2026-12-10', 'early', 2]]],
    ['while its window is open', '2026-12-15', [['yearly', '2026-12-15', 'early', 2]]],
    ['no more once it has missed its date', '2026-12-18', []],
    ['shortly after it came', '2025-12-20', [['yearly', '2026-12-10', 'active', 3]]],
  ])('is announced %s', (_name, today, expected) => {
    expect(said(toldOn(threeYears, today))).toEqual(expected);
    // Also where the import was some time ago.
    if (today > '2026-01-20')
      expect(said(toldOn(threeYears, '2026-01-20', today)).map(([, date]) => date)).toEqual(
        expected.map(([, date]) => date),
      );
  });

  it('on 29 February comes on the 28th of the next year', () => {
    const rows = [insurance('2027-02-28'), insurance('2028-02-29')];
    expect(said(toldOn(rows, '2029-01-10'))).toEqual([
      ['yearly', expect.stringMatching(/^2029-02-2[78]$|^2029-03-01$/), 'early', 2],
    ]);
  });

  it('is one stream, with one id, once its next row has come', () => {
    const next = [...threeYears, insurance('2026-12-11', -1990)];
    const streams = toldOn(next, '2026-12-12');
    expect(said(streams)).toEqual([['yearly', expect.stringMatching(/^2027-12-1[01]$/), 'active', 3]]);
    // A further row that a part of the history shows beside the kept stream.
    const kept = toldOn(threeYears, '2026-11-10');
    const part = toldOn(next.slice(2), '2026-12-12');
    expect(said(withKeptYearly(part, kept, day('2026-12-12')))).toEqual(said(part));
  });

  it('is not made of rows that come more often', () => {
    const months = Array.from(
      { length: 24 },
      (_, at) => `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}`,
    );
    const rent = monthlyRows('PIX ENVIADO DONA MARLENE', months, { day: '05', reais: -900, category: 'Aluguel' });
    expect(said(toldOn(rent, '2026-11-27')).map(([frequency]) => frequency)).toEqual(['monthly']);
    const once = [insurance('2025-12-10')];
    expect(toldOn(once, '2026-11-10')).toEqual([]);
  });

  it('of an account that is gone is not told', () => {
    const yearly = packedFound(toldOn(threeYears, '2026-11-10'));
    expect(keptYearly({ record: { yearly }, accounts })).toHaveLength(1);
    expect(keptYearly({ record: { yearly }, accounts: [] })).toEqual([]);
  });
});
