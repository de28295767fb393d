import { describe, expect, it } from 'vitest';
import type { QueueEntry } from '../../../shared/platform/queue.ts';
import { dispatchSyncs } from '../../../shared/sync/dispatch-syncs.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { addSeconds, type Instant, secondsBetween } from '../../../shared/time/instant.ts';
import { sharedDynamoDb, start } from './import-support.ts';

const dynamoDb = sharedDynamoDb();

const dispatching = async () => {
  const { table } = await dynamoDb.table();
  const items = itemStore(table);
  const sent: QueueEntry[] = [];
  let failing = false;
  const queue = {
    sendBatch: async (entries: readonly QueueEntry[]) => {
      if (failing) throw new Error('queue');
      sent.push(...entries);
    },
  };
  const parts = { table, items, queue, spreadSeconds: 240, random: Math.random };
  const run = (now: Instant) => dispatchSyncs(parts, { until: now });
  const link = (userId: string, itemId: string, dueAt: Instant) => items.link(userId, itemId, { now: start, dueAt });
  const failQueue = (fails: boolean) => {
    failing = fails;
  };
  return { items, sent, parts, run, link, failQueue };
};

describe('a scheduled run', () => {
  it('queues one message for each due item, across all shards, and no other; it carries no instant', async () => {
    const { sent, run, link } = await dispatching();
    const users = Array.from({ length: 60 }, (_, index) => `user-${index}`);
    for (const userId of users) await link(userId, `item-of-${userId}`, start);
    await link('user-0', 'later', addSeconds(start, 1));
    await run(start);
    const expected = users.map((userId) => ({ userId, itemId: `item-of-${userId}`, mode: 'refresh' }));
    expect(sent.map(({ body }) => body)).toHaveLength(60);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set(expected.map((body) => JSON.stringify(body))),
    );
  });

  it('spreads them over its minutes', async () => {
    const { sent, run, link } = await dispatching();
    for (let index = 0; index < 40; index += 1) await link(`user-${index}`, `item-${index}`, start);
    await run(start);
    const delays = sent.map(({ delaySeconds = 0 }) => delaySeconds);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...delays)).toBeLessThan(240);
    expect(new Set(delays).size).toBeGreaterThan(10);
  });

  it('has each item again some day later, as webhooks report what comes in between', async () => {
    const { items, sent, run, link } = await dispatching();
    await link('user-1', 'item-1', start);
    await run(start);
    await run(addSeconds(start, 300));
    expect(sent).toHaveLength(1);
    const dueAt = (await items.find('user-1', 'item-1'))?.dueAt ?? start;
    expect(Math.abs(secondsBetween(start, dueAt) / 3600 - 24)).toBeLessThanOrEqual(2.4);
    await run(dueAt);
    expect(sent).toHaveLength(2);
  });

  it("only looks at one's own application, at its own interval", async () => {
    const { items, sent, parts, link } = await dispatching();
    await link('user-1', 'item-1', start);
    await dispatchSyncs({ ...parts, mode: 'look', everyHours: 0.5 }, { until: start });
    expect(sent.map(({ body }) => body)).toEqual([{ userId: 'user-1', itemId: 'item-1', mode: 'look' }]);
    const dueAt = (await items.find('user-1', 'item-1'))?.dueAt ?? start;
    expect(Math.abs(secondsBetween(start, dueAt) / 60 - 30)).toBeLessThanOrEqual(3);
  });

  it('forgets no item when the queue fails', async () => {
    const { sent, run, link, failQueue } = await dispatching();
    await link('user-1', 'item-1', start);
    failQueue(true);
    await expect(run(start)).rejects.toThrow('queue');
    failQueue(false);
    await run(addSeconds(start, 300));
    expect(sent).toHaveLength(1);
  });
});
