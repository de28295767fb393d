import { describe, expect, it } from 'vitest';
import { keys } from '../../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../../shared/platform/table/query-pages.ts';
import { importItem } from '../../../../shared/sync/import/import-item.ts';
import type { ImportRequest } from '../../../../shared/sync/import/prepare-import.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { type Household, household, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, aRow, faultsFor, runningSandbox } from '../support.ts';

const dynamoDb = sharedDynamoDb();
const day = 24 * 3600;

const aBill = (over: Record<string, unknown> = {}) => ({
  id: 'bill-1',
  dueDate: '2026-02-17T00:00:00.000Z',
  totalAmount: 120.5,
  ...over,
});

const bankAndCard = (billTouchedAt = '2026-02-10T00:00:00.000Z') => [
  anAccount({ id: 'acc-1', name: 'Conta', number: '0001/12345-6', balance: 150.75 }, { transactions: [aRow()] }),
  anAccount(
    { id: 'card-1', type: 'CREDIT', name: 'Ultravioleta', number: '4321', balance: 99 },
    {
      transactions: [aRow({ id: 'tx-2', amount: 99, description: 'LIVRARIA' })],
      bills: [aBill({ updatedAt: billTouchedAt })],
    },
  ),
];

describe('a first import', () => {
  it('brings accounts, transactions, bills and the state of the item', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    expect(await home.import()).toMatchObject({ kind: 'imported', failedAccounts: 0 });
    expect((await home.parts.accounts.list('user-1')).map(({ id, number, balance }) => [id, number, balance])).toEqual([
      ['acc-1', '****3456', 15_075],
      ['card-1', '****4321', 9_900],
    ]);
    expect((await home.rows()).map(({ id, amount }) => [id, amount])).toEqual([
      ['tx-1', -1_000],
      ['tx-2', -9_900],
    ]);
    expect(await home.parts.bills.list('user-1')).toMatchObject([
      { id: 'bill-1', accountId: 'card-1', dueDate: '2026-02-17', totalAmount: 12_050, minimumPayment: 0 },
    ]);
    expect(await home.items.find('user-1', 'item-1')).toMatchObject({
      connectorName: 'Nubank',
      status: 'UPDATED',
      executionStatus: 'SUCCESS',
      leaseUntil: null,
    });
  });

  it('sets off one evaluation of limits, and a look for signals once all is written', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    await home.import();
    expect(home.evaluated).toEqual(['user-1']);
    expect(home.looked).toContain('changed');
  });

  it('never stores the tax number of a holder', async () => {
    const home = await household(dynamoDb);
    home.has([anAccount({ owner: 'ANA SOUZA', taxNumber: '390.533.447-05' }, { transactions: [aRow()] })]);
    await home.link();
    await home.import();
    const everything = await queryPrefix(home.table, { ':pk': keys.item('user-1', 'x').pk, ':prefix': 'ACCOUNT#' });
    expect(JSON.stringify(everything)).not.toMatch(/390\.?533/);
  });
});

describe('an import that brings nothing new', () => {
  it('writes nothing at all', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    const before = home.writes();
    expect(await home.import()).toMatchObject({ kind: 'unchanged' });
    expect(await home.import(addSeconds(start, 3 * day))).toMatchObject({ kind: 'unchanged' });
    expect(home.writes()).toBe(before);
  });

  it.each([
    { name: 'the rows in another order', change: () => bankAndCard().reverse() },
    { name: 'a bill that was only touched', change: () => bankAndCard('2026-03-10T00:00:00.000Z') },
  ])('writes nothing for $name', async ({ change }) => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    const before = home.writes();
    home.has(change());
    await home.import();
    expect(home.writes()).toBe(before);
  });

  it('records a later success of the institution by the hour', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard(), { lastUpdatedAt: '2026-03-10T10:00:00.000Z' });
    await home.link();
    await home.import();
    home.has(bankAndCard(), { lastUpdatedAt: '2026-03-10T10:59:00.000Z' });
    expect(await home.import()).toMatchObject({ kind: 'unchanged' });
    home.has(bankAndCard(), { lastUpdatedAt: '2026-03-10T11:00:00.000Z' });
    expect(await home.import()).toMatchObject({ kind: 'imported' });
    expect(await home.items.find('user-1', 'item-1')).toMatchObject({ lastUpdatedAt: '2026-03-10T11:00:00.000Z' });
    expect(home.evaluated).toHaveLength(1);
  });
});

