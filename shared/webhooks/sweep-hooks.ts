import type { QueueSender } from '../platform/queue.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import { webhookIdOfKey } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';

export type SweepServices = {
  table: Table;
  queue: Pick<QueueSender, 'sendBatch'>;
  /** Messages that wait in the queue. */
  depth(): Promise<number>;
};

/** With more messages than this in the queue, due deliveries are waiting there and not lost. */
const BACKLOG = 2_000;

type Message = { userId: string; webhookId?: string };

const messageOf = ({ userId, sk }: DueRecord): Message => {
  const webhookId = webhookIdOfKey(sk);
  return webhookId ? { userId, webhookId } : { userId };
};

/**
 * Wakes the worker for every delivery whose next try is due, and for every event whose message was lost. One message per
 * endpoint and run; one too many is dropped by its lease.
 */
export const sweepHooks = async ({ table, queue, depth }: SweepServices, now: Instant): Promise<void> => {
  if ((await depth()) > BACKLOG) return;
  const sent = new Set<string>();
  await eachDue(table, { kind: 'HOOK', until: now }, async (records) => {
    const messages = records.map(messageOf).filter((message) => {
      const name = JSON.stringify(message);
      return !sent.has(name) && sent.add(name);
    });
    await queue.sendBatch(messages.map((body) => ({ body })));
  });
};
