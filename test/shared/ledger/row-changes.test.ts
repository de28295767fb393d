import { expect, it } from 'vitest';
import { countOfChanges, rowChanges } from '../../../shared/ledger/store/fenced-writes.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aTransaction({ id })) as [Transaction, Transaction, Transaction];
const none = { added: [], changed: [], removed: [] };
type Changes = { added?: string[]; changed?: string[]; removed?: string[] };

it.each<{ name: string; before: Transaction[]; after: Transaction[]; changes: Changes | null }>([
  { name: 'nothing', before: [a, b], after: [b, { ...a }], changes: null },
  { name: 'no rows at all', before: [], after: [], changes: null },
  { name: 'an added row', before: [a], after: [a, b], changes: { added: ['b'] } },
  { name: 'a removed row', before: [a, b], after: [b], changes: { removed: ['a'] } },
  { name: 'a changed row', before: [a, b], after: [a, { ...b, note: 'x' }], changes: { changed: ['b'] } },
])('the changes of rows: $name', ({ before, after, changes }) => {
  expect(rowChanges('acc-1', before, after)).toEqual(changes ? [{ accountId: 'acc-1', ...none, ...changes }] : []);
});

it('changes are counted over all accounts and kinds', () => {
  const first = rowChanges('acc-1', [a, b], [{ ...b, note: 'x' }, c]);
  const second = rowChanges('acc-2', [], [a, b]);
  expect(countOfChanges([...first, ...second])).toBe(5);
  expect(countOfChanges([])).toBe(0);
});
