import { versionOfLink } from '../feed/sequence.ts';
import { keys } from '../platform/table/keys.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import { newItemState } from './item.ts';

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
