import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { accessStore } from '../../../shared/access/access-store.ts';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { billStore } from '../../../shared/cards/bill-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { keys } from '../../../shared/storage/keys.ts';
import type { Table } from '../../../shared/storage/table.ts';
import { type WriteItem, writeAll } from '../../../shared/storage/transact.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { accounts, billsOf, limitsOf } from './household.ts';
import { plainItem } from './plain-ledger.ts';

const AT_ONCE = 8;
const BATCH = 25;

/** Stands for the condition on the item's import version, which costs the same. */
export const fenceOf = ({ name }: Table, userId: string): WriteItem => ({
  ConditionCheck: {
    TableName: name,
    Key: keys.item(userId, 'item-1'),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Imports the rows as a first pull would: all there is, account by account. */
export const importRows = async (table: Table, userId: string, rows: readonly Transaction[], today: IsoDate) => {
  const ledger = ledgerStore(table);
  const window = { from: addDays(today, -5_000), to: addDays(today, 400) };
  const imported = accounts.map(({ id }) => ({
    accountId: id,
    rows: rows.filter(({ accountId }) => accountId === id),
    window,
  }));
  return ledger.commit(userId, await ledger.plan(userId, imported), fenceOf(table, userId));
};

/** Writes the rows one item each. */
export const putPlain = async (
  { client, name }: Table,
  userId: string,
  rows: readonly Transaction[],
): Promise<void> => {
  const batches: Transaction[][] = [];
  for (let start = 0; start < rows.length; start += BATCH) batches.push(rows.slice(start, start + BATCH));
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const puts = batch.map((row) => ({ PutRequest: { Item: plainItem(userId, row) } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
};

/** A user with key, accounts, bills and ten limits, whose rows lie in both ledgers. */
export const seedTable = async (table: Table, rows: readonly Transaction[], today: IsoDate) => {
  const now = systemClock();
  const access = accessStore(table);
  const userId = await access.create({ name: 'Ana', email: null, phone: null }, now);
  await access.putSubscription(userId, { plan: 'pro', status: 'active', currentPeriodEnd: null });
  const { key } = await access.mintKey(userId, 'bench', now);
  const bills = billStore(table).writes(userId, { removed: [], written: billsOf(today) });
  await writeAll(table, [...accounts.map((account) => accountStore(table).put(userId, account)), ...bills]);
  for (const limit of limitsOf(userId, now)) await limitStore(table).create(limit, { limit: 30 });
  await importRows(table, userId, rows, today);
  await putPlain(table, userId, rows);
  return { userId, key };
};