describe('what an import reads', () => {
  const askedFrom = (home: Awaited<ReturnType<typeof household>>) =>
    home.bank.requests
      .filter(({ path }) => path === '/v2/transactions')
      .map(({ query }) => new URLSearchParams(query).get('dateFrom'));

  it('is everything first, then 60 days back, and everything again a day later', async () => {
    const home = await household(dynamoDb);
    home.has([anAccount({}, { transactions: [aRow()] })]);
    await home.link();
    await home.import();
    await home.import(addSeconds(start, 3600));
    await home.import(addSeconds(start, day));
    expect(askedFrom(home)).toEqual([null, '2026-01-09', null]);
  });

  it('takes in a late row, a changed one and one that is gone inside the overlap', async () => {
    const home = await household(dynamoDb);
    const on = (date: string) => `${date}T15:00:00.000Z`;
    home.has([anAccount({}, { transactions: [aRow(), aRow({ id: 'gone', date: on('2026-02-20'), amount: -3 })] })]);
    await home.link();
    await home.import();
    const late = aRow({ id: 'late', date: on('2026-01-20'), amount: -7 });
    home.has([anAccount({}, { transactions: [aRow({ description: 'PADARIA' }), late] })]);
    await home.import(addSeconds(start, 3600));
    expect((await home.rows()).map(({ id, description }) => [id, description])).toEqual([
      ['tx-1', 'PADARIA'],
      ['late', 'PADARIA DO JOAO'],
    ]);
  });

  it('does not take a row before the overlap for gone', async () => {
    const home = await household(dynamoDb);
    const old = aRow({ id: 'old', date: '2025-06-01T15:00:00.000Z' });
    home.has([anAccount({}, { transactions: [old, aRow()] })]);
    await home.link();
    await home.import();
    home.has([anAccount({ balance: 5 }, { transactions: [old, aRow()] })]);
    await home.import(addSeconds(start, 3600));
    expect((await home.rows()).map(({ id }) => id)).toEqual(['tx-1', 'old']);
  });

  it('is everything of an account that is new', async () => {
    const home = await household(dynamoDb);
    const old = { date: '2025-06-01T15:00:00.000Z' };
    home.has([anAccount({}, { transactions: [aRow()] })]);
    await home.link();
    await home.import();
    home.has([
      anAccount({}, { transactions: [aRow()] }),
      anAccount({ id: 'acc-2' }, { transactions: [aRow({ id: 'tx-9', ...old })] }),
    ]);
    await home.import(addSeconds(start, 3600));
    expect((await home.rows()).map(({ id }) => id)).toEqual(['tx-1', 'tx-9']);
  });
});

describe('failures', () => {
  it('of one account leave it as it is and let the others in', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    home.has([
      anAccount({ id: 'acc-1' }, { transactions: [] }),
      anAccount({ id: 'card-1', type: 'CREDIT' }, { transactions: [aRow({ id: 'tx-3', amount: 5 })] }),
    ]);
    const { aggregator } = home.parts;
    const transactions: typeof aggregator.transactions = (accountId, from, options) =>
      aggregator.transactions(accountId === 'acc-1' ? 'unknown' : accountId, from, options);
    const parts = { ...home.parts, aggregator: { ...aggregator, transactions } };
    const outcome = await importItem(parts, { userId: 'user-1', itemId: 'item-1', now: start });
    expect(outcome).toMatchObject({
      kind: 'imported',
      failedAccounts: 1,
      state: { executionStatus: 'PARTIAL_SUCCESS' },
    });
    expect((await home.rows()).map(({ id }) => id)).toEqual(['tx-1', 'tx-3']);
    expect(await home.import()).toMatchObject({ state: { executionStatus: 'SUCCESS' }, failedAccounts: 0 });
    expect((await home.rows()).map(({ id }) => id)).toEqual(['tx-3']);
  });

  it('of a card’s bills leave them and let its transactions in', async () => {
    const faults = faultsFor();
    const home = await household(dynamoDb, await runningSandbox({ faults }));
    home.has(bankAndCard());
    await home.link();
    await home.import();
    home.has([anAccount({ id: 'card-1', type: 'CREDIT' }, { transactions: [aRow({ id: 'tx-3', amount: 5 })] })]);
    faults.add({ target: 'pluggy', operation: 'GET /bills', times: 3, error: '500' });
    expect(await home.import()).toMatchObject({ failedAccounts: 1 });
    expect((await home.rows()).map(({ id }) => id)).toContain('tx-3');
    expect(await home.parts.bills.list('user-1')).toHaveLength(1);
  });

  it('of one row keep the account’s other rows and lose none', async () => {
    const home = await household(dynamoDb);
    home.has([anAccount({}, { transactions: [aRow(), aRow({ id: 'tx-2', amount: -2 })] })]);
    await home.link();
    await home.import();
    const broken = {
      ...home.parts.aggregator,
      transactions: async () => [aRow({ id: 'tx-2', type: 'NEITHER' }), aRow({ id: 'tx-3' })],
    };
    const outcome = await importItem(
      { ...home.parts, aggregator: broken },
      { userId: 'user-1', itemId: 'item-1', now: start },
    );
    expect(outcome).toMatchObject({ failedAccounts: 1 });
    expect((await home.rows()).map(({ id }) => id)).toEqual(['tx-1', 'tx-2', 'tx-3']);
  });

  it.each([1, 2, 3])('of the table at write %i leave whole data, which the next import completes', async (nth) => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    const fail = nth === 1 ? 'UpdateItem' : 'TransactWriteItems';
    let calls = 0;
    home.table.client.middlewareStack.add(
      (next, context) => (args) => {
        if (context.commandName === `${fail}Command` && ++calls === Math.max(1, nth - 1)) {
          dynamoDb.faults.add({ target: 'dynamodb', operation: fail, times: 1, error: '500' });
        }
        return next(args);
      },
      { step: 'initialize' },
    );
    await expect(home.import()).rejects.toThrow();
    dynamoDb.faults.clear();
    expect(await home.import()).toMatchObject({ kind: 'imported' });
    expect(await home.rows()).toHaveLength(2);
    expect(await home.parts.accounts.list('user-1')).toHaveLength(2);
    expect(home.evaluated.length).toBeGreaterThan(0);
    expect(await home.import()).toMatchObject({ kind: 'unchanged' });
  });

  it('of a process that died while writing hold the item for 20 seconds at most', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    const item = await home.items.find('user-1', 'item-1');
    if (!item) throw new Error('not linked');
    await home.parts.leases.take(item, start);
    expect(await home.import()).toEqual({ kind: 'busy', retryAfterSeconds: 2 });
    home.pass(19);
    expect(await home.import()).toEqual({ kind: 'busy', retryAfterSeconds: 1 });
    home.pass(2);
    expect(await home.import()).toMatchObject({ kind: 'imported' });
    expect(home.evaluated).toEqual(['user-1']);
  });
});

