import { keys } from '../storage/keys.ts';
import type { WriteItem } from '../storage/transact.ts';
import type { Instant } from '../time/instant.ts';
import { newItemState } from './item.ts';

/** What links an item, in this order: its owner, the user's record of it, and the check that the user was not erased. */
export const linkWrites = (
  TableName: string,
  userId: string,
  itemId: string,
  { now, dueAt }: { now: Instant; dueAt: Instant },
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
        importVersion: 0,
        completedVersion: 0,
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
