import { describe, expect, it } from 'vitest';
import { feedStore } from '../../../../shared/feed/feed-store.ts';
import { keys } from '../../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../../shared/platform/table/query-pages.ts';
import { unlinkItem } from '../../../../shared/sync/link-item.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { household, listenTo, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, faultsFor, runningSandbox } from '../support.ts';

const dynamoDb = sharedDynamoDb();
const day = 24 * 3600;
const accounts = [anAccount({ name: 'Conta', balance: 100 })];
const position = (at: number, over: object = {}) => ({
  id: `inv-${at}`,
  type: 'FIXED_INCOME',
  name: `CDB ${at}`,
  balance: 100 + at,
  ...over,
});
const sixty = Array.from({ length: 60 }, (_, at) => position(at));
const car = { id: 'loan-1', productName: 'Carro', payments: { contractOutstandingBalance: 900 } };
const updated = (days: number) => ({ lastUpdatedAt: addSeconds(start, days * day) });

const homeOf = async (...args: Parameters<typeof household>) => {
  const home = await household(...args);
  const stored = () => home.parts.holdings.find('user-1', 'item-1');
  const balances = async () =>
    (await stored())?.positions.filter(({ endedOn }) => !endedOn).map(({ id, balance }) => [id, balance]);
  const listen = () => listenTo(home, 'investment.changed');
  const told = async () =>
    (await queryPrefix(home.table, keys.hookEventsOf('user-1'))).map(({ body }) => JSON.parse(String(body)).data);
  const flags = async () =>
    (await feedStore(home.table).after('user-1', 'item-1', '')).entries.filter(({ isOfHoldings }) => isOfHoldings)
      .length;
  /** After so many writes each further one fails, until the returned function is called. */
  const dieAfter = (survived: number) => {
    let [writes, isDying] = [0, true];
    home.table.client.middlewareStack.add(
      (next, context) => (args) => {
        if (isDying && /Put|Update|Delete|Write/.test(context.commandName ?? '')) writes += 1;
        if (isDying && writes > survived) throw new Error('killed');
        return next(args);
      },
      { step: 'initialize' },
    );
    return () => {
      isDying = false;
    };
  };
  return { ...home, stored, balances, listen, told, flags, dieAfter };
};
const called = ({ bank }: { bank: { counters: Readonly<Record<string, number>> } }) =>
  Object.keys(bank.counters).filter((name) => /investments|loans/.test(name));

