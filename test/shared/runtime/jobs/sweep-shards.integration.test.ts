import type { Context, SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { openJournal } from '../../../../infra/emulators/journal.ts';
import { createMetrics } from '../../../../infra/emulators/metrics.ts';
import { createQueues, type StoredMessage } from '../../../../infra/emulators/sqs/queues.ts';
import { serveSqs } from '../../../../infra/emulators/sqs/server.ts';
import { openDynamoDb } from '../../../../infra/local/stand-ins.ts';
import { queues as specs } from '../../../../shared/contract/queues.ts';
import { variables } from '../../../../shared/platform/environment.ts';
import { DUE_SHARDS } from '../../../../shared/platform/table/keys.ts';
import { openTable } from '../../../../shared/platform/table/table.ts';
import { createTableInput } from '../../../../shared/platform/table/table-definition.ts';
import { reminderStore } from '../../../../shared/reminders/reminder-store.ts';
import { itemStore } from '../../../../shared/sync/item-store.ts';
import { addSeconds, type Instant, systemClock } from '../../../../shared/time/instant.ts';
import { aReminder, date, instant } from '../../reminders/builders.ts';

type Handler = (event: SQSEvent, context: Context) => Promise<unknown>;
const [faults, journal] = [createFaults(), await openJournal()];
const dynamoDb = await openDynamoDb({}, faults, createMetrics());
await dynamoDb.execute('CreateTable', createTableInput('saldo-sweeps'));
const queues = createQueues(journal.section<StoredMessage>('messages'), Date.now);
for (const { name } of Object.values(specs)) queues.create(name);
const sqs = await serveSqs(queues, faults);
const urls = Object.values(specs).map(({ name, urlVariable }) => [urlVariable, `${sqs.url}/000000000000/${name}`]);
Object.assign(process.env, {
  AWS_REGION: 'sa-east-1',
  AWS_ACCESS_KEY_ID: 'x',
  AWS_SECRET_ACCESS_KEY: 'x',
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
  AWS_ENDPOINT_URL_SQS: sqs.url,
  [variables.tableName]: 'saldo-sweeps',
  ...Object.fromEntries(urls),
});
const job = async (name: string): Promise<(scheduledTime: Instant) => Promise<void>> => {
  const { handler } = await import(`../../../../functions/jobs/${name}.ts`);
  return (scheduledTime) => handler({ scheduledTime }, {});
};
const { handler }: { handler: Handler } = await import('../../../../functions/jobs/sweep-shard.ts');

const bodies = (name: string): Record<string, unknown>[] =>
  queues
    .find(name)
    .messages()
    .map(({ body }) => JSON.parse(body));
const empty = (name: string): void => {
  const queue = queues.find(name);
  for (const { handle } of queue.receive(10_000, 30, Number.MAX_SAFE_INTEGER)) queue.delete(handle);
};
/** Does the work of the waiting messages, each by itself, as the worker's batch size asks. @returns how many failed */
const work = async (messages = bodies('sweep-shard')): Promise<number> => {
  let failed = 0;
  for (const [index, body] of messages.entries()) {
    const record = { messageId: String(index), receiptHandle: '-', body: JSON.stringify(body) };
    const Records = [{ ...record, attributes: { ApproximateReceiveCount: '1' } }];
    // A batch of which every message fails is refused as a whole.
    const done = await handler({ Records } as unknown as SQSEvent, {} as Context).then(
      (answer) => (answer as { batchItemFailures: unknown[] }).batchItemFailures.length,
      () => 1,
    );
    failed += done;
  }
  return failed;
};

afterAll(() => Promise.all([sqs.close(), dynamoDb.close()]));
afterEach(() => {
  faults.clear();
  for (const name of ['sweep-shard', 'sync-item', 'dispatch-reminder']) empty(name);
  vi.restoreAllMocks();
});

describe.each(['dispatch-syncs', 'expire-feed', 'renew-reminders'])('a run of %s', (name) => {
  it('hands each shard over once, as of its scheduled time', async () => {
    const now = systemClock();
    await (await job(name))(now);
    const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => ({ sweep: name, shard, until: now }));
    expect(bodies('sweep-shard').toSorted((one, other) => Number(one.shard) - Number(other.shard))).toEqual(shards);
  });

  it('fails when the queue takes nothing, so that Lambda repeats it', async () => {
    faults.add({ target: 'sqs', times: 100, error: '500' });
    await expect((await job(name))(systemClock())).rejects.toThrow();
  });
});

it('connections of all shards are synchronized once, though each message comes twice', async () => {
  const now = systemClock();
  const users = Array.from({ length: 60 }, (_, index) => `user-${index}`);
  const items = itemStore(openTable());
  for (const userId of users) await items.link(userId, `item-of-${userId}`, { now, dueAt: now });
  await items.link('user-0', 'later', { now, dueAt: addSeconds(now, 60) });
  await (await job('dispatch-syncs'))(now);
  const messages = bodies('sweep-shard');
  expect(await work([...messages, ...messages])).toBe(0);
  expect(new Set(bodies('sync-item').map(({ itemId }) => itemId))).toEqual(
    new Set(users.map((userId) => `item-of-${userId}`)),
  );
  expect(bodies('sync-item')).toHaveLength(60);
});

it('a shard that fails keeps no other from its work, and is done when its message comes again', async () => {
  const table = openTable();
  const reminders = reminderStore(table);
  for (let index = 0; index < 40; index += 1) {
    const dispatched = { notifyAt: null, dispatchedOccurrence: 'x', recurrencePattern: 'monthly' as const };
    const fields = { userId: `u-${index}`, id: `r-${index}`, dueDate: date('2026-03-10'), ...dispatched };
    await reminders.create(aReminder(fields), { limit: 10 });
  }
  await (await job('renew-reminders'))(instant('2026-04-01T12:00:00.000Z'));
  const [first, ...rest] = bodies('sweep-shard');
  faults.add({ target: 'dynamodb', operation: 'Query', times: 100, error: '500' });
  expect(await work(first ? [first] : [])).toBe(1);
  faults.clear();
  expect(await work(rest)).toBe(0);
  const before = bodies('dispatch-reminder').length;
  expect(await work(first ? [first] : [])).toBe(0);
  expect(before).toBeLessThanOrEqual(40);
  expect(new Set(bodies('dispatch-reminder').map(({ reminderId }) => reminderId)).size).toBe(40);
});

it('a message that names no sweep, or no shard, is refused', async () => {
  const until = systemClock();
  expect(
    await work([
      { sweep: 'erase-user', shard: 1, until },
      { sweep: 'expire-feed', until },
    ]),
  ).toBe(2);
});
