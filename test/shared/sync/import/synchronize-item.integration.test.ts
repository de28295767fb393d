import { describe, expect, it } from 'vitest';
import { metrics } from '../../../../shared/contract/metrics.ts';
import { syncItem } from '../../../../shared/sync/import/synchronize-item.ts';
import type { SyncItemBody, SyncItemMessage } from '../../../../shared/sync/messages.ts';
import { updateBudget } from '../../../../shared/sync/update/update-budget.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { measured } from '../../../support/measured.ts';
import { household, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, aRow, runningSandbox } from '../support.ts';

const dynamoDb = sharedDynamoDb();
const day = 24 * 3600;
const accounts = () => [anAccount({}, { transactions: [aRow()] })];

type Setting = { perMinute?: number | null; access?: boolean; pollSeconds?: number };

const working = async ({ perMinute = null, access = true, pollSeconds = 30 }: Setting = {}) => {
  const home = await household(dynamoDb, await runningSandbox());
  const left: { message: SyncItemBody; delaySeconds: number }[] = [];
  const { measure, of } = measured();
  const parts = {
    ...home.parts,
    budget: updateBudget(home.table, perMinute),
    hasAccess: async () => access,
    later: async (message: SyncItemBody, delaySeconds: number) => void left.push({ message, delaySeconds }),
    pollSeconds,
    random: () => 0,
    measure,
  };
  const message: SyncItemMessage = { userId: 'user-1', itemId: 'item-1', mode: 'import', round: 0 };
  const work = (over: Partial<SyncItemMessage> = {}, now = start) => syncItem(parts, { ...message, ...over }, { now });
  const asked = () => home.bank.counters['PATCH /items/{id}'] ?? 0;
  return { home, left, work, asked, measuredOf: of };
};

