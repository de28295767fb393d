import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed, writeOne } from '../../platform/table/condition.ts';
import { keys } from '../../platform/table/keys.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Table } from '../../platform/table/table.ts';
import { updateItem } from '../../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../../time/instant.ts';

/** Meta's customer service window: free messages are accepted for this time after the person's last message. */
export const WINDOW_SECONDS = 24 * 60 * 60;

/** Margin for clock differences and for up to 20 s between this check and Meta's. */
const MARGIN_SECONDS = 60;

export const isWindowOpen = (lastInboundAt: Instant | null, now: Instant): boolean =>
  lastInboundAt !== null && now < addSeconds(lastInboundAt, WINDOW_SECONDS - MARGIN_SECONDS);

/** `wrote`: the window opened at `at`; `closed`: Meta reported it closed at `at`. The person is a hash. */
export const windowNews = z.object({
  event: z.enum(['wrote', 'closed']),
  addressHash: stored.text,
  at: stored.instant,
});
export type WindowNews = z.output<typeof windowNews>;

const record = z.object({ lastInboundAt: stored.instant });

/** The person's last inbound message, kept for 24 hours by hash, without a user. */
export const customerServiceWindowStore = (table: Table) => {
  const { client, name: TableName } = table;

  /** Events arrive late, repeated and in any order, so the instant only moves forward. */
  const wrote = (addressHash: string, at: Instant) =>
    updateItem(table, keys.inbound(addressHash), {
      set: { lastInboundAt: at, expiresAt: epochSeconds(addSeconds(at, WINDOW_SECONDS)) },
      condition: 'attribute_not_exists(#lastInboundAt) OR #lastInboundAt < :lastInboundAt',
    });

  const closed = (addressHash: string, at: Instant) =>
    writeOne(() =>
      client.send(
        new DeleteCommand({
          TableName,
          Key: keys.inbound(addressHash),
          ConditionExpression: 'lastInboundAt <= :at',
          ExpressionAttributeValues: { ':at': at },
        }),
      ),
    ).catch(ifConditionFailed(undefined));

  return {
    async record({ event, addressHash, at }: WindowNews): Promise<void> {
      await (event === 'wrote' ? wrote : closed)(addressHash, at);
    },

    /** Null when absent or expired. @param hashes every possible hash of the address */
    async lastInboundAt(hashes: readonly string[]): Promise<Instant | null> {
      const found = hashes.map((hash) =>
        client.send(new GetCommand({ TableName, Key: keys.inbound(hash), ConsistentRead: true })),
      );
      const times = (await Promise.all(found)).flatMap(({ Item }) => (Item ? [record.parse(Item).lastInboundAt] : []));
      return times.toSorted().at(-1) ?? null;
    },
  };
};
