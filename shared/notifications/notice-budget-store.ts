import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { secondsUntilRoom, withOneMore } from './notice-budget.ts';
import type { Channel } from './recipient.ts';

const record = z.object({ taken: z.array(stored.instant), version: stored.integer });

/** A day, plus some minutes for clock differences. */
const KEPT_SECONDS = 90_000;

export type NoticeBudget = {
  /** 0: at once. */
  secondsUntilRoom: number;
  /** Uses one; its condition fails when the budget changed since it was read. */
  take(): WriteItem;
};

/**
 * The table's counts of notices that calls provoked, per user and channel.
 * @param keyOf where they are: notices about credentials have a budget of their own
 */
export const noticeBudgetStore = ({ client, name: TableName }: Table, keyOf = keys.noticeBudget) => ({
  async read(userId: string, channel: Channel, now: Instant): Promise<NoticeBudget> {
    const Key = keyOf(userId, channel);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    const { taken, version } = Item ? record.parse(Item) : { taken: [], version: 0 };
    const take = (): WriteItem => ({
      Put: {
        TableName,
        Item: {
          ...Key,
          taken: withOneMore(taken, now),
          version: version + 1,
          expiresAt: epochSeconds(addSeconds(now, KEPT_SECONDS)),
        },
        ConditionExpression: Item ? 'version = :version' : 'attribute_not_exists(pk)',
        ...(Item && { ExpressionAttributeValues: { ':version': version } }),
      },
    });
    return { secondsUntilRoom: secondsUntilRoom(taken, now), take };
  },
});

export type NoticeBudgetStore = ReturnType<typeof noticeBudgetStore>;
