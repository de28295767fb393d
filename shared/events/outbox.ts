import * as z from 'zod/mini';
import type { EventType } from '../contract/event-types.ts';
import { queues } from '../contract/queues.ts';
import { sortableId } from '../platform/bytes.ts';
import { log } from '../platform/log.ts';
import { type QueueSender, queueSender } from '../platform/queue.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { bodyOf, type NewEvent } from './event.ts';

/** Later its message counts as lost, and the sweep sends it again. */
const LOST_AFTER_SECONDS = 60;
const RETENTION_SECONDS = 30 * 86_400;

const listener = z.object({ status: stored.text, events: z.array(stored.text) });

/** The events of one change, or of its attempts, that the user's webhooks are subscribed to. */
export type PreparedEvents = {
  /** Part of the transaction of the change; empty if no webhook is subscribed to the event. Never fails a transaction. */
  writes(event: NewEvent): WriteItem[];
  /** After the change was written. Never throws: the sweep repeats a lost message. */
  send(): Promise<void>;
};

/** For changes without events. */
export const noEvents: PreparedEvents = { writes: () => [], send: async () => undefined };

export type Outbox = { prepare(userId: string, now: Instant): Promise<PreparedEvents> };

const put = (table: Table, userId: string, { type, data, place }: NewEvent, now: Instant): WriteItem => {
  const eventId = sortableId().replaceAll('-', '');
  const Item = {
    ...keys.hookEvent(userId, eventId),
    userId,
    eventId,
    type,
    body: bodyOf(type, now, data),
    createdAt: now,
    place,
    duePk: keys.due('HOOK', userId),
    dueAt: addSeconds(now, LOST_AFTER_SECONDS),
    expiresAt: epochSeconds(addSeconds(now, RETENTION_SECONDS)),
  };
  return { Put: { TableName: table.name, Item } };
};

/** Events on their way to the webhooks of users. Without a webhook an event costs one small read, and no write. */
export const outbox = (table: Table, queue: Pick<QueueSender, 'send'> = queueSender(queues.sendWebhook)): Outbox => {
  const wantedBy = async (userId: string): Promise<ReadonlySet<string>> => {
    const all = (await queryPrefix(table, keys.webhooksOf(userId))).map((record) => listener.parse(record));
    return new Set(all.flatMap(({ status, events }) => (status === 'active' ? events : [])));
  };

  return {
    /** Reads the subscriptions: to be awaited in parallel with the reads of the change. */
    async prepare(userId, now) {
      const wanted: ReadonlySet<EventType | string> = await wantedBy(userId);
      let isWanted = false;
      return {
        writes: (event) => {
          if (!wanted.has(event.type)) return [];
          isWanted = true;
          return [put(table, userId, event, now)];
        },
        send: async () => {
          if (!isWanted) return;
          await queue.send({ userId }).catch((error: unknown) => log.failure(error, { userId }));
        },
      };
    },
  };
};