/** An import that has read the bank's rows, and goes on once it is released. */
const heldImport = (home: Household, request: Partial<ImportRequest> = {}) => {
  let [release, hasRead] = [(): void => undefined, (): void => undefined];
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = new Promise<void>((resolve) => {
    hasRead = resolve;
  });
  const transactions: typeof home.parts.aggregator.transactions = async (...asked) => {
    const rows = await home.parts.aggregator.transactions(...asked);
    hasRead();
    await held;
    return rows;
  };
  const parts = { ...home.parts, aggregator: { ...home.parts.aggregator, transactions } };
  const outcome = importItem(parts, { userId: 'user-1', itemId: 'item-1', now: start, ...request });
  return { hasRead: read, release: () => release(), outcome };
};

describe('imports that overlap', () => {
  it('never let the one that read earlier overwrite the later', async () => {
    const home = await household(dynamoDb);
    home.has([anAccount({ balance: 1 }, { transactions: [aRow({ id: 'old' })] })]);
    await home.link();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = {
      ...home.parts.aggregator,
      accounts: async (itemId: string) => {
        const read = await home.parts.aggregator.accounts(itemId);
        await held;
        return read;
      },
    };
    const slowImport = importItem(
      { ...home.parts, aggregator: slow },
      { userId: 'user-1', itemId: 'item-1', now: start },
    );
    home.has([anAccount({ balance: 2 }, { transactions: [aRow({ id: 'new', amount: -20 })] })]);
    await home.import();
    release();
    await slowImport;
    expect((await home.rows()).map(({ id }) => id)).toEqual(['new']);
    expect(await home.parts.accounts.list('user-1')).toMatchObject([{ balance: 200 }]);
  });

  it('leave no row that the bank has withdrawn, where the one of its event finds nothing changed', async () => {
    const home = await household(dynamoDb);
    const [kept, withdrawn] = [aRow({ id: 'kept' }), aRow({ id: 'withdrawn', amount: -20 })];
    const has = (transactions: unknown[]) => home.has([anAccount({ balance: 1 }, { transactions })]);
    has([kept]);
    await home.link();
    await home.import();
    has([kept, withdrawn]);
    const late = heldImport(home);
    await late.hasRead;
    has([kept]);
    const before = home.writes();
    const request = { userId: 'user-1', itemId: 'item-1', now: start };
    expect(await importItem(home.parts, request)).toMatchObject({ kind: 'unchanged' });
    expect(home.writes()).toBe(before);
    expect(await importItem(home.parts, { ...request, isOfRemoval: true })).toMatchObject({ kind: 'unchanged' });
    expect(home.writes()).toBe(before + 1);
    late.release();
    expect(await late.outcome).toMatchObject({ kind: 'unchanged' });
    expect((await home.rows()).map(({ id }) => id)).toEqual(['kept']);
    // The streams and the last version of the rows are as they were.
    expect(await home.import(addSeconds(start, 60))).toMatchObject({ kind: 'unchanged' });
  });

  it('of an event of removed rows begin again where another has begun to write meanwhile', async () => {
    const home = await household(dynamoDb);
    home.has([anAccount({ balance: 1 }, { transactions: [aRow({ id: 'kept' })] })]);
    await home.link();
    await home.import();
    const early = heldImport(home, { isOfRemoval: true });
    await early.hasRead;
    home.has([anAccount({ balance: 2 }, { transactions: [aRow({ id: 'kept' })] })]);
    await home.import();
    early.release();
    expect(await early.outcome).toMatchObject({ kind: 'unchanged' });
    expect(await home.parts.accounts.list('user-1')).toMatchObject([{ balance: 200 }]);
  });

  it('of many at once end with one copy of everything', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => home.import()));
    expect(outcomes.filter(({ kind }) => kind === 'imported')).toHaveLength(1);
    expect(await home.rows()).toHaveLength(2);
    expect(home.evaluated).toEqual(['user-1']);
  });

  it('write nothing once the item is unlinked', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    const removing = {
      ...home.parts.aggregator,
      accounts: async (itemId: string) => {
        await home.items.remove('user-1', 'item-1');
        return home.parts.aggregator.accounts(itemId);
      },
    };
    const outcome = await importItem(
      { ...home.parts, aggregator: removing },
      { userId: 'user-1', itemId: 'item-1', now: start },
    );
    expect(outcome).toEqual({ kind: 'unlinked' });
    expect(await home.rows()).toEqual([]);
    expect(await home.parts.accounts.list('user-1')).toEqual([]);
  });
});

