import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { asStored, readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateOf } from '../platform/table/update.ts';
import { systemClock } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { type Account, isOpen, settledOn } from './account.ts';

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
  balance: stored.maybeCentavos,
  balanceAsOf: z.optional(stored.maybeInstant),
  closedAt: z.optional(stored.instant),
  duplicateOf: z.optional(stored.text),
  isArriving: z.optional(z.literal(true)),
  takesOver: z.optional(stored.text),
  keepsBefore: z.optional(stored.date),
  currencyCode: stored.text,
  startingBalance: z.optional(stored.centavos),
  startingDate: z.optional(stored.date),
  balancedOn: z.optional(stored.date),
  ahead: z.optional(z.array(z.object({ date: stored.date, amount: stored.centavos }))),
  balanceVersion: z.optional(stored.integer),
  bankData: z.nullable(bankData),
  creditData: z.nullable(creditData),
  connectorName: stored.text,
  connectorImageUrl: stored.maybeText,
});

/** `leaving`: an account that comes back. */
const ABSENT = ['customName', 'closedAt', 'leaving', 'isArriving', 'takesOver'];

/** The balance of an account by hand is that of today. */
export const parseAccount = (record: unknown): Account => {
  const account: Account = readStored(accountRecord, record, ['pk', 'sk', 'leaving']);
  return account.balancedOn === undefined ? account : settledOn(account, dateInSaoPaulo(systemClock()));
};

/** Whether an import is removing the account's transactions; some of them may be gone already. */
export const isLeaving = (record: Record<string, unknown>): boolean => record.leaving === true;

const find = async (table: Table, userId: string, accountId: string): Promise<Account | null> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.account(userId, accountId), ConsistentRead: true }),
  );
  return Item && !isLeaving(Item) ? parseAccount(Item) : null;
};

const written = (table: Table, userId: string, account: Account, condition?: string): WriteItem => {
  const given = Object.entries(account).filter(([, value]) => value !== undefined);
  const absent = ABSENT.filter((field) => given.every(([name]) => name !== field));
  const all = (fields: readonly string[], write: (field: string) => string): string => fields.map(write).join(', ');
  const fields = given.map(([field]) => field);
  const set = all(fields, (field) => `#${field} = :${field}`);
  const remove = absent.length > 0 ? ` REMOVE ${all(absent, (field) => `#${field}`)}` : '';
  return {
    Update: {
      TableName: table.name,
      Key: keys.account(userId, account.id),
      UpdateExpression: `SET ${set}${remove}`,
      ...(condition && { ConditionExpression: condition }),
      ExpressionAttributeNames: Object.fromEntries([...fields, ...absent].map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(given.map(([field, value]) => [`:${field}`, value])),
    },
  };
};

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

  find: (userId: string, accountId: string): Promise<Account | null> => find(table, userId, accountId),

  /** What an import writes. Attributes that it does not know stay: a later release may have written them. */
  put: (userId: string, { duplicateOf: _, ...account }: Account): WriteItem => written(table, userId, account),
  /** An account by hand, where there is none of that id. */
  make: (userId: string, account: Account): WriteItem => written(table, userId, account, 'attribute_not_exists(pk)'),
  /** The balance of an account by hand as it was read, and what it follows from. @param name as in `rename`; absent: it stays */
  rebalance: (userId: string, account: Account, name?: string | null): WriteItem => {
    const { balance, balancedOn, ahead, startingBalance, startingDate, balanceVersion } = account;
    const all = { balance, balancedOn, ahead, startingBalance, startingDate, customName: name ?? undefined };
    const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const isAsRead =
      balanceVersion === undefined ? 'attribute_not_exists(#balanceVersion)' : '#balanceVersion = :balanceRead';
    return updateOf(table, keys.account(userId, account.id), {
      set: { ...set, balanceVersion: (balanceVersion ?? 0) + 1 },
      remove: name === null ? ['customName'] : [],
      condition: `attribute_exists(#pk) AND attribute_not_exists(#leaving) AND ${isAsRead}`,
      ...(balanceVersion !== undefined && { values: { ':balanceRead': balanceVersion } }),
    });
  },
  /**
   * Before the rows of an account that is new and connected a second time: they are never counted. Until `put` it is read from its
   * beginning. The new number of an account gets what a later release stored in the former one's record.
   */
  putArriving: (userId: string, account: Account): WriteItem =>
    written(table, userId, { ...asStored(account), isArriving: true }),
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
  /** `find`, but for an account that is closed or connected a second time. */
  findOpen: async (userId: string, accountId: string): Promise<Account | null> => {
    const account = await find(table, userId, accountId);
    if (!account || !isOpen(account)) return null;
    if (account.duplicateOf === undefined) return account;
    const first = await find(table, userId, account.duplicateOf);
    return first && first.duplicateOf === undefined ? null : account;
  },

  /** Hides the account before its transactions are removed; the next import completes an interrupted removal. */
  leave: (userId: string, account: Account): WriteItem => ({
    Update: {
      TableName: table.name,
      Key: keys.account(userId, account.id),
      UpdateExpression: 'SET leaving = :yes',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':yes': true },
    },
  }),
  /** @param of null: it counts again */
  markDuplicate: (userId: string, accountId: string, of: string | null): WriteItem => ({
    Update: {
      TableName: table.name,
      Key: keys.account(userId, accountId),
      UpdateExpression: of === null ? 'REMOVE duplicateOf' : 'SET duplicateOf = :of',
      ConditionExpression: 'attribute_exists(pk)',
      ...(of !== null && { ExpressionAttributeValues: { ':of': of } }),
    },
  }),
  remove: (userId: string, accountId: string): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.account(userId, accountId) },
  }),
});

export type AccountStore = ReturnType<typeof accountStore>;
