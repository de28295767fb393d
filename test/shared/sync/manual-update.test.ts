import { describe, expect, it } from 'vitest';
import { updateItems } from '../../../shared/sync/manual-update.ts';
import type { SyncItemBody } from '../../../shared/sync/messages.ts';
import { type SyncEntry, syncDetails } from '../../../shared/sync/sync-groups.ts';
import { updateBudget } from '../../../shared/sync/update-budget.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { household, sharedDynamoDb, start } from './import-support.ts';
import { anAccount, anItem, aRow, faultsFor, itemEntries, runningSandbox } from './support.ts';

const dynamoDb = sharedDynamoDb();

type Left = { message: SyncItemBody; delaySeconds: number };

/** A household whose real clock runs, so that updates at the sandbox end. */
const asking = async ({
  perMinute = null,
  faults = faultsFor(),
}: {
  perMinute?: number | null;
  faults?: ReturnType<typeof faultsFor>;
} = {}) => {
  const home = await household(dynamoDb, await runningSandbox({ faults }));
  const left: Left[] = [];
  const parts = {
    ...home.parts,
    clock: systemClock,
    budget: updateBudget(home.table, perMinute),
    later: async (message: SyncItemBody, delaySeconds: number) => void left.push({ message, delaySeconds }),
    pollSeconds: 30,
  };
  const update = async (withinMs = 2_000): Promise<SyncEntry[]> =>
    updateItems(parts, await home.items.list('user-1'), { now: start, withinMs });
  const hasItems = async (...items: { item: { id: string } }[]): Promise<void> => {
    home.bank.putUser('ana', 'user-1', itemEntries(...items));
    for (const { item } of items) await home.link(item.id);
  };
  const asked = () => home.bank.counters['PATCH /items/{id}'] ?? 0;
  return { home, left, update, hasItems, asked, faults };
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
    const { left, update, hasItems } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 60_000 } }));
    expect(await update(300)).toMatchObject([{ itemId: 'item-1', status: 'UPDATING' }]);
    expect(left).toEqual([{ message: { userId: 'user-1', itemId: 'item-1', mode: 'import' }, delaySeconds: 30 }]);
  });

  it('tells of an update that came too soon on the item', async () => {
    const { update, hasItems } = await asking();
    await hasItems(anItem({}, { onUpdate: { tooSoon: true } }));
    const entries = await update();
    expect(entries).toMatchObject([
      { status: 'UPDATED', executionStatus: 'SUCCESS', error: expect.stringContaining('recently') },
    ]);
    expect(syncDetails(entries)).toMatchObject({ completed: { count: 1 }, failed: { count: 0 } });
  });

  it('tells of a connection that takes no updates by request on the item', async () => {
    const { update, hasItems } = await asking();
    await hasItems(anItem({ connector: { id: 200, name: 'MeuPluggy' } }));
    expect(await update()).toMatchObject([{ status: 'UPDATED', error: expect.stringContaining('by request') }]);
  });

  it('reports an item that fails and goes on with the others', async () => {
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
    const { update, hasItems, asked } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 5 } }));
    await update();
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

  it('leaves an import that fails to the background and reports what the institution said', async () => {
    const { left, update, hasItems, faults } = await asking();
    await hasItems(anItem({}, { onUpdate: { afterMs: 5 } }));
    faults.add({ target: 'pluggy', operation: 'GET /accounts', times: 3, error: '500' });
    expect(await update()).toMatchObject([{ status: 'UPDATED', executionStatus: 'SUCCESS' }]);
    expect(left).toMatchObject([{ message: { mode: 'import' } }]);
  });
});
