import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type IsoDate } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026, named, streamsAmong } from './some-rows.ts';

const ten = monthsOf2026(10);
type Given = Parameters<typeof monthlyRows>[2];

/** Ten charges, the last `moved` of them on another day and, where given, at other amounts. */
const movedRows = (name: string, given: Given, moved: number, to: string, after: Given = {}) => [
  ...monthlyRows(name, ten.slice(0, 10 - moved), given),
  ...monthlyRows(name, ten.slice(10 - moved), { ...given, ...after, day: to }),
];

const seen = (rows: Parameters<typeof streamsAmong>[0], today: string) =>
  streamsAmong(rows, today).map(({ status, rows: own, next }) => [status, own.length, next?.date]);

const PAY: Given = { day: '05', reais: 4200, category: 'Salário' };
const VIDEO: Given = { day: '10', reais: -44.9, category: 'Streaming de vídeo', accountId: 'card-1' };
const POWER: Given = { day: '08', reais: -180.5, category: 'Eletricidade' };

describe('a charge that moves to another day of the month is the same stream', () => {
  it.each<[string, string, Given, string]>([
    ['pay, ten days later', 'CRED SALARIO ACME', PAY, '15'],
    ['pay, at the end of the month before', 'CRED SALARIO ACME', { ...PAY, day: '20' }, '06'],
    ['a subscription that was bought again', 'NETFLIX.COM', VIDEO, '20'],
    ['a bill with another due date', 'CEMIG', POWER, '20'],
    ['a rent', 'ALUGUEL IMOB PRIME', { ...POWER, category: 'Aluguel' }, '17'],
  ])('%s', (_, name, given, to) => {
    for (const moved of [2, 3, 5, 7])
      expect([moved, ...seen(movedRows(name, given, moved, to), addDays(`2026-10-${to}` as IsoDate, 2))]).toEqual([
        moved,
        ['active', 10, `2026-11-${to}`],
      ]);
  });

  it('by a few days, as soon as three charges show it', () => {
    for (const moved of [3, 4, 5])
      expect(seen(movedRows('NETFLIX.COM', VIDEO, moved, '15'), '2026-10-17')).toEqual([['active', 10, '2026-11-15']]);
  });

  it('at another price too', () => {
    const rows = movedRows('CEMIG', POWER, 3, '20', { reais: -201.3 });
    expect(seen(rows, '2026-10-22')).toEqual([['active', 10, '2026-11-20']]);
  });

  it('by any days, at any place of its months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 3, max: 6 }),
        (from, to, moved) => {
          fc.pre(Math.abs(from - to) <= 15);
          const rows = movedRows('SPOTIFY', { ...VIDEO, day: dd(from) }, moved, dd(to));
          const last = rows.at(-1)?.date ?? day('2026-10-01');
          const streams = streamsAmong(rows, addDays(last, 1));
          expect(streams.map(({ status }) => status)).toEqual(['active']);
          // By less than the tolerance of a plan: one of a business day may hold most rows of both days.
          const isNear = Math.abs(from - to) <= 8;
          expect(streams[0]?.rows.length).toBeGreaterThanOrEqual(isNear ? 8 : 10);
          const off = Math.abs(daysBetween(`2026-11-${dd(to)}` as IsoDate, streams[0]?.next?.date ?? last));
          expect(off).toBeLessThanOrEqual(isNear ? 3 : 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
const dd = (number: number): string => String(number).padStart(2, '0');

describe('one charge that comes late', () => {
  const late = movedRows('NETFLIX.COM', VIDEO, 1, '19');

  it('has come, and leaves the plan as it was', () => {
    expect(seen(late, '2026-10-18').length).toBe(1);
    expect(seen(late, '2026-10-21')).toEqual([['active', 10, '2026-11-10']]);
  });

  it('is none at another price than ever before, or of another text', () => {
    const dearer = movedRows('NETFLIX.COM', VIDEO, 1, '19', { reais: -89.9 });
    expect(seen(dearer, '2026-10-21')).toEqual([['late', 9, '2026-10-10']]);
    const other = [
      ...monthlyRows('NETFLIX.COM', ten.slice(0, 9), VIDEO),
      ...monthlyRows('NETFLIX FILME', ten.slice(9), { ...VIDEO, day: '19' }),
    ];
    expect(seen(other, '2026-10-21')).toEqual([['late', 9, '2026-10-10']]);
  });

  it('may be as much more or less as pay was before', () => {
    const amounts = [4200, 4120, 4245.3, 4198, 4230, 4150.2, 4205, 4222, 4189.9, 4231];
    const rows = movedRows('CRED SALARIO ACME', PAY, 1, '14').map((row, at) =>
      aTransaction({ ...PAY, id: row.id, date: row.date, description: row.description, reais: amounts[at] ?? 0 }),
    );
    expect(seen(rows, '2026-10-15')).toEqual([['active', 10, '2026-11-05']]);
  });
});

describe('two charges stay two', () => {
  it('of one text in both halves of the month', () => {
    const both = [
      ...named('a', monthlyRows('VIVO CELULAR', ten, { ...POWER, day: '05' })),
      ...named('b', monthlyRows('VIVO CELULAR', ten, { ...POWER, day: '18' })),
    ];
    expect(seen(both, '2026-10-25')).toEqual([
      ['active', 10, '2026-11-05'],
      ['active', 10, '2026-11-18'],
    ]);
  });

  it('of which one ended long before the other began', () => {
    const rows = [
      ...monthlyRows('CURSO', ten.slice(0, 4), { ...VIDEO, day: '05' }),
      ...monthlyRows('CURSO', ten.slice(6), { ...VIDEO, day: '18' }),
    ];
    expect(seen(rows, '2026-10-25')).toEqual([
      ['ended', 4, undefined],
      ['active', 4, '2026-11-18'],
    ]);
  });

  it('and a charge beside the plan is not the next one', () => {
    const more = aTransaction({ id: 'more', date: '2026-10-17', description: 'NETFLIX.COM', ...strip(VIDEO) });
    expect(seen([...monthlyRows('NETFLIX.COM', ten, VIDEO), more], '2026-10-21')).toEqual([
      ['active', 10, '2026-11-10'],
    ]);
  });
});
function strip({ day: _, ...rest }: Given) {
  return rest;
}