describe('investments and loans', () => {
  it('come with the item; an unchanged import writes nothing', async () => {
    const home = await homeOf(dynamoDb);
    home.has(accounts, updated(0), { investments: sixty, loans: [car] });
    await home.link();
    expect(await home.import()).toMatchObject({ kind: 'imported', failedAccounts: 0 });
    expect(await home.stored()).toMatchObject({
      positions: sixty.map(({ id }) => ({ id })),
      loans: [{ id: 'loan-1', balance: 90_000 }],
      totals: [{ month: '2026-03', investments: 777_000, loans: 90_000 }],
    });
    const known = await home.stored();
    const before = home.writes();
    expect(await home.import(addSeconds(start, 60))).toMatchObject({ kind: 'unchanged' });
    expect(home.writes()).toBe(before);
    expect(await home.stored()).toEqual(known);
  });

  it('cost no call where the connector offers neither', async () => {
    const home = await homeOf(dynamoDb);
    home.has(accounts, updated(0));
    await home.link();
    await home.import();
    expect(called(home)).toEqual([]);
    expect(await home.stored()).toBeNull();
  });

  it('are read on whole pulls of a connector that does not name its products', async () => {
    const home = await homeOf(dynamoDb);
    home.has(accounts, { connector: { id: 612, name: 'Nubank', products: null }, ...updated(0) });
    await home.link();
    await home.import();
    expect(called(home)).toEqual(['GET /investments', 'GET /loans']);
    expect(await home.stored()).toBeNull();
  });

  it('stay where their list fails, and the run is a partial success', async () => {
    const faults = faultsFor();
    const bank = await runningSandbox({ faults });
    const home = await homeOf(dynamoDb, bank);
    home.has(accounts, updated(0), { investments: [position(1)], loans: [car] });
    await home.link();
    await home.import();
    faults.add({ target: 'pluggy', operation: 'GET /investments', error: '500', times: 20 });
    home.has(accounts, updated(1), { investments: [position(1, { balance: 5 })], loans: [] });
    expect(await home.import(addSeconds(start, day))).toMatchObject({
      failedAccounts: 1,
      state: { executionStatus: 'PARTIAL_SUCCESS' },
    });
    expect(await home.stored()).toMatchObject({
      positions: [{ balance: 10_100, asOf: '2026-03-10', endedOn: null }],
      loans: [{ endedOn: null, missingSince: addSeconds(start, day) }],
    });
  });

  it('stay after half a list whose next page fails; an empty list is an answer', async () => {
    const faults = faultsFor();
    const bank = await runningSandbox({ faults });
    const home = await homeOf(dynamoDb, bank);
    const all = { investments: [position(1), position(2), position(3)], loans: [car] };
    home.has(accounts, updated(0), all);
    await home.link();
    await home.import();
    const held = await home.balances();
    for (const operation of ['GET /investments', 'GET /loans'])
      faults.add({ target: 'pluggy', operation, error: 'partial', times: 1 });
    home.has(accounts, updated(1), all);
    expect(await home.import(addSeconds(start, day))).toMatchObject({ failedAccounts: 2 });
    expect(await home.stored()).toMatchObject({ positions: [1, 2, 3].map(() => ({ missingSince: null })) });
    for (const days of [2, 3]) {
      expect(await home.balances()).toEqual(held);
      for (const operation of ['GET /investments', 'GET /loans'])
        faults.add({ target: 'pluggy', operation, error: 'empty', times: 1 });
      home.has(accounts, updated(days), all);
      expect(await home.import(addSeconds(start, days * day))).toMatchObject({ failedAccounts: 0 });
    }
    expect(await home.balances()).toEqual([]);
    await home.import(addSeconds(start, 3 * day + 60));
    expect(await home.balances()).toEqual(held);
  });

  it('that fail do not keep accounts that are gone, nor cause a second whole pull', async () => {
    const two = [...accounts, anAccount({ id: 'acc-2', name: 'Outra' })];
    const closed = async (home: Awaited<ReturnType<typeof homeOf>>) =>
      (await home.parts.accounts.list('user-1')).filter(({ closedAt }) => closedAt).map(({ id }) => id);
    for (const operation of ['GET /investments', 'GET /loans', 'GET /investments/']) {
      const faults = faultsFor();
      const home = await homeOf(dynamoDb, await runningSandbox({ faults }));
      const held = { investments: [position(1)], loans: [car] };
      home.has(two, updated(0), held);
      await home.link();
      await home.import();
      faults.add({ target: 'pluggy', operation, error: '500', times: 20 });
      home.has(accounts, updated(2), held);
      const later = addSeconds(start, 2 * day);
      expect(await home.import(later)).toMatchObject({ failedAccounts: 1 });
      expect(await closed(home)).toEqual(['acc-2']);
      expect(await home.items.find('user-1', 'item-1')).toMatchObject({
        fullPullAt: later,
        executionStatus: 'PARTIAL_SUCCESS',
      });
      expect((await home.balances())?.length).toBe(1);
    }
  });

  it('are asked for again where only a whole pull asks', async () => {
    const faults = faultsFor();
    const home = await homeOf(dynamoDb, await runningSandbox({ faults }));
    const item = { connector: { id: 612, name: 'Nubank', products: null }, ...updated(0) };
    home.has(accounts, item);
    await home.link();
    faults.add({ target: 'pluggy', operation: 'GET /investments', error: '500', times: 3 });
    await home.import();
    await home.import(addSeconds(start, 60));
    const asked = home.bank.counters['GET /investments'] ?? 0;
    expect(asked).toBeGreaterThan(1);
    await home.import(addSeconds(start, 120));
    expect(home.bank.counters['GET /investments']).toBe(asked);
  });

  it.each([
    ['investments', { accounts: true, creditCards: null, investments: false }, ['acc-2']],
    ['accounts', { accounts: false, creditCards: null, investments: true }, []],
    ['cards', { accounts: true, creditCards: false, investments: true }, ['acc-2']],
    ['accounts, cards brought', { accounts: false, creditCards: true, investments: true }, ['card-1']],
  ])('and accounts have a completeness of their own: without %s', async (_name, brought, gone) => {
    const home = await homeOf(dynamoDb);
    const held = { investments: [position(1), position(2)] };
    const card = anAccount({ id: 'card-1', type: 'CREDIT' });
    home.has([...accounts, anAccount({ id: 'acc-2' }), card], updated(0), held);
    await home.link();
    await home.import();
    const statusDetail = Object.fromEntries(
      Object.entries(brought).map(([name, isUpdated]) => [name, isUpdated === null ? null : { isUpdated }]),
    );
    const item = { executionStatus: 'PARTIAL_SUCCESS', statusDetail };
    for (const days of [1, 2]) {
      home.has(accounts, { ...item, ...updated(days) }, { investments: [position(1)] });
      await home.import(addSeconds(start, days * day));
    }
    const all = await home.parts.accounts.list('user-1');
    expect(all.filter(({ closedAt }) => closedAt).map(({ id }) => id)).toEqual(gone);
    expect((await home.balances())?.length).toBe(brought.investments ? 1 : 2);
  });

  it('do not end by runs that did not bring them', async () => {
    const home = await homeOf(dynamoDb);
    home.has(accounts, updated(0), { investments: [position(1)] });
    await home.link();
    await home.import();
    for (const days of [1, 2, 3]) {
      const item = { executionStatus: 'PARTIAL_SUCCESS', ...updated(days) };
      home.has(accounts, item, { investments: [] });
      await home.import(addSeconds(start, days * day));
    }
    expect(await home.balances()).toEqual([['inv-1', 10_100]]);
    const statusDetail = { investments: { isUpdated: true } };
    for (const days of [4, 5]) {
      home.has(accounts, { executionStatus: 'PARTIAL_SUCCESS', statusDetail, ...updated(days) }, { investments: [] });
      await home.import(addSeconds(start, days * day));
    }
    expect(await home.balances()).toEqual([]);
  });

  it('end in what was said last, and are told, whichever write of the import dies', async () => {
    const bought = { transactions: [{ id: 'b', type: 'BUY', date: '2026-03-02', amount: 5 }], quantity: 2 };
    for (const [more, movements] of [
      [{}, 0],
      [bought, 1],
    ] as const)
      for (const survived of [0, 1, 2, 3, 4]) {
        const home = await homeOf(dynamoDb);
        await home.listen();
        home.has(accounts, updated(0), { investments: [position(1)] });
        await home.link();
        await home.import();
        home.has(accounts, updated(1), { investments: [position(1, { balance: 7, ...more }), position(2)] });
        const revive = home.dieAfter(survived);
        await home.import(addSeconds(start, day)).catch(() => undefined);
        revive();
        home.pass(60);
        await home.import(addSeconds(start, day + 60));
        expect(await home.balances()).toEqual([
          ['inv-1', 700],
          ['inv-2', 10_200],
        ]);
        expect(await home.told()).toEqual([{ itemId: 'item-1', added: ['inv-2'], ended: [], movements }]);
        expect(await home.flags()).toBe(1);
      }
  });

  it('are told when one comes, ends or moves, not at a first import nor for a value alone', async () => {
    const home = await homeOf(dynamoDb);
    await home.listen();
    const moved = { transactions: [{ id: 'a', type: 'BUY', date: '2026-03-02', amount: 5 }] };
    home.has(accounts, updated(0), { investments: [position(1, moved), position(2)], loans: [car] });
    await home.link();
    await home.import();
    home.has(accounts, updated(1), { investments: [position(1, { ...moved, balance: 9 }), position(2)], loans: [car] });
    await home.import(addSeconds(start, day));
    expect([await home.told(), await home.flags()]).toEqual([[], 0]);
    const release = { installmentId: '1', paidDate: '2026-03-11', paidAmount: 30 };
    const paid = { ...car, payments: { contractOutstandingBalance: 870, releases: [release] } };
    const sold = position(2, { status: 'TOTAL_WITHDRAWAL', balance: 0 });
    home.has(accounts, updated(2), { investments: [position(1, moved), sold, position(3)], loans: [paid] });
    await home.import(addSeconds(start, 2 * day));
    const all = { itemId: 'item-1', added: ['inv-3'], ended: ['inv-2'], movements: 1 };
    expect([await home.told(), await home.flags()]).toEqual([[all], 1]);
    home.has(accounts, updated(3), { investments: [position(1, moved), position(2), position(3)], loans: [paid] });
    await home.import(addSeconds(start, 3 * day));
    const back = { itemId: 'item-1', added: ['inv-2'], ended: [], movements: 0 };
    expect([await home.told(), await home.flags()]).toEqual([[all, back], 2]);
    await unlinkItem(home.parts, 'user-1', 'item-1');
    expect([(await home.told()).length, await home.flags()]).toEqual([2, 3]);
  });

  it('bring their movements, read again only where a position has changed', async () => {
    const home = await homeOf(dynamoDb);
    const bought = (id: string, amount: number) => ({ id, type: 'BUY', date: '2026-03-02', amount });
    const one = position(1, { transactions: [bought('a', 70)] });
    home.has(accounts, updated(0), { investments: [one, position(2)], loans: [car] });
    await home.link();
    await home.import();
    const moved = async () =>
      (await home.parts.movements.everything('user-1')).map(({ id, accountId, amount }) => [id, accountId, amount]);
    expect(await moved()).toEqual([['a', 'inv-1', 7_000]]);
    expect(await home.stored()).toMatchObject({
      positions: [{ moves: [['2026-03-02', 'buy', 7_000, null]], lacksMoves: false }, { lacksMoves: false }],
    });
    const asked = () => home.bank.counters['GET /investments/{id}/transactions'];
    const before = { asked: asked(), writes: home.writes() };
    expect(await home.import(addSeconds(start, 60))).toMatchObject({ kind: 'unchanged' });
    expect({ asked: asked(), writes: home.writes() }).toEqual(before);
    const more = { quantity: 2, transactions: [bought('a', 70), bought('b', 30)] };
    home.has(accounts, updated(0.1), { investments: [position(1, more), position(2)], loans: [car] });
    await home.import(addSeconds(start, 9_000));
    expect(asked()).toBe((before.asked ?? 0) + 1);
    expect((await moved()).sort()).toEqual([
      ['a', 'inv-1', 7_000],
      ['b', 'inv-1', 3_000],
    ]);
    await unlinkItem(home.parts, 'user-1', 'item-1');
    expect(await moved()).toEqual([]);
  });

  it('keep the movements that could not be read, and read them with the next import', async () => {
    const faults = faultsFor();
    const bank = await runningSandbox({ faults });
    const home = await homeOf(dynamoDb, bank);
    const withMoves = (...ids: string[]) => ({
      investments: [
        position(1, {
          quantity: ids.length,
          transactions: ids.map((id) => ({ id, type: 'BUY', date: '2026-03-02', amount: 5 })),
        }),
      ],
    });
    home.has(accounts, updated(0), withMoves('a'));
    await home.link();
    await home.import();
    const ids = async () => (await home.parts.movements.everything('user-1')).map(({ id }) => id).sort();
    faults.add({ target: 'pluggy', operation: 'GET /investments/', error: '500', times: 3 });
    home.has(accounts, updated(0.1), withMoves('a', 'b'));
    expect(await home.import(addSeconds(start, 9_000))).toMatchObject({ failedAccounts: 1 });
    expect(await ids()).toEqual(['a']);
    expect(await home.stored()).toMatchObject({
      positions: [{ moves: [['2026-03-02', 'buy', 500, null]], lacksMoves: true }],
    });
    await home.import(addSeconds(start, 9_060));
    expect(await ids()).toEqual(['a', 'b']);
    expect(await home.stored()).toMatchObject({ positions: [{ lacksMoves: false }] });
  });

  it('go with the connection', async () => {
    const home = await homeOf(dynamoDb);
    home.has(accounts, updated(0), { investments: [position(1)] });
    await home.link();
    await home.import();
    await unlinkItem(home.parts, 'user-1', 'item-1');
    expect(await home.stored()).toBeNull();
  });
});
