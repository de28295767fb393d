import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';

const KEPT_SECONDS = 30 * 24 * 3600;

export const eventStore = ({ client, name }: Table) => ({
  isDone: async (eventId: string): Promise<boolean> => {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.event(eventId), ConsistentRead: true }),
    );
    return Item !== undefined;
  },

  /** Called after the work: an interrupted event is processed again. */
  markDone: async (eventId: string, now: Instant): Promise<void> => {
    const Item = { ...keys.event(eventId), doneAt: now, expiresAt: epochSeconds(now) + KEPT_SECONDS };
    await client.send(new PutCommand({ TableName: name, Item }));
  },
});

export type EventStore = ReturnType<typeof eventStore>;
