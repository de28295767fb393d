import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { MOST_WEBHOOKS } from './endpoint.ts';

/** The count of a user's webhooks, on the record of their quotas. */
export const webhookCount = ({ name: TableName }: Table) => {
  const change = (userId: string, by: 1 | -1, condition: string, bound: number): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: 'ADD webhooks :change',
      ConditionExpression: condition,
      ExpressionAttributeValues: { ':change': by, ':bound': bound },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  return {
    /** Fails where there is no room, and for a user who is being erased. */
    oneMore: (userId: string): WriteItem =>
      change(
        userId,
        1,
        '(attribute_not_exists(webhooks) OR webhooks < :bound) AND attribute_not_exists(erasedAt)',
        MOST_WEBHOOKS,
      ),
    oneLess: (userId: string): WriteItem => change(userId, -1, 'webhooks > :bound', 0),
  };
};
