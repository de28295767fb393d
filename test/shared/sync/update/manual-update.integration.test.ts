import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { syncItem } from '../../../../shared/sync/import/synchronize-item.ts';
import { type SyncItemBody, syncItemMessage } from '../../../../shared/sync/messages.ts';
import { type SyncEntry, syncDetails } from '../../../../shared/sync/sync-groups.ts';
import { updateBudget } from '../../../../shared/sync/update/update-budget.ts';
import { updateItems } from '../../../../shared/sync/update/update-one-item.ts';
import { importTurns } from '../../../../shared/sync/update/update-run.ts';
import { addSeconds, epochMilliseconds, instantFromMilliseconds } from '../../../../shared/time/instant.ts';
import { household, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, anItem, aRow, faultsFor, itemEntries, runningSandbox } from '../support.ts';

const dynamoDb = sharedDynamoDb();

type Left = { message: SyncItemBody; delaySeconds: number };

const untilDone = new AbortController().signal;

/**
 * A household whose clock stands still but for what `pass` moves. The bank's clock moves by the pauses of calls, so an update
 * ends after as many looks as it takes, however busy the machine is.
 */
const asking = async ({
  perMinute = null,
  cooldownSeconds = 0,
  faults = faultsFor(),
}: {
  perMinute?: number | null;
  cooldownSeconds?: number;
  faults?: ReturnType<typeof faultsFor>;
} = {}) => {
  let bankMs = epochMilliseconds(start);
  const home = await household(
    dynamoDb,
    await runningSandbox({ faults, clock: () => instantFromMilliseconds(bankMs) }),
  );
  const left: Left[] = [];
  let passed = 0;
  const parts = {
    ...home.parts,
    clock: () => addSeconds(start, passed),
    budget: updateBudget(home.table, perMinute),
    later: async (message: SyncItemBody, delaySeconds: number) => void left.push({ message, delaySeconds }),
    pause: async (forMs: number) => {
      bankMs += forMs;
      await setImmediate();
    },
    pollSeconds: 30,
    cooldownSeconds,
  };
  const update = async (signal = untilDone, on: Partial<typeof parts> = {}): Promise<SyncEntry[]> =>
    updateItems({ ...parts, ...on }, await home.items.list('user-1'), { now: start, signal });
  /** A call whose time ends with so many looks. */
  const updateEndingAfter = (looks: number): Promise<SyncEntry[]> => {
    const time = new AbortController();
    let left = looks;
    const pause = async (forMs: number) => {
      left -= 1;
      if (left <= 0) time.abort();
      await parts.pause(forMs);
    };
    return update(time.signal, { pause });
  };
  const hasItems = async (...items: { item: { id: string } }[]): Promise<void> => {
    home.bank.putUser('ana', 'user-1', itemEntries(...items));
    for (const { item } of items) await home.link(item.id);
  };
  const asked = () => home.bank.counters['PATCH /items/{id}'] ?? 0;
  /** Moves the clock, and the bank's with it. */
  const pass = (seconds: number) => {
    passed += seconds;
    bankMs += 1_000 * seconds;
  };
  return { home, left, update, updateEndingAfter, hasItems, asked, faults, pass, parts };
};

