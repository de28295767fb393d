import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { userCreator } from '../../../shared/access/create-user.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { ALL_POWERS, generateApiKey } from '../../../shared/access/key-rules.ts';
import { keyStore } from '../../../shared/access/key-store.ts';
import { subscriptionStore } from '../../../shared/access/subscription-store.ts';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { billStore } from '../../../shared/cards/bill-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { type WriteItem, writeAll } from '../../../shared/platform/table/transact.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { accounts, billsOf, limitsOf } from './household.ts';
import { plainItem } from './plain-ledger.ts';

const AT_ONCE = 8;

/** Replaces the condition on the item's import version, at the same cost. */
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
  const left = [...rows];
  const write = async (): Promise<void> => {
    for (let row = left.pop(); row; row = left.pop()) {
      await client.send(new PutCommand({ TableName: name, Item: plainItem(userId, row) }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
};

/** A user with key, accounts, bills and ten limits, whose rows lie in both ledgers. */
export const seedTable = async (table: Table, rows: readonly Transaction[], today: IsoDate) => {
  const now = systemClock();
  const userId = await userCreator(table)({ name: 'Ana', email: null, phone: null }, now, []);
  const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: null } as const;
  await subscriptionStore(table).set({ userId, subscription, effectiveAt: now, eventId: null, by: OPERATOR, now });
  const { key, record } = generateApiKey(userId, { label: 'bench', ...ALL_POWERS }, now);
  await keyStore(table).create({ userId, now, by: OPERATOR }, record);
  const bills = billStore(table).writes(userId, { removed: [], written: billsOf(today) });
  await writeAll(table, [...accounts.map((account) => accountStore(table).put(userId, account)), ...bills]);
  for (const limit of limitsOf(userId, now)) await limitStore(table).create(limit, { limit: 30 });
  await importRows(table, userId, rows, today);
  await putPlain(table, userId, rows);
  return { userId, key };
};
