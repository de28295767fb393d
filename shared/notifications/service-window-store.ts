import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed } from '../storage/condition.ts';
import { keys } from '../storage/keys.ts';
import { stored } from '../storage/stored.ts';
import type { Table } from '../storage/table.ts';
import { updateItem } from '../storage/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { WINDOW_SECONDS, type WindowNews } from './service-window.ts';

const record = z.object({ lastInboundAt: stored.instant });

/** When people last wrote to us on WhatsApp: kept for the 24 hours that it matters, by hash, without a user. */
export const serviceWindowStore = (table: Table) => {
  const { client, name: TableName } = table;

  /** Events come late, twice and in any order: the instant only moves forward. */
  const wrote = (addressHash: string, at: Instant) =>
    updateItem(table, keys.inbound(addressHash), {
      set: { lastInboundAt: at, expiresAt: epochSeconds(addSeconds(at, WINDOW_SECONDS)) },
      condition: 'attribute_not_exists(#lastInboundAt) OR #lastInboundAt < :lastInboundAt',
    });

  /** Forgets what was known at `at`; who wrote after it has opened a window anew. */
  const closed = (addressHash: string, at: Instant) =>
    client
      .send(
        new DeleteCommand({
          TableName,
          Key: keys.inbound(addressHash),
          ConditionExpression: 'lastInboundAt <= :at',
          ExpressionAttributeValues: { ':at': at },
        }),
      )
      .catch(ifConditionFailed(undefined));

  return {
    /** Safe to repeat and in any order. */
    async record({ event, addressHash, at }: WindowNews): Promise<void> {
      await (event === 'wrote' ? wrote : closed)(addressHash, at);
    },

    /** Null when nobody wrote from this address, or longer ago than the record is kept. */
    async lastInboundAt(addressHash: string): Promise<Instant | null> {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keys.inbound(addressHash), ConsistentRead: true }),
      );
      return Item ? record.parse(Item).lastInboundAt : null;
    },
  };
};