describe('a manual update', () => {
  it('waits for every item and imports what came, before it answers', async () => {
    const { home, left, update, hasItems } = await asking();
    await hasItems(
      anItem({}, { accounts: [anAccount({}, { transactions: [aRow()] })], onUpdate: { afterMs: 400 } }),
      anItem({ id: 'item-2', connector: { id: 201, name: 'Itaú' } }, { onUpdate: { afterMs: 10 } }),
    );
    expect(await update()).toEqual([
      { itemId: 'item-1', connectorName: 'Nubank', status: 'UPDATED', executionStatus: 'SUCCESS' },
      { itemId: 'item-2', connectorName: 'Itaú', status: 'UPDATED', executionStatus: 'SUCCESS' },
    ]);
    expect(await home.rows()).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('leaves what is not done by its deadline to the background', async () => {
    const { left, updateEndingAfter, hasItems } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 60_000 } }));
    expect(await updateEndingAfter(2)).toMatchObject([{ itemId: 'item-1', status: 'UPDATING' }]);
    expect(left).toEqual([{ message: { userId: 'user-1', itemId: 'item-1', mode: 'import' }, delaySeconds: 30 }]);
  });

  it('reports an update that came too soon on the item', async () => {
    const { update, hasItems } = await asking();
    await hasItems(anItem({}, { onUpdate: { tooSoon: true } }));
    const entries = await update();
    expect(entries).toMatchObject([
      { status: 'UPDATED', executionStatus: 'SUCCESS', error: expect.stringContaining('recently') },
    ]);
    expect(syncDetails(entries)).toMatchObject({ completed: { count: 1 }, failed: { count: 0 } });
  });

  it('reports a connection that takes no updates by request on the item', async () => {
    const { update, hasItems } = await asking();
    await hasItems(anItem({ connector: { id: 200, name: 'MeuPluggy' } }));
    expect(await update()).toMatchObject([{ status: 'UPDATED', error: expect.stringContaining('by request') }]);
  });

  it('reports an item that fails and continues with the others', async () => {
    const { update, hasItems } = await asking();
    await hasItems(anItem({}, { onUpdate: { httpStatus: 500 } }), anItem({ id: 'item-2' }));
    const details = syncDetails(await update());
    expect(details).toMatchObject({ totalItems: 2, completed: { count: 1 }, failed: { count: 1 } });
    expect(details.failed.items).toEqual([
      { itemId: 'item-1', connectorName: '', error: 'The institution could not be updated' },
    ]);
  });

  it('puts a login error with a failed run in both groups', async () => {
    const { update, hasItems } = await asking();
    await hasItems(
      anItem({}, { onUpdate: { status: 'LOGIN_ERROR', executionStatus: 'INVALID_CREDENTIALS', afterMs: 5 } }),
    );
    expect(syncDetails(await update())).toMatchObject({ loginErrors: { count: 1 }, failed: { count: 1 } });
  });

  it('asks once for calls at the same time, and all show what came', async () => {
    const { home, update, hasItems, asked } = await asking();
    await hasItems(anItem({}, { accounts: [anAccount({}, { transactions: [aRow()] })], onUpdate: { afterMs: 300 } }));
    const answers = await Promise.all([update(), update(), update()]);
    expect(asked()).toBe(1);
    for (const answer of answers) expect(answer).toMatchObject([{ status: 'UPDATED', executionStatus: 'SUCCESS' }]);
    expect(await home.rows()).toHaveLength(1);
  });

  it('asks again when the call before has ended', async () => {
    const { update, hasItems, asked, pass } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 5 } }));
    await update();
    pass(1);
    await update();
    expect(asked()).toBe(2);
  });

  it('shows an item without a token in progress, and queues it', async () => {
    const { left, update, hasItems, asked } = await asking({ perMinute: 1 });
    await hasItems(anItem({}, { onUpdate: { afterMs: 5 } }), anItem({ id: 'item-2' }, { onUpdate: { afterMs: 5 } }));
    const details = syncDetails(await update());
    expect(details).toMatchObject({ completed: { count: 1 }, inProgress: { count: 1 }, failed: { count: 0 } });
    expect(asked()).toBe(1);
    expect(left).toMatchObject([{ message: { userId: 'user-1', mode: 'update' } }]);
    expect(left[0]?.delaySeconds).toBeGreaterThan(50);
  });

  it('takes the aggregator’s own limit for a missing token', async () => {
    const { left, update, hasItems, faults } = await asking();
    await hasItems(anItem());
    faults.add({ target: 'pluggy', operation: 'PATCH /items', times: 1, error: 'throttle' });
    expect(syncDetails(await update())).toMatchObject({ inProgress: { count: 1 }, failed: { count: 0 } });
    expect(left).toMatchObject([{ message: { mode: 'update' } }]);
  });

  it('leaves an import that fails to the background and shows it in progress', async () => {
    const { left, update, hasItems, faults } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 5 } }));
    faults.add({ target: 'pluggy', operation: 'GET /accounts', times: 3, error: '500' });
    expect(syncDetails(await update())).toMatchObject({ completed: { count: 0 }, inProgress: { count: 1 } });
    expect(left).toMatchObject([{ message: { mode: 'import' } }]);
  });
});

