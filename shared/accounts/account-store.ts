import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../storage/keys.ts';
import { queryPrefix } from '../storage/query.ts';
import { stored } from '../storage/stored.ts';
import type { Table } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';
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
  number: stored.text,
  owner: stored.maybeText,
  balance: stored.centavos,
  currencyCode: stored.text,
  bankData: z.nullable(bankData),
  creditData: z.nullable(creditData),
  connectorName: stored.text,
  connectorImageUrl: stored.maybeText,
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
