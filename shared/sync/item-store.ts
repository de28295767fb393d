import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed } from '../storage/condition.ts';
import type { DueRecord } from '../storage/due.ts';
import { keys } from '../storage/keys.ts';
import { queryPrefix } from '../storage/query.ts';
import type { Table } from '../storage/table.ts';
import { writeAll } from '../storage/transact.ts';
import { updateItem } from '../storage/update.ts';
import type { Instant } from '../time/instant.ts';
import { type Item, parseItem } from './item.ts';
import { linkWrites } from './link-writes.ts';

/** `foreign`: the item is another user's and stays so. `erased`: the user's data was erased. */
export type LinkOutcome = 'linked' | 'already linked' | 'foreign' | 'erased';

const ownerRecord = z.object({ userId: z.string() });

/** Connections, each under its user, and who owns which. Reads are strongly consistent. */
export const itemStore = (table: Table) => {
  const get = async (Key: { pk: string; sk: string }) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;

  return {
    /** The user's items in item id order. */
    list: async (userId: string): Promise<Item[]> =>
      (await queryPrefix(table, keys.itemsOf(userId))).map((record) => parseItem(record)),

    find: async (userId: string, itemId: string): Promise<Item | null> => {
      const record = await get(keys.item(userId, itemId));
      return record ? parseItem(record) : null;
    },

    /** The user that the item is linked to; null when it is not. */
    ownerOf: async (itemId: string): Promise<string | null> => {
      const record = await get(keys.itemOwner(itemId));
      return record ? ownerRecord.parse(record).userId : null;
    },

    /** Links an item for good; an item never changes hands, whoever asks. */
    link: async (userId: string, itemId: string, times: { now: Instant; dueAt: Instant }): Promise<LinkOutcome> => {
      const failed = await writeAll(table, linkWrites(table.name, userId, itemId, times));
      if (failed.includes(0)) return 'foreign';
      if (failed.includes(2)) return 'erased';
      return failed.includes(1) ? 'already linked' : 'linked';
    },

    /** Takes the item away; from then on no import of it writes anything. */
    remove: async (userId: string, itemId: string): Promise<void> => {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.item(userId, itemId) }));
    },

    /** Forgets whose the item was; the last step of an unlinking, so that one that broke off can be repeated. */
    forgetOwner: (userId: string, itemId: string): Promise<void> =>
      table.client
        .send(
          new DeleteCommand({
            TableName: table.name,
            Key: keys.itemOwner(itemId),
            ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
            ExpressionAttributeValues: { ':userId': userId },
          }),
        )
        .then(() => undefined, ifConditionFailed(undefined)),

    /** Moves the next scheduled look, unless another run already has. */
    reschedule: async ({ pk, sk, dueAt }: DueRecord, next: Instant): Promise<boolean> => {
      const condition = '#dueAt = :seen';
      const change = { set: { dueAt: next }, condition, values: { ':seen': dueAt } };
      return (await updateItem(table, { pk, sk }, change)) !== null;
    },

    /**
     * Claims the asking for an update, so that calls at the same time ask once.
     * @returns false while another call holds the claim, or when the item is gone
     */
    claimUpdate: async ({ userId, id }: Item, { now, until }: { now: Instant; until: Instant }): Promise<boolean> => {
      const condition =
        'attribute_exists(pk) AND (attribute_not_exists(#updateClaimedUntil) OR #updateClaimedUntil < :now)';
      const change = { set: { updateClaimedUntil: until }, condition, values: { ':now': now } };
      return (await updateItem(table, keys.item(userId, id), change)) !== null;
    },

    /** Gives the claim back. @param until as it was claimed */
    releaseUpdate: async ({ userId, id }: Item, { now, until }: { now: Instant; until: Instant }): Promise<void> => {
      const condition = '#updateClaimedUntil = :claimed';
      // An instant in the past is as good as none, and saves a second form of change.
      const change = { set: { updateClaimedUntil: now }, condition, values: { ':claimed': until } };
      await updateItem(table, keys.item(userId, id), change);
    },
  };
};

export type ItemStore = ReturnType<typeof itemStore>;
