import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant, systemClock } from '../time/instant.ts';
import { feedStore } from './feed-store.ts';
import { KEPT_SECONDS } from './kept.ts';

const AT_ONCE = 10;

const remove = async ({ client, name }: Table, due: readonly DueRecord[]): Promise<void> => {
  for (let start = 0; start < due.length; start += AT_ONCE) {
    const chunk = due.slice(start, start + AT_ONCE);
    await Promise.all(chunk.map(({ pk, sk }) => client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }))));
  }
};

/**
 * Removes entries past their retention. Cursors that may need a removed entry expire before the first removal; cursors created
 * after it do not, also when the run simulates a later time.
 */
export const expireFeed = async (table: Table, now: Instant, clock: () => Instant = systemClock): Promise<void> => {
  const kept = addSeconds(now, -KEPT_SECONDS);
  const today = clock();
  await feedStore(table).keepSince(kept < today ? kept : today);
  await eachDue(table, { kind: 'FEED', until: now }, (due) => remove(table, due));
};
