import { expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { type KnownStream, remembered, withIds } from '../../../shared/recurring/stream-ids.ts';
import { day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026, named, streamsAmong } from './some-rows.ts';

const SINCE = day('2025-07-01');
const six = monthsOf2026(6);
const before = monthlyRows('NETFLIX.COM', six, { accountId: 'card-1', reais: -39.9, category: 'Streaming de vídeo' });

/** What a record holds after an import of the rows. */
const knownAfter = (rows: readonly Transaction[], today: string, known: readonly KnownStream[] = []) =>
  remembered(withIds(streamsAmong(rows, today), known), known, SINCE);
const idsAfter = (rows: readonly Transaction[], today: string, known: readonly KnownStream[]) =>
  withIds(streamsAmong(rows, today), known).map(({ id }) => id);

const more = (given: Parameters<typeof monthlyRows>[2], name = 'NETFLIX.COM') =>
  monthlyRows(name, monthsOf2026(2, 7), {
    accountId: 'card-1',
    reais: -39.9,
    category: 'Streaming de vídeo',
    ...given,
  });

it.each([
  ['further occurrences', [...before, ...more({})]],
  ['a new price', [...before, ...more({ reais: -49.9 })]],
  ['another card', [...before, ...more({ accountId: 'card-2' })]],
  ['another text of the bank', [...before, ...more({}, 'Netflix Entretenimento')]],
  ['the oldest row falling out of what is read', [...before, ...more({})].slice(2)],
])('stays the same after %s', (_name, rows) => {
  const known = knownAfter(before, '2026-06-20');
  expect(known).toHaveLength(1);
  expect(idsAfter(rows, '2026-08-20', known)).toEqual(known.map(({ id }) => id));
});

it('stays the same when a bank is connected anew and gives every row another id', () => {
  const known = knownAfter(before, '2026-06-20');
  const anew = before.map((row) => ({ ...row, id: `new ${row.id}`, accountId: 'card-2' }));
  expect(idsAfter(anew, '2026-06-20', known)).toEqual(known.map(({ id }) => id));
});

it('is the same without a record as in the record that a later import writes', () => {
  const unknown = withIds(streamsAmong(before, '2026-06-20'), []);
  expect(unknown.map(({ id }) => id)).toEqual(knownAfter(before, '2026-06-20').map(({ id }) => id));
});

it('keeps two streams of one merchant apart', () => {
  const small = named('s', monthlyRows('APPLE.COM/BILL', six, { day: '02', reais: -3.9 }));
  const large = monthlyRows('APPLE.COM/BILL', six, { day: '17', reais: -37.9 });
  const known = knownAfter([...small, ...large], '2026-06-20');
  expect(new Set(known.map(({ id }) => id)).size).toBe(2);
  const later = withIds(streamsAmong([...small, ...large].slice(1), '2026-06-20'), known);
  for (const { id, last } of later) expect(known.find((one) => one.id === id)?.lastAmount).toBe(last);
});

it('writes nothing else when nothing has changed, and forgets what ended long ago', () => {
  const known = knownAfter(before, '2026-06-20');
  expect(knownAfter(before, '2026-06-21', known)).toEqual(known);
  expect(remembered([], known, day('2026-06-10'))).toEqual(known);
  expect(remembered([], known, day('2026-06-11'))).toEqual([]);
});