describe('a message of the worker', () => {
  it('imports its item', async () => {
    const { home, left, work } = await working();
    home.has(accounts());
    await home.link();
    await work();
    expect(await home.rows()).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('of removed rows leaves nothing to an import that has read before it', async () => {
    const { home, work } = await working();
    home.has(accounts());
    await home.link();
    await work();
    const version = async () => (await home.items.find('user-1', 'item-1'))?.importVersion ?? 0;
    const imported = await version();
    await work();
    expect(await version()).toBe(imported);
    await work({ isOfRemoval: true });
    expect(await version()).toBe(imported + 1);
  });

  it('counts the rows that an import brought, and the age of what is due, once a turn', async () => {
    const { home, work, measuredOf } = await working();
    home.has(accounts());
    await home.link();
    await work();
    await work({ mode: 'refresh' });
    await work({ mode: 'refresh', round: 1 });
    expect(measuredOf(metrics.rowsImported)).toEqual([1]);
    expect(measuredOf(metrics.syncAge)).toEqual([expect.any(Number)]);
  });

  it('measures no age where the owner must act first, nor without access', async () => {
    const stopped = await working();
    stopped.home.has(accounts(), { status: 'LOGIN_ERROR', executionStatus: 'INVALID_CREDENTIALS' });
    await stopped.home.link();
    await stopped.work();
    await stopped.work({ mode: 'refresh' });
    const ended = await working({ access: false });
    await ended.home.link();
    await ended.work({ mode: 'refresh' });
    for (const { measuredOf } of [stopped, ended]) expect(measuredOf(metrics.syncAge)).toEqual([]);
  });

  it('is dropped for an item that is not linked', async () => {
    const { home, work } = await working();
    home.has(accounts());
    await work();
    expect(home.bank.requests).toEqual([]);
    expect(await home.rows()).toEqual([]);
  });

  it('is dropped for a user without access, before anything is asked', async () => {
    const { home, work } = await working({ access: false });
    home.has(accounts());
    await home.link();
    await work();
    expect(home.bank.requests).toEqual([]);
  });

  it('fails when the aggregator does, so that it is retried', async () => {
    const { home, work } = await working();
    await home.link();
    await home.bank.close();
    await expect(work()).rejects.toThrow('answered nothing');
  });

  it('looks again, ever later and five times at most, while the institution is at it', async () => {
    const { home, left, work } = await working();
    home.has(accounts());
    await home.link();
    await work();
    home.has(accounts(), { status: 'UPDATING' });
    for (let round = 0; round <= 5; round += 1) await work({ round });
    expect(left.map(({ delaySeconds }) => delaySeconds)).toEqual([30, 60, 120, 240, 480]);
    expect(left.map(({ message }) => message.round)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([0, 0.2, 1, 30])(
    'finds what an institution brings within 15 minutes when the first look comes after %f s',
    async (pollSeconds) => {
      const { home, left, work } = await working({ pollSeconds });
      home.has(accounts());
      await home.link();
      await work();
      for (const endsAfter of [40, 400, 840]) {
        home.has([anAccount({ balance: endsAfter }, { transactions: [aRow()] })], { status: 'UPDATING' });
        let elapsed = 0;
        await work();
        for (let next = left.shift(); next; next = left.shift()) {
          elapsed += next.delaySeconds;
          if (elapsed >= endsAfter) home.has([anAccount({ balance: endsAfter }, { transactions: [aRow()] })]);
          await work(next.message);
        }
        expect(await home.parts.accounts.list('user-1')).toMatchObject([{ balance: endsAfter * 100 }]);
      }
    },
  );

  it.each([0, 0.2, 30])('gives up after a time, however short its pauses begin (%f s)', async (pollSeconds) => {
    const { home, left, work } = await working({ pollSeconds });
    home.has(accounts());
    await home.link();
    await work();
    home.has(accounts(), { status: 'UPDATING' });
    let [looks, elapsed] = [0, 0];
    await work();
    for (let next = left.shift(); next && looks < 50; next = left.shift()) {
      [looks, elapsed] = [looks + 1, elapsed + next.delaySeconds];
      await work(next.message);
    }
    expect(looks).toBeLessThan(20);
    expect(elapsed).toBeGreaterThanOrEqual(900);
    expect(elapsed).toBeLessThan(2 * 900);
  });

  it('is postponed when a part could not be read', async () => {
    const { home, left, work } = await working();
    home.has([anAccount({}, { transactions: [aRow()] })]);
    home.bank.script.cursorTransactions = 404;
    home.bank.script.pagedTransactions = 410;
    await home.link();
    await work();
    expect(left).toMatchObject([{ message: { mode: 'import', round: 1 } }]);
  });

  it('waits for another import of the item, which writes for a second or two', async () => {
    const { home, left, work } = await working();
    home.has(accounts());
    await home.link();
    const item = await home.items.find('user-1', 'item-1');
    if (item) await home.parts.leases.take(item, start);
    await work();
    expect(left).toMatchObject([{ delaySeconds: 2, message: { mode: 'import', round: 0 } }]);
  });
});

describe('a scheduled look', () => {
  const lastUpdatedAt = addSeconds(start, -day);

  it.each([
    { name: 'data of today', item: { lastUpdatedAt: addSeconds(start, 1 - day) }, asks: 0 },
    { name: 'data of yesterday', item: { lastUpdatedAt }, asks: 1 },
    { name: 'an item that never succeeded', item: { status: 'OUTDATED', lastUpdatedAt: null }, asks: 1 },
    {
      name: 'data that the aggregator is about to update',
      item: { lastUpdatedAt, nextAutoSyncAt: addSeconds(start, 60) },
      asks: 0,
    },
    {
      name: 'data that it is updating a little late',
      item: { lastUpdatedAt: addSeconds(start, 1 - 1.25 * day), nextAutoSyncAt: addSeconds(start, 60) },
      asks: 0,
    },
    {
      name: 'data that it failed to update',
      item: { lastUpdatedAt: addSeconds(start, -1.25 * day), nextAutoSyncAt: addSeconds(start, 60) },
      asks: 1,
    },
    { name: 'a login error', item: { status: 'LOGIN_ERROR', lastUpdatedAt }, asks: 0 },
    { name: 'a question to the user', item: { status: 'WAITING_USER_INPUT', lastUpdatedAt }, asks: 0 },
    { name: 'an update under way', item: { status: 'UPDATING', lastUpdatedAt }, asks: 0 },
  ])('asks $asks times for an update with $name', async ({ item, asks }) => {
    const { home, work, asked } = await working();
    home.has(accounts(), item, { onUpdate: { afterMs: 60_000 } });
    await home.link();
    await work({ mode: 'refresh' });
    expect(asked()).toBe(asks);
  });

  it('is postponed until the institution has finished', async () => {
    const { home, left, work } = await working();
    home.has(accounts(), { lastUpdatedAt }, { onUpdate: { afterMs: 60_000 } });
    await home.link();
    await work({ mode: 'refresh' });
    expect(left).toMatchObject([{ delaySeconds: 30, message: { mode: 'import', round: 1 } }]);
  });

  it('imports what is there when the institution refuses', async () => {
    const { home, left, work } = await working();
    home.has(accounts(), { lastUpdatedAt }, { onUpdate: { tooSoon: true } });
    await home.link();
    await work({ mode: 'refresh' });
    expect(await home.rows()).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('imports what is there when the institution fails to update, and fails when its user had asked', async () => {
    const { home, left, work } = await working();
    home.has(accounts(), { lastUpdatedAt }, { onUpdate: { httpStatus: 500 } });
    await home.link();
    await work({ mode: 'refresh' });
    expect(await home.rows()).toHaveLength(1);
    expect(left).toEqual([]);
    await expect(work({ mode: 'update' })).rejects.toThrow('500');
  });

  it('without a token takes in what is there once, and waits for one with growing jitter', async () => {
    const { home, left, work, asked } = await working({ perMinute: 0 });
    home.has(accounts(), { lastUpdatedAt });
    await home.link();
    await work({ mode: 'refresh' });
    expect(await home.rows()).toHaveLength(1);
    const reads = home.bank.counters['GET /accounts'];
    await work({ mode: 'refresh', round: 1 });
    expect(home.bank.counters['GET /accounts']).toBe(reads);
    expect(left.map(({ message }) => [message.mode, message.round])).toEqual([
      ['refresh', 1],
      ['refresh', 2],
    ]);
    await work({ mode: 'refresh', round: 20 });
    expect(left).toHaveLength(2);
    expect(asked()).toBe(0);
  });
});

describe('a look', () => {
  const at = (time: string) => ({ lastUpdatedAt: `2026-03-10T${time}:00.000Z` });
  const looking = async () => {
    const { home, work, ...rest } = await working();
    const bankCalls = async (): Promise<string[]> => {
      home.bank.forgetRequests();
      await work({ mode: 'look' });
      return home.bank.requests.map(({ method, path }) => `${method} ${path}`).filter((call) => call !== 'POST /auth');
    };
    const [row, another] = [aRow(), aRow({ id: 'tx-2' })];
    const has = (rows: unknown[], item: Record<string, unknown>) =>
      home.has([anAccount({}, { transactions: rows })], item);
    return { home, bankCalls, has, row, another, ...rest };
  };

  it.each([
    ['a later update', at('10:05')],
    ['another state', { ...at('10:00'), status: 'LOGIN_ERROR' }],
    ['another result of the same instant', { ...at('10:00'), executionStatus: 'PARTIAL_SUCCESS' }],
  ])('imports once after %s, and never asks for an update', async (_, item) => {
    const { home, bankCalls, has, row, another, asked } = await looking();
    has([row], at('10:00'));
    await home.link();
    expect(await bankCalls()).toContain('GET /accounts');
    has([row, another], at('10:00'));
    expect(await bankCalls()).toEqual(['GET /items/item-1']);
    has([row, another], item);
    expect(await bankCalls()).toContain('GET /accounts');
    expect(await home.rows()).toHaveLength(2);
    expect(await bankCalls()).toEqual(['GET /items/item-1']);
    expect(asked()).toBe(0);
  });

  it('imports an instant within the hour once, though nothing else has changed', async () => {
    const { home, bankCalls, has, row } = await looking();
    has([row], at('10:00'));
    await home.link();
    await bankCalls();
    has([row], at('10:05'));
    expect(await bankCalls()).toContain('GET /accounts');
    expect(await bankCalls()).toEqual(['GET /items/item-1']);
  });

  it('shows an item that Pluggy no longer has as outdated, and keeps its rows', async () => {
    const { home, bankCalls, has, row } = await looking();
    has([row], at('10:00'));
    await home.link();
    await bankCalls();
    home.bank.putUser('ana', 'user-1', []);
    await bankCalls();
    expect(await home.items.list('user-1')).toMatchObject([{ status: 'OUTDATED', problem: 'ITEM_NOT_FOUND' }]);
    expect(await bankCalls()).toEqual(['GET /items/item-1']);
    expect(await home.rows()).toHaveLength(1);
  });

  it('completes an import that died', async () => {
    const { home, bankCalls, has, row } = await looking();
    has([row], at('10:00'));
    await home.link();
    await bankCalls();
    const [item] = await home.items.list('user-1');
    if (item) await home.parts.leases.take(item, start);
    home.pass(60);
    expect(await bankCalls()).toContain('GET /accounts');
  });
});

describe('an item of Meu Pluggy', () => {
  const proxy = { connector: { id: 200, name: 'MeuPluggy' } };
  const names = async ({ items, parts }: Awaited<ReturnType<typeof working>>['home']) => [
    ...(await items.list('user-1')).map(({ connectorName }) => connectorName),
    ...(await parts.accounts.list('user-1')).map(({ connectorName }) => connectorName),
  ];

  it.each([
    [{ marketingName: 'Nubank', name: 'Conta' }, 'Nubank'],
    [{ marketingName: null, name: 'Conta Itaú' }, 'Conta Itaú'],
  ])('with the account %o is named %s', async (account, name) => {
    const { home, work } = await working();
    home.has([anAccount(account)], proxy);
    await home.link();
    await work();
    expect(await names(home)).toEqual([name, name]);
    await work();
    expect(await names(home)).toEqual([name, name]);
  });

  it('keeps its name when its accounts come in another order', async () => {
    const { home, work } = await working();
    const [one, two] = ['A', 'B'].map((id) => anAccount({ id, marketingName: `Banco ${id}` }));
    home.has([one, two], proxy);
    await home.link();
    await work();
    home.has([two, one], { ...proxy, lastUpdatedAt: '2026-03-10T20:00:00.000Z' });
    await work();
    expect(await names(home)).toEqual(['Banco A', 'Banco A', 'Banco A']);
  });
});
