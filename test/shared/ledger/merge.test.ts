import { describe, expect, it } from 'vitest';
import { mergeImport } from '../../../shared/ledger/merge.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { aTransaction, day } from './a-transaction.ts';

const march = { from: day('2026-03-01'), to: day('2026-03-31') };
const nothing = { from: day('2026-03-02'), to: day('2026-03-01') };
const imported = (rows: Transaction[], window = march) => ({ accountId: 'acc-1', rows, window });
const idsOf = (rows: Transaction[]) => rows.map(({ id }) => id);

it('keeps one record when a pending row posts under the same id with another date and text', () => {
  const pending = aTransaction({ id: 'a', status: 'PENDING', date: '2026-03-09', description: 'PAG*BELLA' });
  const posted = aTransaction({ id: 'a', date: '2026-03-11', description: 'PADARIA BELLA LTDA', billId: 'bill-1' });
  const merge = mergeImport([pending], imported([posted]));
  expect(merge).toMatchObject({ rows: [posted], added: 0, updated: 1, removed: 0 });
  expect(merge.renumberedRows).toEqual([{ predecessor: pending, row: posted }]);
});

it('keeps one record when a pending row posts under a new id', () => {
  const pending = aTransaction({ id: 'a', status: 'PENDING' });
  const posted = aTransaction({ id: 'b', date: '2026-03-12', description: 'Padaria  Bella' });
  expect(mergeImport([pending], imported([posted]))).toMatchObject({
    rows: [posted],
    added: 0,
    updated: 1,
    removed: 0,
  });
});

it('takes a row that posts with another amount as another row, and leaves the old one out', () => {
  const hold = aTransaction({ id: 'a', status: 'PENDING', reais: -1 });
  const charge = aTransaction({ id: 'b', reais: -87.5 });
  expect(mergeImport([hold], imported([charge]))).toMatchObject({ rows: [charge], added: 1, updated: 0, removed: 1 });
});

it('keeps both equal rows of a day, and the pending copy that the bank still reports', () => {
  const rows = [aTransaction({ id: 'a' }), aTransaction({ id: 'b' }), aTransaction({ id: 'c', status: 'PENDING' })];
  expect(mergeImport([], imported(rows)).rows).toEqual(rows);
  expect(mergeImport(rows, imported(rows))).toMatchObject({
    rows,
    added: 0,
    updated: 0,
    removed: 0,
    renumberedRows: [],
  });
});

it.each([
  { name: 'on the first day of the window', date: '2026-03-01', kept: false },
  { name: 'on the last day of the window', date: '2026-03-31', kept: false },
  { name: 'the day before the window', date: '2026-02-28', kept: true },
  { name: 'the day after the window', date: '2026-04-01', kept: true },
])('a missing row dated $name is kept: $kept', ({ date, kept }) => {
  const merge = mergeImport([aTransaction({ id: 'a', date })], imported([]));
  expect(idsOf(merge.rows)).toEqual(kept ? ['a'] : []);
});

it('a row before the window is no predecessor: the equal new row may be a second purchase', () => {
  const before = aTransaction({ id: 'a', date: '2026-02-28' });
  const first = aTransaction({ id: 'b', date: '2026-03-01' });
  expect(mergeImport([before], imported([first]))).toMatchObject({ rows: [first, before], added: 1, updated: 0 });
});

it('a pull that covers nothing only adds and updates', () => {
  const known = [aTransaction({ id: 'a' }), aTransaction({ id: 'b', status: 'PENDING' })];
  const brought = [aTransaction({ id: 'b' }), aTransaction({ id: 'c' })];
  expect(idsOf(mergeImport(known, imported(brought, nothing)).rows)).toEqual(['a', 'b', 'c']);
});

it('keeps a late row that lies before the window', () => {
  const late = aTransaction({ id: 'late', date: '2025-11-02' });
  expect(mergeImport([], imported([late]))).toMatchObject({ rows: [late], added: 1 });
});

it('takes the posted copy when shifting pages bring an id twice, whichever comes first', () => {
  const posted = aTransaction({ id: 'a' });
  const pending = aTransaction({ id: 'a', status: 'PENDING' });
  expect(mergeImport([], imported([posted, pending])).rows).toEqual([posted]);
  expect(mergeImport([], imported([pending, posted])).rows).toEqual([posted]);
});

describe('in the first days of what was pulled', () => {
  const window = { from: day('2026-03-08'), to: day('9999-12-31') };
  const pull = (rows: Transaction[]) => ({ accountId: 'acc-1', rows, window, pulledFrom: day('2026-03-01') });
  const stored = aTransaction({ id: 'a', date: '2026-03-02' });
  const again = aTransaction({ id: 'b', date: '2026-03-03' });

  it('a row with one sure successor is one row', () => {
    const merge = mergeImport([stored], pull([again]));
    expect(merge).toMatchObject({ rows: [again], added: 0, updated: 1, removed: 0 });
    expect(merge.renumberedRows).toEqual([{ predecessor: stored, row: again }]);
  });

  it.each([
    { name: 'no successor', rows: [], before: [] },
    { name: 'a successor in doubt', rows: [again, aTransaction({ id: 'c', date: '2026-03-04' })], before: [] },
    { name: 'another row for it', rows: [again], before: [aTransaction({ id: 'd', date: '2026-03-05' })] },
    { name: 'a like row of another amount', rows: [aTransaction({ id: 'b', reais: -11 })], before: [] },
    { name: 'a like row four days later', rows: [aTransaction({ id: 'b', date: '2026-03-06' })], before: [] },
  ])('a row with $name stays', ({ rows, before }) => {
    const merge = mergeImport([stored, ...before], pull(rows));
    expect(idsOf(merge.rows).sort()).toEqual([...before, stored, ...rows].map(({ id }) => id).sort());
    expect(merge.renumberedRows).toEqual([]);
  });

  it('a row from before stays: its successor may be a second purchase', () => {
    const earlier = aTransaction({ id: 'a', date: '2026-02-28' });
    expect(idsOf(mergeImport([earlier], pull([aTransaction({ id: 'b', date: '2026-03-01' })])).rows)).toEqual([
      'b',
      'a',
    ]);
  });
});
