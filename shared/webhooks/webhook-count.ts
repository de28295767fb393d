import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { MOST_WEBHOOKS } from './endpoint.ts';

/** The number of a user's webhooks, a counter on the quota record. */
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
    /** Its condition fails at the maximum, and for a user who is being erased. */
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
