import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../storage/keys.ts';
import { queryPrefix } from '../storage/query.ts';
import { stored } from '../storage/stored.ts';
import type { Table } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';
import type { Account } from './account.ts';

const money = () => z.nullable(stored.centavos());
const moment = () => z.nullable(stored.instant());

const bankData = z.object({
  transferNumber: stored.maybeText(),
  closingBalance: money(),
  automaticallyInvestedBalance: money(),
  overdraftContractedLimit: money(),
  reservedBalances: z.array(z.unknown()),
});

const creditData = z.object({
  brand: stored.maybeText(),
  level: stored.maybeText(),
  status: stored.maybeText(),
  creditLimit: money(),
  availableCreditLimit: money(),
  balanceDueDate: moment(),
  balanceCloseDate: moment(),
  minimumPayment: money(),
  balanceForeignCurrency: money(),
});

const accountRecord = z.object({
  id: z.string(),
  itemId: z.string(),
  type: z.string(),
  subtype: z.string(),
  name: z.string(),
  marketingName: z.string(),
  number: z.string(),
  owner: stored.maybeText(),
  balance: stored.centavos(),
  currencyCode: z.string(),
  bankData: z.nullable(bankData),
  creditData: z.nullable(creditData),
  connectorName: z.string(),
  connectorImageUrl: stored.maybeText(),
});

/** A stored account. */
export const parseAccount = (record: unknown): Account => accountRecord.parse(record);

/** Connected accounts, each under its user: another user's id finds nothing. Reads are strongly consistent. */
export const accountStore = (table: Table) => ({
  /** All accounts of the user, in account id order. */
  list: async (userId: string): Promise<Account[]> =>
    (await queryPrefix(table, keys.accountsOf(userId))).map(parseAccount),

  find: async (userId: string, accountId: string): Promise<Account | null> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.account(userId, accountId), ConsistentRead: true }),
    );
    return Item ? parseAccount(Item) : null;
  },

  /** Parts of the transaction that an import writes. */
  put: (userId: string, account: Account): WriteItem => ({
    Put: { TableName: table.name, Item: { ...account, ...keys.account(userId, account.id) } },
  }),
  remove: (userId: string, accountId: string): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.account(userId, accountId) },
  }),
});

export type AccountStore = ReturnType<typeof accountStore>;
