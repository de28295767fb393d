import { ledgerStore } from '../ledger/ledger-store.ts';
import { toAmount } from '../money.ts';
import { keys } from '../storage/keys.ts';
import { queryPartition } from '../storage/query.ts';
import type { Table } from '../storage/table.ts';
import { addressRecords } from './address-records.ts';

/** What serves the table alone, and the hash that names a key. */
const INTERNAL = new Set(['pk', 'sk', 'idKey', 'duePk', 'dueAt', 'expiresAt', 'hash', 'requestHash']);

const kindOf = (record: Record<string, unknown>): string => {
  const [kind = '', what = ''] = String(record.sk).split('#');
  return (kind === 'ACCESS' ? what : kind).toLowerCase();
};

const shown = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !INTERNAL.has(name)));

/**
 * All that is stored of a user, by kind of record (LGPD, design 11). Transactions are in BRL or their account's
 * currency; amounts inside the other records are integer centavos, as stored.
 */
export const exportUser = async (table: Table, userId: string): Promise<Record<string, unknown>> => {
  const [records, ofAddresses, transactions] = await Promise.all([
    queryPartition(table, keys.everythingOf(userId)),
    addressRecords(table, userId),
    ledgerStore(table).everything(userId),
  ]);
  const byKind: Record<string, unknown[]> = {};
  for (const record of [...records, ...ofAddresses]) {
    const kind = kindOf(record);
    if (kind === 'ledger') continue;
    byKind[kind] ??= [];
    byKind[kind].push(shown(record));
  }
  const rows = transactions.map((row) => ({
    ...row,
    amount: toAmount(row.amount),
    balance: row.balance === null ? null : toAmount(row.balance),
  }));
  return { userId, ...byKind, transactions: rows };
};