describe('states', () => {
  it('waits while the institution is at it, except the first time', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard(), { status: 'UPDATING' });
    await home.link();
    expect(await home.import()).toMatchObject({ kind: 'imported' });
    const before = home.writes();
    home.has([anAccount({}, { transactions: [] })], { status: 'UPDATING' });
    expect(await home.import()).toMatchObject({ kind: 'in progress' });
    expect(home.writes()).toBe(before);
    expect(await home.rows()).toHaveLength(2);
  });

  it('keeps the data of an item that the aggregator no longer has, shown as outdated', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    home.bank.putUser('ana', 'user-1', []);
    await home.import();
    expect(await home.rows()).toHaveLength(2);
    expect(await home.items.find('user-1', 'item-1')).toMatchObject({
      status: 'OUTDATED',
      executionStatus: 'ERROR',
      connectorName: 'Nubank',
    });
    expect(await home.import()).toMatchObject({ kind: 'unchanged' });
  });
});

describe('accounts that are gone', () => {
  const one = () => [anAccount({ id: 'acc-1' }, { transactions: [aRow()] })];

  it('are closed after a whole run, and keep their transactions and bills', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    const before = { rows: await home.rows(), bills: await home.parts.bills.list('user-1') };
    home.has(one());
    await home.import(addSeconds(start, 60));
    expect({ rows: await home.rows(), bills: await home.parts.bills.list('user-1') }).toEqual(before);
    const closed = (await home.parts.accounts.list('user-1')).map(({ id, closedAt }) => [id, closedAt]);
    expect(closed).toEqual([
      ['acc-1', undefined],
      ['card-1', addSeconds(start, 60)],
    ]);
    expect(await home.import(addSeconds(start, 120))).toMatchObject({ kind: 'unchanged' });
  });

  it('are open again when they are listed again', async () => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    const before = await home.parts.accounts.list('user-1');
    home.has(one());
    await home.import();
    home.has(bankAndCard());
    await home.import();
    expect(await home.parts.accounts.list('user-1')).toEqual(before);
    expect(await home.rows()).toHaveLength(2);
  });

  it.each([
    { name: 'a partial run', accounts: one(), item: { executionStatus: 'PARTIAL_SUCCESS' } },
    { name: 'an outdated item', accounts: one(), item: { status: 'OUTDATED' } },
    { name: 'a run without any account', accounts: [], item: {} },
  ])('stay after $name', async ({ accounts, item }) => {
    const home = await household(dynamoDb);
    home.has(bankAndCard());
    await home.link();
    await home.import();
    home.has(accounts, item);
    await home.import();
    const kept = await home.parts.accounts.list('user-1');
    expect(kept.map(({ closedAt }) => closedAt)).toEqual([undefined, undefined]);
    expect(await home.rows()).toHaveLength(2);
  });
});
