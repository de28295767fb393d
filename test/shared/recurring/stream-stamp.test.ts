import { expect, it } from 'vitest';
import { inputsDigest, isOutdated, stampHolds } from '../../../shared/recurring/stream-stamp.ts';
import { aBill, aCard } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';

const today = day('2026-03-10');
const found = new Uint8Array([1, 2, 3]);
const card = aCard({ id: 'card-1' });
const bill = aBill({ id: 'bill-1', accountId: 'card-1', due: '2026-03-05' });
const connections = [
  { id: 'a', rowsVersion: 5 },
  { id: 'b', rowsVersion: 7 },
];
const base = { found, connections, accounts: [card], bills: [bill] };
const inputs = inputsDigest(base, today);

it.each([
  [
    'another row of a connection',
    {
      connections: [
        { id: 'a', rowsVersion: 6 },
        { id: 'b', rowsVersion: 7 },
      ],
    },
  ],
  ['a connection less', { connections: connections.slice(1) }],
  ['a connection more', { connections: [...connections, { id: 'c', rowsVersion: 1 }] }],
  ['other streams', { found: new Uint8Array([1, 2, 4]) }],
  ['an account less', { accounts: [] }],
  ["the account's holder", { accounts: [{ ...card, owner: 'BIA' }] }],
  ["the account's bank", { accounts: [{ ...card, connectorName: 'Outro' }] }],
  ["the account's kind", { accounts: [{ ...card, type: 'BANK' as const }] }],
  ['a bill less', { bills: [] }],
  ["a bill's total", { bills: [{ ...bill, totalAmount: 1 as never }] }],
  ["a bill's due date", { bills: [{ ...bill, dueDate: day('2026-03-06') }] }],
])('%s is another inputs', (_says, change) => {
  expect(inputsDigest({ ...base, ...change }, today)).not.toBe(inputs);
});

it.each([
  ['the order of what was read', { connections: [...connections].reverse() }],
  ['a balance', { accounts: [{ ...card, balance: 1 as never }] }],
  ["the user's name of an account", { accounts: [{ ...card, customName: 'Meu' }] }],
])('%s is the same inputs', (_says, change) => {
  expect(inputsDigest({ ...base, ...change }, today)).toBe(inputs);
});

it('another month looks at other rows, another day of the month does not', () => {
  expect(inputsDigest(base, day('2026-03-31'))).toBe(inputs);
  expect(inputsDigest(base, day('2026-04-01'))).not.toBe(inputs);
});

// A month ahead of 15 March is 15 April.
it.each([
  [{}, '2026-03-10', true],
  [{}, '2026-03-31', true],
  [{}, '2026-03-09', false],
  [{ inputs: 'another' }, '2026-03-10', false],
  [{ until: day('2026-04-15') }, '2026-03-14', true],
  [{ until: day('2026-04-15') }, '2026-03-15', false],
])('a stamp of 10 March with %j holds on %s: %s', (given, on, holds) => {
  expect(stampHolds({ since: today, until: null, inputs, ...given }, inputs, day(on))).toBe(holds);
});

it.each([
  [null, '2026-03-10', true],
  [{}, '2026-03-31', false],
  [{}, '2026-04-01', true],
  [{ until: day('2026-04-15') }, '2026-03-14', false],
  [{ until: day('2026-04-15') }, '2026-03-15', true],
])('a stamp of 10 March with %j asks on %s for another: %s', (given, on, outdated) => {
  expect(isOutdated(given && { since: today, until: null, inputs, ...given }, day(on))).toBe(outdated);
});
