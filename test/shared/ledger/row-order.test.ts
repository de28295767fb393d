import { expect, it } from 'vitest';
import { byDateDescending } from '../../../shared/ledger/filters.ts';
import { aTransaction } from './a-transaction.ts';

it('the newest row comes first; rows of one day keep the order of their ids', () => {
  const rows = [
    aTransaction({ id: 'b', date: '2026-03-10' }),
    aTransaction({ id: 'c', date: '2026-03-09' }),
    aTransaction({ id: 'a', date: '2026-03-10' }),
    aTransaction({ id: 'd', date: '2026-03-11' }),
  ];
  const expected = ['d', 'a', 'b', 'c'];
  expect(rows.toSorted(byDateDescending).map(({ id }) => id)).toEqual(expected);
  expect(
    rows
      .toReversed()
      .sort(byDateDescending)
      .map(({ id }) => id),
  ).toEqual(expected);
});

it('a row equals itself', () => {
  const row = aTransaction({ id: 'a' });
  expect(byDateDescending(row, { ...row })).toBe(0);
});
