import { MONTHS_OF_FUTURE_ROWS } from '../../../shared/cards/purchase.ts';
import { type QueueSpec, queues } from '../../../shared/contract/queues.ts';
import { datesOfStreams } from '../../../shared/recurring/stream-stamp.ts';
import { addMonths } from '../../../shared/time/calendar.ts';
import type { Watched } from './engine-process.ts';
import type { Cost } from './function-process.ts';
import { type Functions, startContainer } from './functions.ts';
import { type Item, itemIdOf, USER } from './grown-user.ts';
import type { Needs } from './needs.ts';
import { ageFullPulls, leaveUnscheduled } from './records.ts';
import { settled, type World } from './world.ts';

const { syncItem, evaluateLimits } = queues;
const { batchSize: BATCH } = syncItem;

/** Work of a worker, in the batches of its queue: the dearest batch, and all together. */
export type Worked = {
  name: string;
  queue: QueueSpec;
  batches: (Cost & { receives: number })[];
  table: Watched;
  /** Where what it reads is held to what it needs. */
  needs?: Needs;
};

const record = (queue: QueueSpec, body: object, index: number) => ({
  messageId: `message-${index}`,
  receiptHandle: `handle-${index}`,
  body: JSON.stringify(body),
  attributes: { ApproximateReceiveCount: '1', SentTimestamp: String(Date.now()) },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:sa-east-1:000000000000:${queue.name}`,
  awsRegion: 'sa-east-1',
});

const inBatches = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));

/**
 * A batch in a container of its own, as the first of a busy hour is. On a busy machine calls of the table may take longer than
 * their deadline; then the queue delivers the messages again.
 */
const untilDone = async (
  functions: Functions,
  { name, maxReceiveCount }: QueueSpec,
  event: { Records: object[] },
): Promise<Cost & { receives: number }> => {
  const container = startContainer(functions);
  try {
    for (let receives = 1; ; receives += 1) {
      const cost = await container.invoke(`jobs/${name}.ts`, event);
      if (cost.failed === 0) return { ...cost, receives };
      if (receives === maxReceiveCount) throw new Error(`${name}: ${cost.failed} messages failed`);
    }
  } finally {
    await container.close();
  }
};

type Asked = { world: World; functions: Functions; found: (worked: Worked) => void };
type Batches = Pick<Worked, 'name' | 'queue' | 'needs'> & { bodies: readonly object[] };

const work = async ({ world, functions, found }: Asked, { bodies, ...about }: Batches): Promise<Worked> => {
  const { queue } = about;
  await world.engine.look();
  const batches: Worked['batches'] = [];
  for (const batch of inBatches(bodies, queue.batchSize)) {
    batches.push(await untilDone(functions, queue, { Records: batch.map((body, at) => record(queue, body, at)) }));
  }
  const worked = { ...about, batches, table: await world.engine.look() };
  await settled(world);
  found(worked);
  return worked;
};

/** @param connections their numbers */
const sync = (asked: Asked, name: string, connections: readonly number[]): Promise<Worked> => {
  const { userId } = asked.world;
  const bodies = connections.map((item) => ({ userId, itemId: itemIdOf(item), mode: 'import' }));
  return work(asked, { name, queue: syncItem, bodies });
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
export const importAll = async (asked: Asked, items: readonly Item[]): Promise<Worked[]> => {
  const { world } = asked;
  const all = items.map((_, item) => item);
  const ids = all.map(itemIdOf);
  await putItems(world, items);
  await leaveUnscheduled(world.userId, ids);
  const synced = [await sync(asked, 'first import of all connections', all)];
  synced.push(await sync(asked, 'sync of one connection, nothing new', [0]));
  await putItems(world, withNewRows(items, world.today));
  synced.push(await sync(asked, 'sync of one connection, new rows', [0]));
  await ageFullPulls(world.userId, ids);
  synced.push(await sync(asked, `the day’s whole sync of ${BATCH} connections, new rows`, all.slice(0, BATCH)));
  return synced;
};

/** What follows an import: one message, and a batch of them, as imports of all connections at once leave it. */
export const evaluateAll = async (asked: Asked): Promise<Worked[]> => {
  const { userId, today } = asked.world;
  const queue = evaluateLimits;
  const needs: Needs = {
    rows: { first: datesOfStreams(today).first, last: addMonths(today, MONTHS_OF_FUTURE_ROWS) },
    bills: 'all',
    isFresh: true,
    kinds: ['LIMIT', 'SIGNAL', 'RECURRING', 'HOLDINGS', 'REMINDER'],
  };
  const whole = { signals: 'changed' };
  const many = Array(queue.batchSize).fill({ userId, ...whole });
  return [
    await work(asked, { name: 'evaluate-limits: limits alone', queue, bodies: [{ userId, signals: 'later' }] }),
    await work(asked, { name: 'evaluate-limits: signals alone', queue, bodies: [{ userId, ...whole }], needs }),
    await work(asked, { name: `evaluate-limits: ${many.length} messages of one user`, queue, bodies: many, needs }),
  ];
};
