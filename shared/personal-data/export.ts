import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { listVisits } from '../access/visits.ts';
import { isOfHoldings, movementTable, readHoldings } from '../accounts/holdings-store.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Memory } from '../memories/memory.ts';
import { memoriesElsewhere } from '../memories/provider.ts';
import { toAmount } from '../money.ts';
import { type AddressHashes, openAddressHashes } from '../notifications/address-hashes.ts';
import { keys, ledgerPartOfKey } from '../platform/table/keys.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import { addToMonth, firstDayOf, type IsoMonth, lastDayOf } from '../time/calendar.ts';
import { systemClock } from '../time/instant.ts';
import { addressRecords } from './address-records.ts';
import { type ExportCursor, FIRST_PAGE } from './export-cursor.ts';

/** Technical attributes and the key hash. A replaced address is stored only as a hash. */
const INTERNAL = new Set([
  'pk',
  'sk',
  'idKey',
  'duePk',
  'dueAt',
  'expiresAt',
  'hash',
  'requestHash',
  'claim',
  'packed',
  'streamStamp',
  'pairs',
  'tokens',
  'hashes',
  'stopHash',
]);

/** Of a page: well below what a Lambda may answer. */
const RECORDS_A_PAGE = 200;
const MONTHS_A_PAGE = 2;

type Found = Record<string, unknown>;

const kindOf = (record: Found): string => {
  const [kind = '', what = ''] = String(record.sk).split('#');
  return (kind === 'ACCESS' ? what : kind).toLowerCase();
};

const withoutInternal = (record: Found) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !INTERNAL.has(name)));

/** Holdings are stored compressed. */
const shown = (record: Found) =>
  withoutInternal(isOfHoldings(record.sk) ? { ...record, ...readHoldings(record) } : record);

const byKind = (records: readonly Found[]): Record<string, unknown[]> => {
  const kinds: Record<string, unknown[]> = {};
  for (const record of records) {
    const kind = kindOf(record);
    kinds[kind] ??= [];
    kinds[kind].push(shown(record));
  }
  return kinds;
};

export type ExportParts = {
  table: Table;
  addressHashes(): Promise<AddressHashes>;
  memoriesElsewhere(userId: string): Promise<Memory[]>;
};

export const exportParts = (): ExportParts => ({
  table: openTable(),
  addressHashes: openAddressHashes,
  memoriesElsewhere,
});

/** Records by kind, and the position to continue from; null at the end. */
export type ExportPage = { records: Record<string, unknown[]>; next: ExportCursor | null };

type Between = Record<':pk' | ':first' | ':last', string>;

const query = async ({ client, name: TableName }: Table, between: Between, Limit: number, ScanIndexForward = true) => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: between,
      ConsistentRead: true,
      ScanIndexForward,
      Limit,
    }),
  );
  return Items;
};

/** Sorts after `sortKey` and before every other key that follows it. */
const next = (sortKey: string): string => `${sortKey}\u0001`;

/** A page can be short of its limit by its bytes, so only an empty one is the end. */
const recordPage = async (table: Table, userId: string, after: string): Promise<ExportPage> => {
  for (const range of keys.besideLedgerOf(userId)) {
    const first = after >= range[':first'] ? next(after) : range[':first'];
    const records = first > range[':last'] ? [] : await query(table, { ...range, ':first': first }, RECORDS_A_PAGE);
    const last = records.at(-1);
    if (last) return { records: byKind(records), next: { at: 'records', after: String(last.sk) } };
  }
  return rowPage(table, userId, '9999-12' as IsoMonth);
};

const rowOf = (row: Transaction) => ({
  ...row,
  amount: toAmount(row.amount),
  balance: row.balance === null ? null : toAmount(row.balance),
});

/** The newest month first. */
const rowPage = async (table: Table, userId: string, until: IsoMonth): Promise<ExportPage> => {
  const ranges = [keys.ledgerRange, keys.movesRange].map((range) => range(userId, '0000-01' as IsoMonth, until));
  const newest = (await Promise.all(ranges.map((range) => query(table, range, 1, false)))).flat();
  const month = newest
    .map(({ sk }) => ledgerPartOfKey(String(sk)).month)
    .sort()
    .at(-1);
  if (!month) return { records: { transactions: [] }, next: { at: 'elsewhere' } };
  const first = addToMonth(month, 1 - MONTHS_A_PAGE);
  const [transactions = [], movements = []] = await Promise.all(
    [table, movementTable(table)].map(async (one) => {
      const rows = await ledgerReader(one).freshRange(userId, firstDayOf(first), lastDayOf(month));
      return rows.map(rowOf);
    }),
  );
  const records = { transactions, ...(movements.length > 0 && { movements }) };
  return { records, next: { at: 'rows', until: addToMonth(first, -1) } };
};

/** Records by address hash, instants of access records, and memories at a vendor. */
const elsewherePage = async (parts: ExportParts, userId: string): Promise<ExportPage> => {
  const [ofAddresses, visits, memories] = await Promise.all([
    parts.addressHashes().then((hashes) => addressRecords(parts.table, userId, hashes)),
    listVisits(parts.table, userId, systemClock()),
    parts.memoriesElsewhere(userId),
  ]);
  const records = { ...byKind(ofAddresses), ...(visits.length > 0 && { visit: visits.map(({ at }) => ({ at })) }) };
  return { records: memories.length > 0 ? { ...records, memory: memories } : records, next: null };
};

/** Transactions are in BRL or the account's currency; amounts in other records are integer centavos, as stored. */
export const exportPage = (parts: ExportParts, userId: string, cursor: ExportCursor): Promise<ExportPage> => {
  if (cursor.at === 'records') return recordPage(parts.table, userId, cursor.after);
  return cursor.at === 'rows' ? rowPage(parts.table, userId, cursor.until) : elsewherePage(parts, userId);
};

/** Every page in one. */
export const exportUser = async (
  userId: string,
  parts: ExportParts = exportParts(),
): Promise<Record<string, unknown>> => {
  const all: Record<string, unknown[]> = {};
  for (let cursor: ExportCursor | null = FIRST_PAGE; cursor !== null; ) {
    const page: ExportPage = await exportPage(parts, userId, cursor);
    for (const [kind, records] of Object.entries(page.records)) all[kind] = [...(all[kind] ?? []), ...records];
    cursor = page.next;
  }
  return { userId, ...all };
};