describe('a manual update of many connections', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `item-${at + 1}`);
  const withRow = (id: string) =>
    anItem(
      { id },
      {
        accounts: [anAccount({ id: `account-${id}` }, { transactions: [aRow({ id: `row-${id}` })] })],
        onUpdate: { afterMs: 5 },
      },
    );

  it.each([
    [8, 3],
    [9, 2],
    [20, 2],
  ])('of %i imports as many side by side as the partition of the rows gives: %i', async (connections, most) => {
    const inTurn = importTurns(untilDone, connections);
    let [running, peak] = [0, 0];
    const importIt = async (): Promise<void> => {
      running += 1;
      peak = Math.max(peak, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(ids(connections).map(() => inTurn(importIt)));
    expect(peak).toBe(most);
  });

  it('imports eight of them, two at a time, and leaves the others to the worker', async () => {
    const { home, left, hasItems, parts } = await asking();
    await hasItems(...ids(11).map(withRow));
    let running = 0;
    let most = 0;
    const accounts: typeof parts.aggregator.accounts = async (...given) => {
      running += 1;
      most = Math.max(most, running);
      return parts.aggregator.accounts(...given).finally(() => {
        running -= 1;
      });
    };
    const counting = { ...parts, aggregator: { ...parts.aggregator, accounts } };
    const entries = await updateItems(counting, await home.items.list('user-1'), { now: start, signal: untilDone });
    expect(syncDetails(entries)).toMatchObject({ totalItems: 11, completed: { count: 8 }, inProgress: { count: 3 } });
    expect(most).toBeLessThanOrEqual(2);
    expect(await home.rows()).toHaveLength(8);
    const waiting = entries.filter(({ itemId: id }) => left.some(({ message }) => message.itemId === id));
    expect(waiting).toEqual(syncDetails(entries).inProgress.items);
    expect(left.map(({ message, delaySeconds }) => [message.mode, delaySeconds])).toEqual(
      left.map(() => ['import', 30]),
    );
    const worker = { ...parts, hasAccess: async () => true, random: () => 0, measure: () => undefined };
    for (const { message } of left) await syncItem(worker, syncItemMessage.parse(message), { now: start });
    expect(await home.rows()).toHaveLength(11);
  });

  it('shows the state of one that needs its user, though its import is left to the worker', async () => {
    const { left, update, hasItems } = await asking();
    const refused = anItem(
      { id: 'item-9' },
      { onUpdate: { status: 'LOGIN_ERROR', executionStatus: 'ERROR', afterMs: 700 } },
    );
    await hasItems(...ids(8).map(withRow), refused);
    expect(syncDetails(await update())).toMatchObject({ completed: { count: 8 }, loginErrors: { count: 1 } });
    expect(left).toMatchObject([{ message: { itemId: 'item-9', mode: 'import' } }]);
  });

  it('begins no import when its time is over', async () => {
    const { home, left, hasItems, parts } = await asking();
    await hasItems(...ids(5).map(withRow));
    const begun = new Set<string>();
    const time = new AbortController();
    const accounts: typeof parts.aggregator.accounts = async (id, options) => {
      begun.add(id);
      if (begun.size === 3) time.abort();
      const { signal } = options ?? {};
      await new Promise((resolve) => (signal?.aborted ? resolve(null) : signal?.addEventListener('abort', resolve)));
      return parts.aggregator.accounts(id, options);
    };
    const slow = { ...parts, aggregator: { ...parts.aggregator, accounts } };
    await updateItems(slow, await home.items.list('user-1'), { now: start, signal: time.signal });
    expect(begun.size).toBe(3);
    expect(new Set(left.map(({ message }) => message.itemId))).toEqual(new Set(ids(5)));
  });
});

