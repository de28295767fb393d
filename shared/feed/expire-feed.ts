import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { feedStore } from './feed-store.ts';
import { KEPT_SECONDS } from './kept.ts';

/** The most of one call. */
const CHUNK = 25;

const remove = async ({ client, name }: Table, due: readonly DueRecord[]): Promise<void> => {
  for (let start = 0; start < due.length; start += CHUNK) {
    const RequestItems = {
      [name]: due.slice(start, start + CHUNK).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    };
    // What is left unprocessed is due again at the next run.
    await client.send(new BatchWriteCommand({ RequestItems }));
  }
};

/** Removes what has been kept for long enough. From before the first removal, cursors that may need it have expired. */
export const expireFeed = async (table: Table, now: Instant): Promise<void> => {
  await feedStore(table).keepSince(addSeconds(now, -KEPT_SECONDS));
  await eachDue(table, { kind: 'FEED', until: now }, (due) => remove(table, due));
};
