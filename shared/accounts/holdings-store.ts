import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateOf } from '../platform/table/update.ts';
import { type Holdings, type HoldingsOfItem, holdingsRecord } from './holding.ts';

/** A release that does not know the form refuses the record, so it loses nothing. */
const FORM = 1;

const packed = z.object({ form: z.literal(FORM), packed: z.instanceof(Uint8Array), sk: z.string() });

const ITEM_ID = 'HOLDINGS#'.length;

export const isOfHoldings = (sortKey: unknown): boolean => String(sortKey).startsWith('HOLDINGS#');

/** Repeated names and nulls cost little once they are compressed. */
const pack = (holdings: Holdings): Uint8Array => deflateRawSync(JSON.stringify(holdings));

const unpack = (bytes: Uint8Array): Holdings =>
  holdingsRecord.parse(JSON.parse(inflateRawSync(bytes).toString('utf8')));

export const readHoldings = (record: unknown): HoldingsOfItem => {
  const found = packed.parse(record);
  return { ...unpack(found.packed), itemId: found.sk.slice(ITEM_ID) };
};

/** The table whose ledger keeps what moved in investments and loans. */
export const movementTable = (table: Table): Table => ({ ...table, rows: 'movements' });

/** Investments and loans, one record a connection; a connection that never had any has none. */
export const holdingsStore = (table: Table) => ({
  list: async (userId: string): Promise<HoldingsOfItem[]> =>
    (await queryPrefix(table, keys.holdingsOf(userId))).map(readHoldings),

  /** The same, eventually consistent, at half the read units: for what is known of rows of banks. */
  glance: async (userId: string): Promise<HoldingsOfItem[]> =>
    (await queryPrefix(table, keys.holdingsOf(userId), false)).map(readHoldings),

  find: async (userId: string, itemId: string): Promise<Holdings | null> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.holdings(userId, itemId), ConsistentRead: true }),
    );
    return Item ? unpack(packed.parse(Item).packed) : null;
  },

  put: (userId: string, itemId: string, holdings: Holdings): WriteItem =>
    updateOf(table, keys.holdings(userId, itemId), { set: { form: FORM, packed: pack(holdings) } }),

  remove: (userId: string, itemId: string): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.holdings(userId, itemId) },
  }),
});

export type HoldingsStore = ReturnType<typeof holdingsStore>;
