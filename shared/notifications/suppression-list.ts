import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** Then the address is tried again: mailboxes reopen and numbers are reassigned. */
const RETENTION_SECONDS = 90 * 86_400;

/** Addresses that a vendor refused permanently: bounced, complained or not on WhatsApp. */
export const suppressionListStore = (table: Table, clock: () => Instant) => ({
  /** @param hashes every possible hash of the address */
  async has(hashes: readonly string[]): Promise<boolean> {
    const found = hashes.map((hash) =>
      table.client.send(new GetCommand({ TableName: table.name, Key: keys.address(hash) })),
    );
    // The TTL deletes late.
    return (await Promise.all(found)).some(({ Item }) => Item && Number(Item.expiresAt) > epochSeconds(clock()));
  },
  async add(hash: string, reason: string): Promise<void> {
    const now = clock();
    const expiresAt = epochSeconds(addSeconds(now, RETENTION_SECONDS));
    await updateItem(table, keys.address(hash), { set: { reason, refusedAt: now, expiresAt } }, 'NONE');
  },
});

export type SuppressionListStore = ReturnType<typeof suppressionListStore>;
