import { beforeEach, expect, it } from 'vitest';
import { getAccounts } from '../../../functions/api/get-accounts.ts';
import { getBalance } from '../../../functions/api/get-balance.ts';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { holdingsStore } from '../../../shared/accounts/holdings-store.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aMirror, type Bank, followedUser, movableClock, sortedById } from './a-followed-user.ts';

const START = '2026-03-10T12:00:00.000Z' as Instant;
const TODAY = '2026-03-10' as IsoDate;

// A connection belongs to one user, so each user has a table.
let table: Table;
beforeEach(async () => {
  table = await inProcessTable((call) => call());
});

const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${prefix}-${at}`,
    date: `${addDays(TODAY, -1 - 2 * at)}T15:00:00.000Z`,
    description: `PADARIA ${at}`,
    type: 'DEBIT',
    amount: -10 - at,
  }));

const aBank = (prefix: string, count = 5, given: Record<string, unknown> = {}): Bank => ({
  connector: 'Banco',
  accounts: [
    {
      account: { id: `${prefix}-conta`, type: 'BANK', name: 'Conta', number: '0001/1234-5', balance: 100, ...given },
      bills: [],
      rows: rows(prefix, count),
    },
  ],
});

let users = 0;
const followed = () => {
  users += 1;
  const clock = movableClock(START);
  const user = followedUser(table, `twice-${users}`, clock.now);
  const mirror = aMirror();
  let cursor: string | undefined;
  const follow = async () => {
    for (let more = true; more; ) {
      const answer = await user.changes(cursor, 3);
      mirror.take(answer);
      cursor = answer.next_cursor;
      more = answer.has_more;
    }
    expect(mirror.surprises).toEqual([]);
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  };
  const linked = async (itemId: string, bank: Bank) => {
    clock.pass(60);
    user.banks.set(itemId, bank);
    await user.link(itemId);
  };
  const services = {
    accounts: accountStore(table),
    connections: user.services.connections,
    holdings: holdingsStore(table),
  };
  const asked = { userId: `twice-${users}`, now: clock.now() };
  return {
    ...user,
    clock,
    follow,
    linked,
    ids: async () => (await user.transactions()).map(({ id }) => id).sort(),
    total: async () => (await getBalance(asked, services)).data.total_balance,
    accounts: async () => await getAccounts({ ...asked, query: { includeClosed: false } }, services),
  };
};

const OWN = ['a-0', 'a-1', 'a-2', 'a-3', 'a-4'];

it('counts an account that is connected twice once, and again without the first connection', async () => {
  const user = followed();
  await user.linked('item-a', aBank('a'));
  await user.import('item-a');
  await user.follow();
  await user.linked('item-b', aBank('b'));
  await user.import('item-b');
  await user.follow();
  expect(await user.ids()).toEqual(OWN);
  expect(await user.total()).toBe(100);
  const { data, freshness } = await user.accounts();
  expect(data.map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
    ['a-conta', null],
    ['b-conta', 'a-conta'],
  ]);
  expect(freshness.connections.map((one) => one.duplicate_of)).toEqual([null, 'item-a']);
  await user.unlink('item-a');
  await user.follow();
  expect(await user.ids()).toEqual(OWN.map((id) => id.replace('a', 'b')));
  expect(await user.total()).toBe(100);
  expect((await user.accounts()).freshness.connections.map((one) => one.duplicate_of)).toEqual([null]);
});

it('takes the rows of one that a reader has away when it is found out later, page by page', async () => {
  const user = followed();
  await user.linked('item-a', aBank('a', 2));
  await user.linked('item-b', aBank('b', 2));
  for (const item of ['item-a', 'item-b', 'item-a']) await user.import(item);
  await user.follow();
  expect(await user.ids()).toHaveLength(4);
  for (const [item, prefix] of [
    ['item-a', 'a'],
    ['item-b', 'b'],
  ] as const) {
    user.banks.set(item, aBank(prefix));
    await user.import(item);
  }
  await user.follow();
  expect(await user.ids()).toEqual(OWN);
});

it.each([
  ['item-a', 'item-b'],
  ['item-b', 'item-a'],
])('finds it whichever is imported first: %s', async (...order) => {
  const user = followed();
  await user.linked('item-a', aBank('a'));
  await user.linked('item-b', aBank('b'));
  for (const item of order) await user.import(item);
  expect(await user.ids()).toEqual(OWN);
});

it('finds it when both are imported at once', async () => {
  const user = followed();
  await user.linked('item-a', aBank('a'));
  await user.linked('item-b', aBank('b'));
  await Promise.all([user.import('item-a'), user.import('item-b')]);
  expect(await user.ids()).toEqual(OWN);
});

it('stays found while the second connection is not updated', async () => {
  const user = followed();
  await user.linked('item-a', aBank('a'));
  await user.linked('item-b', aBank('b'));
  for (const item of ['item-a', 'item-b']) await user.import(item);
  const bank = aBank('a');
  bank.accounts[0]?.rows.push({ ...rows('new', 1)[0], description: 'NOVA' });
  user.banks.set('item-a', bank);
  await user.import('item-a');
  await user.follow();
  expect(await user.ids()).toEqual([...OWN, 'new-0']);
});

it.each([
  ['another number', aBank('b', 5, { number: '0001/9999-9' })],
  ['another currency', aBank('b', 5, { currencyCode: 'USD' })],
  ['another institution', { ...aBank('b'), connector: 'Outro' }],
  ['fewer than three rows', aBank('b', 2)],
])('takes accounts with %s for two', async (_, other) => {
  const user = followed();
  await user.linked('item-a', aBank('a'));
  await user.linked('item-b', other);
  for (const item of ['item-a', 'item-b']) await user.import(item);
  await user.follow();
  expect((await user.ids()).filter((id) => id.startsWith('b'))).toHaveLength(other.accounts[0]?.rows.length ?? 0);
});
