import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { versionOfLink } from '../feed/sequence.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { writeOne } from '../platform/table/condition.ts';
import type { DueRecord } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix, sortKeysOf } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { updateItem, updateOf } from '../platform/table/update.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import { type ConsentGiven, consentStore, type EndedBy } from './consent-store.ts';
import { type Item, newItemState, parseItem } from './item.ts';
import { updateClaims } from './update/update-claims.ts';

/**
 * The version starts above those of earlier links, so a late import of one never matches and the feed of the
 * connection continues. In this order: the owner, the user's item, the check for an erasure.
 */
export const linkWrites = (
  TableName: string,
  userId: string,
  itemId: string,
  { now, dueAt }: { now: Instant; dueAt: Instant },
  firstVersion = versionOfLink(systemClock()),
): WriteItem[] => [
  {
    Update: {
      TableName,
      Key: keys.itemOwner(itemId),
      UpdateExpression: 'SET userId = :userId REMOVE endVersion',
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  },
  {
    Put: {
      TableName,
      Item: {
        ...keys.item(userId, itemId),
        ...newItemState,
        id: itemId,
        userId,
        linkedAt: now,
        importVersion: firstVersion,
        completedVersion: firstVersion,
        linkedVersion: firstVersion,
        duePk: keys.due('ITEM', userId),
        dueAt,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    ConditionCheck: {
      TableName,
      Key: keys.tombstone(userId),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
];

/** `foreign`: the item belongs to another user. `erased`: the user was erased. `full`: their plan allows no more connections. */
export type LinkOutcome = 'linked' | 'already linked' | 'foreign' | 'erased' | 'full';

/** `most`: connections that the user's plan allows; null: no limit. */
type LinkOptions = { now: Instant; dueAt: Instant; most?: number | null; consent?: ConsentGiven | undefined };

const linksRecord = z.object({ links: z._default(stored.integer, 0) });

/** Fails when the user has linked another item under a limit since `seen` was read. */
const nextLink = (TableName: string, userId: string, seen: number): WriteItem => ({
  Update: {
    TableName,
    Key: keys.quota(userId),
    UpdateExpression: 'SET links = :next',
    ConditionExpression: seen === 0 ? 'attribute_not_exists(links) OR links = :seen' : 'links = :seen',
    ExpressionAttributeValues: { ':next': seen + 1, ':seen': seen },
  },
});

/** `endVersion`: while the connection is being unlinked, the version under which its removals are recorded. */
const ownerRecord = z.object({ userId: stored.text, endVersion: z.optional(stored.integer) });

export const itemStore = (table: Table) => {
  const consents = consentStore(table);
  const get = async (Key: { pk: string; sk: string }) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;

  const find = async (userId: string, itemId: string): Promise<Item | null> => {
    const record = await get(keys.item(userId, itemId));
    return record ? parseItem(record) : null;
  };

  const unlinked = (userId: string, itemId: string): WriteItem => ({
    ConditionCheck: {
      TableName: table.name,
      Key: keys.item(userId, itemId),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });

  const owner = async (itemId: string) => {
    const record = await get(keys.itemOwner(itemId));
    return record ? ownerRecord.parse(record) : null;
  };

  // The owner's record stores the version, so later versions continue after it.
  const removeOwned = async (item: Item, ending: { now: Instant; by: EndedBy }): Promise<void> => {
    const { userId, id, importVersion } = item;
    const writes: WriteItem[] = [
      {
        Delete: {
          TableName: table.name,
          Key: keys.item(userId, id),
          ConditionExpression: 'importVersion = :read',
          ExpressionAttributeValues: { ':read': importVersion },
        },
      },
      {
        Update: {
          TableName: table.name,
          Key: keys.itemOwner(id),
          UpdateExpression: 'SET endVersion = :end',
          ConditionExpression: 'userId = :userId',
          ExpressionAttributeValues: { ':end': importVersion + 1, ':userId': userId },
        },
      },
      consents.ended(item, ending),
    ];
    if ((await writeAll(table, writes)).length > 0) throw new StaleError('The item changed while it was removed');
  };

  const link = async (
    userId: string,
    itemId: string,
    { consent, ...times }: Omit<LinkOptions, 'most'>,
    fence: readonly WriteItem[] = [],
  ): Promise<LinkOutcome> => {
    const given = consents.given({ userId, id: itemId, linkedAt: times.now }, consent);
    const failed = await writeAll(table, [...linkWrites(table.name, userId, itemId, times), given, ...fence]);
    if (failed.includes(0)) return 'foreign';
    if (failed.includes(2)) return 'erased';
    if (failed.includes(1)) return 'already linked';
    if (failed.length > 0) throw new StaleError('Another connection was linked meanwhile');
    return 'linked';
  };

  // The number of links is read before the connections: who links one in between makes the write fail. A counter of connections
  // would drift where they are removed otherwise, and those of before were never counted.
  const linkWithin = async (
    userId: string,
    itemId: string,
    given: Omit<LinkOptions, 'most'>,
    most: number,
  ): Promise<LinkOutcome> => {
    const { links } = linksRecord.parse((await get(keys.quota(userId))) ?? {});
    const linked = await sortKeysOf(table, keys.itemsOf(userId));
    if (linked.includes(keys.item(userId, itemId).sk)) return link(userId, itemId, given);
    if (linked.length >= most) return 'full';
    return link(userId, itemId, given, [nextLink(table.name, userId, links)]);
  };

  return {
    /** In item id order. */
    list: async (userId: string): Promise<Item[]> =>
      (await queryPrefix(table, keys.itemsOf(userId))).map((record) => parseItem(record)),

    find,

    /** It leaves the aggregator, and its rows stay: the authorization to read it has ended. */
    leaves: (item: Item, now: Instant): WriteItem[] => [
      updateOf(table, keys.item(item.userId, item.id), { set: { leftAt: now }, condition: 'attribute_exists(#pk)' }),
      consents.ended(item, { now, by: 'no_plan' }),
    ],

    /** What the user has authorized. */
    consents,

    ownerOf: async (itemId: string): Promise<string | null> => (await owner(itemId))?.userId ?? null,

    /** The version under which the removals of an unlinked item are recorded; null when it is linked or forgotten. */
    endVersionOf: async (itemId: string): Promise<number | null> => (await owner(itemId))?.endVersion ?? null,

    /** The owner is written conditionally: an item never changes its user. */
    link: (userId: string, itemId: string, { most = null, ...given }: LinkOptions): Promise<LinkOutcome> =>
      most === null ? link(userId, itemId, given) : untilWritten(() => linkWithin(userId, itemId, given, most)),

    /** From then on no import of the item can write. */
    remove: (userId: string, itemId: string, by: EndedBy = 'user', now = systemClock()): Promise<void> =>
      untilWritten(async () => {
        const [item, itsOwner] = await Promise.all([find(userId, itemId), owner(itemId)]);
        if (item && itsOwner?.userId === userId) return removeOwned(item, { now, by });
        const command = new DeleteCommand({ TableName: table.name, Key: keys.item(userId, itemId) });
        await writeOne(() => table.client.send(command));
      }),

    /** For every transaction that removes the item's data: fails when the item is linked again. */
    unlinked,

    /** The last step, so an interrupted unlinking can be repeated. */
    forgetOwner: async (userId: string, itemId: string): Promise<void> => {
      const Delete = {
        TableName: table.name,
        Key: keys.itemOwner(itemId),
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
      };
      await writeAll(table, [{ Delete }, unlinked(userId, itemId)]);
    },

    reschedule: async ({ pk, sk, dueAt }: DueRecord, next: Instant): Promise<boolean> => {
      const condition = '#dueAt = :seen';
      const change = { set: { dueAt: next }, condition, values: { ':seen': dueAt } };
      return (await updateItem(table, { pk, sk }, change)) !== null;
    },

    /** @param of null: it is none */
    markDuplicate: ({ userId, id }: Pick<Item, 'userId' | 'id'>, of: string | null): WriteItem => ({
      Update: {
        TableName: table.name,
        Key: keys.item(userId, id),
        UpdateExpression: of === null ? 'REMOVE duplicateOf' : 'SET duplicateOf = :of',
        ConditionExpression: 'attribute_exists(pk)',
        ...(of !== null && { ExpressionAttributeValues: { ':of': of } }),
      },
    }),

    ...updateClaims(table, find),
  };
};

export type ItemStore = ReturnType<typeof itemStore>;
