import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { FREQUENCIES } from '../contract/resources/recurring.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { keys } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { type ItemChange, updateItem, updateOf } from '../platform/table/update.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { StreamRecord } from './packed-streams.ts';
import { datesOfStreams } from './stream-stamp.ts';

const record = z.object({
  streams: z.array(
    z.object({
      id: stored.text,
      direction: z.enum(['inflow', 'outflow']),
      frequency: z.enum(FREQUENCIES),
      currencyCode: stored.text,
      name: stored.text,
      accountId: stored.text,
      lastAmount: stored.centavos,
      lastDate: stored.date,
      rowIds: z.array(stored.text),
    }),
  ),
  /** Absent where an older release wrote the record, where an account was unlinked since, and where it would not fit. */
  packed: z.optional(z.instanceof(Uint8Array)),
  yearly: z.optional(z.instanceof(Uint8Array)),
});

const NOTHING: StreamRecord = { streams: [], found: null, yearly: null };

const read = async (table: Table, userId: string, consistent: boolean): Promise<StreamRecord> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.recurring(userId), ConsistentRead: consistent }),
  );
  if (!Item) return NOTHING;
  const { streams, packed, yearly } = readStored(record, Item);
  return { streams, found: packed ?? null, yearly: yearly ?? null };
};

const changeTo = ({ streams, found, yearly }: StreamRecord): ItemChange => ({
  set: { streams, ...(found && { packed: found }), ...(yearly && { yearly }) },
  remove: [...(found ? [] : ['packed']), ...(yearly ? [] : ['yearly'])],
});

/** One record for each user, which imports and unlinking alone write. */
export const streamRecordStore = (table: Table) => ({
  /** @param consistent for an import, which writes a result derived from it */
  read: (userId: string, consistent = false): Promise<StreamRecord> => read(table, userId, consistent),

  /** Forgets the streams of accounts that are no longer connected; a user without a record gets none. */
  forget: async (userId: string, accountIds: ReadonlySet<string>): Promise<void> => {
    const { streams, yearly } = await read(table, userId, true);
    const left = streams.filter(({ accountId }) => !accountIds.has(accountId));
    if (left.length === streams.length) return;
    const change = changeTo({ streams: left, found: null, yearly });
    await updateItem(table, keys.recurring(userId), { ...change, condition: 'attribute_exists(#pk)' }, 'NONE');
  },

  /** Part of the transaction that an import writes. */
  put: (userId: string, record: StreamRecord): WriteItem => updateOf(table, keys.recurring(userId), changeTo(record)),
});

export type StreamRecordStore = ReturnType<typeof streamRecordStore>;

/** The rows that decide a user's streams on that day. */
export const rowsOfStreams = (table: Table, userId: string, today: IsoDate): Promise<Transaction[]> => {
  const { first, last } = datesOfStreams(today);
  return ledgerReader(table).range(userId, first, last, { today });
};
