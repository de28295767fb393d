import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';

/** The aggregator repeats an event within hours. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** Events whose work is done, so that none is done twice. */
export const eventStore = ({ client, name }: Table) => ({
  isDone: async (eventId: string): Promise<boolean> => {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.event(eventId), ConsistentRead: true }),
    );
    return Item !== undefined;
  },

  /** After the work, never before: what died in between is done again. */
  markDone: async (eventId: string, now: Instant): Promise<void> => {
    const Item = { ...keys.event(eventId), doneAt: now, expiresAt: epochSeconds(now) + KEPT_SECONDS };
    await client.send(new PutCommand({ TableName: name, Item }));
  },
});

export type EventStore = ReturnType<typeof eventStore>;
