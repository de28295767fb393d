import { beforeEach, expect, it } from 'vitest';
import { newClosingDate } from '../../../shared/cards/closing-date.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aMirror, type Bank, followedUser, movableClock, sortedById } from './a-followed-user.ts';

const START = '2026-03-10T12:00:00.000Z' as Instant;
const TODAY = '2026-03-10' as IsoDate;
const DAY = 24 * 3600;

class Killed extends Error {}

/** The number of the table's call after which the process is killed; 0: none. */
let killAt = 0;
let calls = 0;
let table: Table;
beforeEach(async () => {
  killAt = 0;
  table = await inProcessTable(async (call) => {
    calls += 1;
    const answer = await call();
    if (killAt > 0 && calls >= killAt) throw new Killed();
    return answer;
  });
});

const aRow = (id: string, daysBack: number, given: Record<string, unknown> = {}) => ({
  id,
  date: `${addDays(TODAY, -daysBack)}T15:00:00.000Z`,
  description: `LOJA ${daysBack}`,
  type: 'DEBIT',
  amount: 10 + daysBack,
  ...given,
});
const days = [2, 5, 40, 59, 70, 200];

const card = (id: string, rows: Bank['accounts'][number]['rows'], given: Record<string, unknown> = {}) => ({
  account: { id, type: 'CREDIT' as const, name: 'Cartão', number: id, balance: 10, ...given },
  bills: [],
  rows,
});
const former = () =>
  card('old', [...days.map((back) => aRow(`o-${back}`, back)), aRow('o-p', 1, { status: 'PENDING' })]);
const conta = { account: { id: 'conta', type: 'BANK' as const, name: 'Conta', balance: 1 }, bills: [], rows: [] };
/** The bank lists 90 days under the new number. */
const renumbered = (prefix = 'n') =>
  card(
    'new',
    days.filter((back) => back < 90).map((back) => aRow(`${prefix}-${back}`, back)),
  );

const bankOf = (...accounts: Bank['accounts']): Bank => ({ connector: 'Banco', accounts: [conta, ...accounts] });

const followed = async () => {
  const clock = movableClock(START);
  const user = followedUser(table, 'ana', clock.now);
  const mirror = aMirror();
  let cursor: string | undefined;
  const follow = async () => {
    for (let more = true; more; ) {
      const answer = await user.changes(cursor, 4);
      mirror.take(answer);
      cursor = answer.next_cursor;
      more = answer.has_more;
    }
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  };
  user.banks.set('item', bankOf(former()));
  await user.link('item');
  await user.import('item');
  await user.say('o-5', { category: 'Viagens', note: 'praia' });
  await user.say('o-200', { category: 'Lazer' });
  await user.name('old', 'Meu cartão');
  await user.closingDates.insert(newClosingDate('ana', { accountId: 'old', closingDay: 7 }, START));
  await follow();
  return { ...user, clock, follow };
};
type User = Awaited<ReturnType<typeof followed>>;

const shown = async (user: User) => {
  const snapshot = await user.snapshots.read('ana');
  return {
    rows: (await user.transactions()).map(({ id, category_source, note }) => [id, category_source, note]).sort(),
    accounts: snapshot.accounts.map(({ id, customName, closedAt, isArriving, takesOver }) => ({
      id,
      customName,
      closedAt,
      isArriving,
      takesOver,
    })),
    closing: snapshot.closingDates.map(({ accountId, closingDay }) => [accountId, closingDay]),
  };
};

const sourceless = (state: Awaited<ReturnType<typeof shown>>) => ({
  ...state,
  rows: state.rows.map(([id, source, note]) => [id, source === 'user' ? source : 'other', note]),
});
const account = (id: string, customName?: string) => ({
  id,
  customName,
  closedAt: undefined,
  isArriving: undefined,
  takesOver: undefined,
});
const expected = (prefix: string) => ({
  rows: [
    [`${prefix}-2`, 'other', null],
    [`${prefix}-40`, 'other', null],
    [`${prefix}-5`, 'user', 'praia'],
    [`${prefix}-59`, 'other', null],
    [`${prefix}-70`, 'other', null],
    ['o-200', 'user', null],
  ].sort(),
  accounts: [account('conta'), account('new', 'Meu cartão')],
  closing: [['new', 7]],
});

