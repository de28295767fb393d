import { expect, it } from 'vitest';
import { countOfChanges, rowChanges } from '../../../shared/ledger/store/fenced-writes.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { isoDate } from '../../../shared/time/calendar.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aTransaction({ id })) as [Transaction, Transaction, Transaction];
const installed = (row: Transaction): Transaction => ({
  ...row,
  installment: { number: 1, total: 3, totalAmount: null, purchaseDate: null },
});
const none = { added: [], changed: [], removed: [] };
type Changes = { added?: string[]; changed?: string[]; removed?: string[]; months?: string[] };

it.each<{ name: string; before: Transaction[]; after: Transaction[]; changes: Changes | null }>([
  { name: 'nothing', before: [a, b], after: [b, { ...a }], changes: null },
  { name: 'no rows at all', before: [], after: [], changes: null },
  { name: 'an added row', before: [a], after: [a, b], changes: { added: ['b'], months: ['2026-03'] } },
  { name: 'a removed row', before: [a, b], after: [b], changes: { removed: ['a'], months: [] } },
  {
    name: 'a changed row',
    before: [a, b],
    after: [a, { ...b, note: 'x' }],
    changes: { changed: ['b'], months: ['2026-03'] },
  },
  {
    name: 'rows that come, and go to the month after',
    before: [a],
    after: [
      { ...a, date: isoDate(2026, 4, 1) },
      { ...b, date: isoDate(2025, 12, 31) },
    ],
    changes: { added: ['b'], changed: ['a'], months: ['2025-12', '2026-04'] },
  },
])('the changes of rows: $name', ({ before, after, changes }) => {
  expect(rowChanges('acc-1', before, after)).toEqual(changes ? [{ accountId: 'acc-1', ...none, ...changes }] : []);
});

it.each([
  ['comes', [], [installed(a)]],
  ['goes', [installed(a), b], [b]],
  ['is changed', [installed(a)], [{ ...installed(a), note: 'x' }]],
  ['becomes one', [a], [installed(a)]],
  ['is one no more', [installed(a)], [a]],
])('the changes tell that an installment %s', (_, before, after) => {
  expect(rowChanges('acc-1', before, after)).toMatchObject([{ hasInstallments: true }]);
});

it('the changes of other rows tell of no installment', () => {
  expect(rowChanges('acc-1', [installed(a), b], [installed(a), { ...b, note: 'x' }])[0]).not.toHaveProperty(
    'hasInstallments',
  );
});

it('changes are counted over all accounts and kinds', () => {
  const first = rowChanges('acc-1', [a, b], [{ ...b, note: 'x' }, c]);
  const second = rowChanges('acc-2', [], [a, b]);
  expect(countOfChanges([...first, ...second])).toBe(5);
  expect(countOfChanges([])).toBe(0);
});
