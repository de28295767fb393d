import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { addressOn, type Channel } from './recipient.ts';
import { oneFormOf } from './whatsapp-number.ts';

/** After so long an address gets another chance: mailboxes are reopened, numbers are given out again. */
const KEPT_SECONDS = 90 * 86_400;

/** What the table knows an address by: it keeps no address outside a profile. */
export const addressHash = (channel: Channel, written: string): string => {
  const normal = addressOn(channel, { name: null, email: written.toLowerCase(), phone: written }) ?? '';
  const address = channel === 'whatsapp' ? oneFormOf(normal) : normal;
  return createHash('sha256').update(`${channel}:${address}`).digest('hex');
};

/** Addresses that a vendor refused for good: bounced, complained of, or not on WhatsApp. */
export const badAddressStore = ({ client, name: TableName }: Table, clock: () => Instant) => ({
  async has(hash: string): Promise<boolean> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.address(hash) }));
    // TTL deletes late.
    return Item !== undefined && Number(Item.expiresAt) > epochSeconds(clock());
  },
  async add(hash: string, reason: string): Promise<void> {
    const now = clock();
    const expiresAt = epochSeconds(addSeconds(now, KEPT_SECONDS));
    await client.send(
      new PutCommand({ TableName, Item: { ...keys.address(hash), reason, refusedAt: now, expiresAt } }),
    );
  },
});

export type BadAddressStore = ReturnType<typeof badAddressStore>;
