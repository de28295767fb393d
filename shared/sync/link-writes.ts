import { randomInt } from 'node:crypto';
import { keys } from '../platform/table/keys.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { newItemState } from './item.ts';

/** A random start, so that a late import of an earlier link never matches. The bound is `randomInt`'s. */
const FIRST_VERSIONS = 2 ** 48 - 1;

/** In this order: the owner, the user's item, the check for an erasure. */
export const linkWrites = (
  TableName: string,
  userId: string,
  itemId: string,
  { now, dueAt }: { now: Instant; dueAt: Instant },
  firstVersion = randomInt(FIRST_VERSIONS),
): WriteItem[] => [
  {
    Put: {
      TableName,
      Item: { ...keys.itemOwner(itemId), userId },
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
