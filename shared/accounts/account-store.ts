import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Account } from './account.ts';

const bankData = z.object({
  transferNumber: stored.maybeText,
  closingBalance: stored.maybeCentavos,
  automaticallyInvestedBalance: stored.maybeCentavos,
  overdraftContractedLimit: stored.maybeCentavos,
  reservedBalances: z.array(z.unknown()),
});

const creditData = z.object({
  brand: stored.maybeText,
  level: stored.maybeText,
  status: stored.maybeText,
  creditLimit: stored.maybeCentavos,
  availableCreditLimit: stored.maybeCentavos,
  balanceDueDate: stored.maybeInstant,
  balanceCloseDate: stored.maybeInstant,
  minimumPayment: stored.maybeCentavos,
  balanceForeignCurrency: stored.maybeCentavos,
});

const accountRecord = z.object({
  id: stored.text,
  itemId: stored.text,
  type: stored.text,
  subtype: stored.text,
  name: stored.text,
  marketingName: stored.text,
  customName: z.optional(stored.text),
  number: stored.text,
  owner: stored.maybeText,
  balance: stored.centavos,
  currencyCode: stored.text,
  bankData: z.nullable(bankData),
  creditData: z.nullable(creditData),
  connectorName: stored.text,
  connectorImageUrl: stored.maybeText,
});

export const parseAccount = (record: unknown): Account => accountRecord.parse(record);

/** Whether an import is removing the account's transactions; some of them may be gone already. */
export const isLeaving = (record: Record<string, unknown>): boolean => record.leaving === true;

/** Accounts are keyed by user, so another user's id finds nothing. Reads are strongly consistent. */
export const accountStore = (table: Table) => ({
  /** Accounts under removal are left out; in account id order. */
  list: async (userId: string): Promise<Account[]> =>
    (await queryPrefix(table, keys.accountsOf(userId))).filter((record) => !isLeaving(record)).map(parseAccount),

  /** `list`, and separately the accounts whose removal has begun. */
  listAll: async (userId: string): Promise<{ accounts: Account[]; leaving: Account[] }> => {
    const records = await queryPrefix(table, keys.accountsOf(userId));
    return {
      accounts: records.filter((record) => !isLeaving(record)).map(parseAccount),
      leaving: records.filter(isLeaving).map(parseAccount),
    };
  },

  find: async (userId: string, accountId: string): Promise<Account | null> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.account(userId, accountId), ConsistentRead: true }),
    );
    return Item && !isLeaving(Item) ? parseAccount(Item) : null;
  },

  put: (userId: string, account: Account): WriteItem => ({
    Put: { TableName: table.name, Item: { ...account, ...keys.account(userId, account.id) } },
  }),
  /** @param name null removes it */
  rename: (userId: string, accountId: string, name: string | null): WriteItem => ({
    Update: {
      TableName: table.name,
      Key: keys.account(userId, accountId),
      UpdateExpression: name === null ? 'REMOVE customName' : 'SET customName = :name',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(leaving)',
      ...(name !== null && { ExpressionAttributeValues: { ':name': name } }),
    },
  }),
  /** Hides the account before its transactions are removed; the next import completes an interrupted removal. */
  leave: (userId: string, account: Account): WriteItem => ({
    Put: { TableName: table.name, Item: { ...account, leaving: true, ...keys.account(userId, account.id) } },
  }),
  remove: (userId: string, accountId: string): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.account(userId, accountId) },
  }),
});

export type AccountStore = ReturnType<typeof accountStore>;
