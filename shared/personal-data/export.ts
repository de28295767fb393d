import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Memory } from '../memories/memory.ts';
import { memoriesElsewhere } from '../memories/provider.ts';
import { toAmount } from '../money.ts';
import { type AddressHashes, openAddressHashes } from '../notifications/address-hashes.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPartition } from '../platform/table/query.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import { addressRecords } from './address-records.ts';

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
  'pairs',
]);

const kindOf = (record: Record<string, unknown>): string => {
  const [kind = '', what = ''] = String(record.sk).split('#');
  return (kind === 'ACCESS' ? what : kind).toLowerCase();
};

const shown = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !INTERNAL.has(name)));

type ExportParts = {
  table: Table;
  addressHashes(): Promise<AddressHashes>;
  memoriesElsewhere(userId: string): Promise<Memory[]>;
};

const parts = (): ExportParts => ({ table: openTable(), addressHashes: openAddressHashes, memoriesElsewhere });

/** Transactions are in BRL or the account's currency; amounts in other records are integer centavos, as stored. */
export const exportUser = async (
  userId: string,
  { table, ...elsewhere }: ExportParts = parts(),
): Promise<Record<string, unknown>> => {
  const [records, ofAddresses, transactions, memories] = await Promise.all([
    queryPartition(table, keys.everythingOf(userId)),
    elsewhere.addressHashes().then((hashes) => addressRecords(table, userId, hashes)),
    ledgerReader(table).everything(userId),
    elsewhere.memoriesElsewhere(userId),
  ]);
  const byKind: Record<string, unknown[]> = {};
  for (const record of [...records, ...ofAddresses]) {
    const kind = kindOf(record);
    if (kind === 'ledger') continue;
    byKind[kind] ??= [];
    byKind[kind].push(shown(record));
  }
  if (memories.length > 0) byKind.memory = [...(byKind.memory ?? []), ...memories];
  const rows = transactions.map((row) => ({
    ...row,
    amount: toAmount(row.amount),
    balance: row.balance === null ? null : toAmount(row.balance),
  }));
  return { userId, ...byKind, transactions: rows };
};
