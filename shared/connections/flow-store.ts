import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** The same message goes to a number at most once in this time. */
const APART_SECONDS = 60;
const RETENTION_SECONDS = 3600;

const record = z.object({ isSent: stored.flag });

export type FlowMessage = { kind: string; addressHash: string; at: Instant };

/** The last sending per kind and number; kept by hash for an hour, without a user. */
export const flowStore = (table: Table) => {
  const { client, name: TableName } = table;
  const keyOf = ({ addressHash, kind }: FlowMessage) => keys.connectionFlow(addressHash, kind);
  const isMine = ({ at }: FlowMessage) => ({
    ConditionExpression: 'lastSentAt = :at',
    ExpressionAttributeValues: { ':at': at },
  });

  return {
    /** `sent`: sent within the last minute; `under way`: another call is sending it. */
    async claim(message: FlowMessage): Promise<'claimed' | 'sent' | 'under way'> {
      const { at } = message;
      const claimed = await updateItem(table, keyOf(message), {
        set: { lastSentAt: at, isSent: false, expiresAt: epochSeconds(addSeconds(at, RETENTION_SECONDS)) },
        condition: 'attribute_not_exists(#lastSentAt) OR #lastSentAt <= :before',
        values: { ':before': addSeconds(at, -APART_SECONDS) },
      });
      if (claimed) return 'claimed';
      const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(message), ConsistentRead: true }));
      return Item && record.parse(Item).isSent ? 'sent' : 'under way';
    },

    sent(message: FlowMessage): WriteItem {
      const { ConditionExpression, ExpressionAttributeValues } = isMine(message);
      return {
        Update: {
          TableName,
          Key: keyOf(message),
          UpdateExpression: 'SET isSent = :isSent',
          ConditionExpression,
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':isSent': true },
        },
      };
    },

    /** The sending failed: the next call may send. */
    async release(message: FlowMessage): Promise<void> {
      const command = new DeleteCommand({ TableName, Key: keyOf(message), ...isMine(message) });
      await client.send(command).catch(ifConditionFailed(undefined));
    },
  };
};

export type FlowStore = ReturnType<typeof flowStore>;
