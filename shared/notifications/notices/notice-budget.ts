import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../../platform/table/keys.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { updateOf } from '../../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant, secondsBetween } from '../../time/instant.ts';
import type { Channel } from '../recipient.ts';

/** Limits in any sliding span of `seconds`, per user and channel. */
const BUDGET = [
  { most: 20, seconds: 3600 },
  { most: 60, seconds: 86_400 },
] as const;

/** Another function's clock may be ahead: an instant up to this far in the future counts as now. */
const SKEW_SECONDS = 60;

const within = (taken: readonly Instant[], seconds: number, now: Instant): Instant[] => {
  const [after, until] = [addSeconds(now, -seconds), addSeconds(now, SKEW_SECONDS)];
  return taken.filter((at) => at > after && at <= until).sort();
};

/** 0: at once. @param taken instants of the last day, in any order */
export const secondsUntilRoom = (taken: readonly Instant[], now: Instant): number =>
  Math.max(
    ...BUDGET.map(({ most, seconds }) => {
      const freeing = within(taken, seconds, now).at(-most);
      return freeing === undefined ? 0 : Math.max(1, Math.ceil(secondsBetween(now, addSeconds(freeing, seconds))));
    }),
  );

export const withOneMore = (taken: readonly Instant[], now: Instant): Instant[] => [
  ...within(taken, Math.max(...BUDGET.map(({ seconds }) => seconds)), now),
  now,
];

const record = z.object({ taken: z.array(stored.instant), version: stored.integer });

/** A day, plus some minutes for clock differences. */
const RETENTION_SECONDS = 90_000;

export type NoticeBudget = {
  /** 0: at once. */
  secondsUntilRoom: number;
  /** Uses one; its condition fails when the budget changed since it was read. */
  take(): WriteItem;
};

/**
 * The table's counts of notices that calls made due at once, per user and channel.
 * @param keyOf where they are: notices about credentials have a budget of their own
 */
export const noticeBudgetStore = (table: Table, keyOf = keys.noticeBudget) => ({
  async read(userId: string, channel: Channel, now: Instant): Promise<NoticeBudget> {
    const Key = keyOf(userId, channel);
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
    const { taken, version } = Item ? record.parse(Item) : { taken: [], version: 0 };
    const take = (): WriteItem =>
      updateOf(table, Key, {
        set: {
          taken: withOneMore(taken, now),
          version: version + 1,
          expiresAt: epochSeconds(addSeconds(now, RETENTION_SECONDS)),
        },
        condition: Item ? '#version = :read' : 'attribute_not_exists(#pk)',
        ...(Item && { values: { ':read': version } }),
      });
    return { secondsUntilRoom: secondsUntilRoom(taken, now), take };
  },
});

export type NoticeBudgetStore = ReturnType<typeof noticeBudgetStore>;
