import { queues } from '../../../shared/contract/queues.ts';
import type { SyncItemBody } from '../../../shared/sync/messages.ts';
import type { Watched } from './engine-process.ts';
import type { Cost } from './function-process.ts';
import { type Functions, startContainer } from './functions.ts';
import { type Item, itemIdOf, USER } from './grown-user.ts';
import { ageFullPulls, leaveUnscheduled } from './records.ts';
import { settled, type World } from './world.ts';

const { name: QUEUE, batchSize: BATCH, maxReceiveCount } = queues.syncItem;

/** Work of the worker `sync-item`, in the batches of its queue: the dearest batch, and all together. */
export type Synced = { name: string; batches: (Cost & { receives: number })[]; table: Watched };

const record = (body: SyncItemBody, index: number) => ({
  messageId: `message-${index}`,
  receiptHandle: `handle-${index}`,
  body: JSON.stringify(body),
  attributes: { ApproximateReceiveCount: '1', SentTimestamp: String(Date.now()) },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:sa-east-1:000000000000:${QUEUE}`,
  awsRegion: 'sa-east-1',
});

const inBatches = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / BATCH) }, (_, at) => values.slice(at * BATCH, (at + 1) * BATCH));

/**
 * A batch in a container of its own, as the first of a busy hour is. On a busy machine calls of the table may take longer than
 * their deadline; then the queue delivers the messages again.
 */
const untilDone = async (functions: Functions, event: { Records: object[] }): Promise<Cost & { receives: number }> => {
  const container = startContainer(functions);
  try {
    for (let receives = 1; ; receives += 1) {
      const cost = await container.invoke('jobs/sync-item.ts', event);
      if (cost.failed === 0) return { ...cost, receives };
      if (receives === maxReceiveCount) throw new Error(`${cost.failed} connections were not imported`);
    }
  } finally {
    await container.close();
  }
};

/** @param connections their numbers */
const sync = async (
  world: World,
  functions: Functions,
  name: string,
  connections: readonly number[],
): Promise<Synced> => {
  const { engine, userId } = world;
  await engine.look();
  const batches: Synced['batches'] = [];
  for (const batch of inBatches(connections)) {
    const Records = batch.map((item) => record({ userId, itemId: itemIdOf(item), mode: 'import' }, item));
    batches.push(await untilDone(functions, { Records }));
  }
  await settled(world);
  return { name, batches, table: await engine.look() };
};

const putItems = async ({ client }: World, items: readonly Item[]): Promise<void> => {
  await client.control('PUT', `sandbox/users/${USER}/items`, { items });
};

// Three rows of today for each account, the volume of a day.
const withNewRows = (items: readonly Item[], today: string): Item[] =>
  items.map((item) => ({
    ...item,
    accounts: (item.accounts ?? []).map((entry) => {
      const rows = [0, 1, 2].map((index) => ({
        id: `1${index}000000-1111-4222-8333-${entry.account.id.slice(-12)}`,
        date: `${today}T15:00:00.000Z`,
        description: 'PADARIA BELLA PAULISTA',
        type: 'DEBIT' as const,
        amount: (entry.account.type === 'BANK' ? -1 : 1) * (10 + index),
        categoryId: '11010000',
      }));
      return { ...entry, transactions: [...rows, ...(entry.transactions ?? [])] };
    }),
  }));

/** The first import of every connection, then a day that brings three rows to each account. */
export const importAll = async (world: World, functions: Functions, items: readonly Item[]): Promise<Synced[]> => {
  const all = items.map((_, item) => item);
  const ids = all.map(itemIdOf);
  await putItems(world, items);
  await leaveUnscheduled(world.userId, ids);
  const synced = [await sync(world, functions, 'first import of all connections', all)];
  synced.push(await sync(world, functions, 'sync of one connection, nothing new', [0]));
  await putItems(world, withNewRows(items, world.today));
  synced.push(await sync(world, functions, 'sync of one connection, new rows', [0]));
  await ageFullPulls(world.userId, ids);
  synced.push(
    await sync(world, functions, `the day’s whole sync of ${BATCH} connections, new rows`, all.slice(0, BATCH)),
  );
  return synced;
};