describe('manual updates that repeat', () => {
  const COOLDOWN = 900;
  const quick = (id: string) => anItem({ id }, { onUpdate: { afterMs: 5 } });

  it('request once in the cooldown, report that on the item, and request again after it', async () => {
    const { update, hasItems, asked, pass } = await asking({ cooldownSeconds: COOLDOWN });
    await hasItems(quick('item-1'));
    expect(await update()).toMatchObject([{ status: 'UPDATED' }]);
    pass(COOLDOWN - 60);
    const [entry] = await update();
    expect(entry).toMatchObject({ status: 'UPDATED', executionStatus: 'SUCCESS' });
    expect(entry?.error).toMatch(/too soon/i);
    expect(asked()).toBe(1);
    pass(120);
    const [again] = await update();
    expect(again).not.toHaveProperty('error');
    expect(asked()).toBe(2);
  });

  it('of one user take one token of the fleet, whatever came of the first, and the next user gets one', async () => {
    const { home, left, update, hasItems, asked, parts } = await asking({ perMinute: 5, cooldownSeconds: COOLDOWN });
    await hasItems(anItem({}, { onUpdate: { httpStatus: 500 } }));
    for (let call = 0; call < 12; call += 1) await update();
    expect(asked()).toBe(1);
    expect(left).toEqual([]);
    home.bank.putUser('bia', 'user-2', itemEntries(quick('item-2')));
    await home.link('item-2', 'user-2');
    const entries = await updateItems(parts, await home.items.list('user-2'), { now: start, signal: untilDone });
    expect(entries).toMatchObject([{ itemId: 'item-2', status: 'UPDATED' }]);
    expect(asked()).toBe(2);
  });

  it('show an item in progress while its update waits for a token, and queue it once', async () => {
    const { left, update, hasItems, pass } = await asking({ perMinute: 0, cooldownSeconds: COOLDOWN });
    await hasItems(quick('item-1'));
    for (let call = 0; call < 5; call += 1) {
      expect(await update()).toEqual([
        { itemId: 'item-1', connectorName: '', status: 'UPDATING', executionStatus: 'SUCCESS' },
      ]);
    }
    pass(2 * COOLDOWN);
    await update();
    expect(left.map(({ message }) => message.mode)).toEqual(['update', 'update']);
  });

  it('show an item in progress until the worker has imported it', async () => {
    const { home, left, update, hasItems, faults, parts } = await asking({ cooldownSeconds: COOLDOWN });
    await hasItems(anItem({}, { accounts: [anAccount({}, { transactions: [aRow()] })], onUpdate: { afterMs: 5 } }));
    faults.add({ target: 'pluggy', operation: 'GET /accounts', times: 3, error: '500' });
    const shown = { itemId: 'item-1', connectorName: 'Nubank', status: 'UPDATING', executionStatus: 'SUCCESS' };
    expect(await update()).toEqual([shown]);
    expect(await update()).toEqual([shown]);
    expect(left).toHaveLength(1);
    const worker = { ...parts, hasAccess: async () => true, random: () => 0, measure: () => undefined };
    await syncItem(worker, syncItemMessage.parse(left[0]?.message), { now: start });
    expect(await home.rows()).toHaveLength(1);
    expect(await update()).toMatchObject([{ status: 'UPDATED', executionStatus: 'SUCCESS' }]);
  });

  it('at the same time show what the first of them left to the worker', async () => {
    const { left, update, hasItems, faults } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 5 } }));
    faults.add({ target: 'pluggy', operation: 'GET /accounts', times: 3, error: '500' });
    for (const answer of await Promise.all([update(), update()])) {
      expect(answer).toMatchObject([{ status: 'UPDATING', executionStatus: 'SUCCESS' }]);
    }
    expect(left).toMatchObject([{ message: { mode: 'import' } }]);
  });

  it('whose time ends during the import of another one show it in progress', async () => {
    const { home, hasItems, parts, updateEndingAfter } = await asking();
    await hasItems(quick('item-1'));
    let mayGoOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      mayGoOn = resolve;
    });
    let imports = (): void => undefined;
    const importing = new Promise<void>((resolve) => {
      imports = resolve;
    });
    const accounts: typeof parts.aggregator.accounts = async (...given) => {
      imports();
      await held;
      return parts.aggregator.accounts(...given);
    };
    const slow = { ...parts, aggregator: { ...parts.aggregator, accounts } };
    const first = updateItems(slow, await home.items.list('user-1'), { now: start, signal: untilDone });
    await importing;
    expect(await updateEndingAfter(1)).toMatchObject([{ status: 'UPDATING', executionStatus: 'SUCCESS' }]);
    mayGoOn();
    expect(await first).toMatchObject([{ status: 'UPDATED', executionStatus: 'SUCCESS' }]);
  });

  it.each([
    { calls: 8, perMinute: 0, mode: 'update' },
    { calls: 8, perMinute: null, mode: 'import' },
  ])('without a cooldown leave one message $mode at a time', async ({ calls, perMinute, mode }) => {
    const { left, updateEndingAfter, hasItems } = await asking({ perMinute });
    await hasItems(anItem({}, { onUpdate: { afterMs: 60_000 } }));
    for (let call = 0; call < calls; call += 1) await updateEndingAfter(1);
    expect(left).toMatchObject([{ message: { mode } }]);
  });

  it('leave a message again when the one before was worked on, and none while it waits on', async () => {
    const { home, left, update, hasItems, parts, pass } = await asking({ perMinute: 0 });
    await hasItems(quick('item-1'));
    const work = async (perMinute: number) => {
      const message = syncItemMessage.parse(left.at(-1)?.message);
      const budget = updateBudget(home.table, perMinute);
      const worker = { ...parts, budget, hasAccess: async () => true, random: () => 0, measure: () => undefined };
      await syncItem(worker, message, { now: start });
    };
    await update();
    await work(0);
    await update();
    expect(left.map(({ message }) => [message.mode, message.round])).toEqual([
      ['update', undefined],
      ['update', 1],
    ]);
    await work(5);
    pass(1);
    const before = left.filter(({ message }) => message.mode === 'update').length;
    await update();
    expect(left.filter(({ message }) => message.mode === 'update')).toHaveLength(before + 1);
  });

  it('whose message the queue refused leave it the next time', async () => {
    const { home, left, hasItems, parts, pass } = await asking({ perMinute: 0 });
    await hasItems(quick('item-1'));
    const items = await home.items.list('user-1');
    const refusing = { ...parts, later: () => Promise.reject(new Error('queue')) };
    await expect(updateItems(refusing, items, { now: start, signal: untilDone })).rejects.toThrow('queue');
    pass(1);
    await updateItems(parts, items, { now: start, signal: untilDone });
    expect(left).toHaveLength(1);
  });
});

it.each([1, 2, 3])('a manual update that meets %i changes of its item by an import still answers', async (times) => {
  const { update, hasItems } = await asking({ cooldownSeconds: 900 });
  await hasItems(anItem({}, { accounts: [anAccount({}, { transactions: [aRow()] })], onUpdate: { afterMs: 5 } }));
  dynamoDb.faults.add({ target: 'dynamodb', operation: 'UpdateItem', times, error: 'conflict' });
  const entries = await update();
  dynamoDb.faults.clear();
  expect(entries).toMatchObject([{ itemId: 'item-1', status: expect.stringMatching('UPDATED|UPDATING') }]);
});