it.each(['n', 'o'])('goes on under its new number, with rows of ids %s', async (prefix) => {
  const user = await followed();
  user.clock.pass(2 * DAY);
  user.banks.set('item', bankOf(renumbered(prefix)));
  await user.import('item');
  await user.follow();
  expect(sourceless(await shown(user))).toEqual(expected(prefix));
  // What the bank lists no longer under the new number stays when everything is read again.
  user.clock.pass(2 * DAY);
  await user.import('item');
  await user.follow();
  expect(sourceless(await shown(user))).toEqual(expected(prefix));
});

it('goes on wherever the process is killed', async () => {
  for (let nth = 1, killed = true; killed; nth += 1) {
    killAt = 0;
    table = await inProcessTable(async (call) => {
      calls += 1;
      const answer = await call();
      if (killAt > 0 && calls >= killAt) throw new Killed();
      return answer;
    });
    const user = await followed();
    user.clock.pass(2 * DAY);
    user.banks.set('item', bankOf(renumbered()));
    killAt = calls + nth;
    killed = await user.import('item').then(
      () => false,
      (error: unknown) => error instanceof Killed,
    );
    killAt = 0;
    await user.follow();
    const ids = (await user.transactions()).map(({ id }) => String(id).slice(2));
    expect(new Set(ids).size, `rows stand once after a kill at call ${nth}`).toBe(ids.length);
    expect(ids, `call ${nth}`).toEqual(expect.arrayContaining(days.map(String)));
    user.clock.pass(60);
    await user.import('item');
    await user.follow();
    expect(sourceless(await shown(user)), `call ${nth}`).toEqual(expected('n'));
  }
}, 120_000);

it.each([
  [
    'a row that the new one lacks',
    [
      card(
        'new',
        [2, 5, 40].map((back) => aRow(`n-${back}`, back)),
      ),
    ],
  ],
  ['another type', [{ ...renumbered(), account: { id: 'new', type: 'BANK' as const, name: 'Conta' } }]],
  ['two that may be it', [renumbered(), { ...renumbered('m'), account: { ...renumbered().account, id: 'new-2' } }]],
])('is closed, and the other one new, with %s', async (_, accounts) => {
  const user = await followed();
  user.clock.pass(60);
  user.banks.set('item', bankOf(...accounts));
  await user.import('item');
  await user.follow();
  const closed = (await shown(user)).accounts.find(({ id }) => id === 'old');
  expect(closed?.closedAt).toBeDefined();
  expect((await user.transactions()).filter(({ id }) => id.startsWith('o-'))).toHaveLength(days.length + 1);
});

it.each([
  ['one posted row', [aRow('o-5', 5)]],
  ['pending rows alone', [aRow('o-5', 5, { status: 'PENDING' })]],
  ['old rows alone', [aRow('o-200', 200)]],
])('goes on by the ids of %s, with its bill of the same id', async (_, rows) => {
  const user = await followed();
  const bill = { id: 'b-1', dueDate: `${addDays(TODAY, 5)}T00:00:00.000Z`, totalAmount: 300 };
  user.banks.set('item', bankOf({ ...card('old', rows), bills: [bill] }));
  user.clock.pass(2 * DAY);
  await user.import('item');
  user.banks.set('item', bankOf({ ...card('new', rows), bills: [bill] }));
  user.clock.pass(2 * DAY);
  await user.import('item');
  await user.follow();
  const { accounts, bills } = await user.snapshots.read('ana');
  expect(accounts.map(({ id }) => id)).toEqual(['conta', 'new']);
  expect(bills.map(({ id, accountId }) => [id, accountId])).toEqual([['b-1', 'new']]);
  expect((await user.transactions()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

it('is two accounts while the bank lists both', async () => {
  const user = await followed();
  user.banks.set('item', bankOf(former(), renumbered()));
  await user.import('item');
  await user.follow();
  expect((await shown(user)).accounts.map(({ id, closedAt }) => [id, closedAt])).toEqual([
    ['conta', undefined],
    ['new', undefined],
    ['old', undefined],
  ]);
});
