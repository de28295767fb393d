import { uuidv7 } from 'uuidv7';
import { type Account, isByHand } from '../accounts/account.ts';
import { QuotaExceededError } from '../domain-errors.ts';
import { versionOfLink } from '../feed/sequence.ts';
import { StaleImportError } from '../ledger/ledger-store.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { add, type Centavos, centavos, negative, sum } from '../money.ts';
import { StaleError } from '../platform/retry.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { raiseFence } from '../sync/import/import-fences.ts';
import { type Item, manualItem, manualItemId } from '../sync/item.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type Instant, systemClock } from '../time/instant.ts';

const MOST_ACCOUNTS = 50;
const OWN = 'Minhas contas';

export type NewAccount = {
  name: string;
  type: 'BANK' | 'CREDIT';
  subtype?: string | undefined;
  currency?: string | undefined;
  /** CREDIT: what is owed, positive. */
  startingBalance: Centavos;
  startingDate: IsoDate;
};

/** @throws QuotaExceededError beyond 50 */
export const newOwnAccount = (userId: string, made: NewAccount, accounts: readonly Account[]): Account => {
  if (accounts.filter(isByHand).length >= MOST_ACCOUNTS)
    throw new QuotaExceededError(`Você já tem ${MOST_ACCOUNTS} contas sem banco.`);
  const { name, type, startingBalance, startingDate, currency = 'BRL' } = made;
  const usual = type === 'CREDIT' ? 'CREDIT_CARD' : 'CHECKING_ACCOUNT';
  return {
    id: uuidv7(),
    itemId: manualItemId(userId),
    type,
    subtype: made.subtype ?? usual,
    name,
    marketingName: name,
    number: '',
    owner: null,
    balance: startingBalance,
    startingBalance,
    startingDate,
    currencyCode: currency,
    bankData: null,
    creditData: null,
    connectorName: OWN,
    connectorImageUrl: null,
  };
};

/** What rows change in the balance of an account by hand: those from its start to today. */
export const changeOfBalance = (
  { type, startingDate, currencyCode }: Account,
  rows: readonly Transaction[],
  today: IsoDate,
): Centavos => {
  const counted = rows.filter((row) => row.date <= today && (!startingDate || row.date >= startingDate));
  const moved = sum(counted.flatMap((row) => (row.currencyCode === currencyCode ? row.amount : [])));
  return type === 'CREDIT' ? negative(moved) : moved;
};

/** With the rows that it has. */
export const balancedAccount = (account: Account, rows: readonly Transaction[], today: IsoDate): Account => ({
  ...account,
  balance: add(account.startingBalance ?? centavos(0), changeOfBalance(account, rows, today)),
});

export type Fencing = { item: Pick<Item, 'id'>; version: number; raise: WriteItem[]; check: WriteItem };

/** The fence of an account's connection, raised before its rows change: an import that read before can write nothing. */
export const fencingOf = (
  table: Table,
  userId: string,
  account: Account,
  items: readonly Item[],
  now: Instant,
): Fencing => {
  const item = items.find(({ id }) => id === account.itemId);
  const first = versionOfLink(systemClock());
  const version = item ? item.importVersion + 1 : first;
  const Key = keys.item(userId, account.itemId);
  const made: WriteItem = {
    Put: {
      TableName: table.name,
      Item: { ...Key, ...manualItem(userId, first, now) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  return {
    item: { id: account.itemId },
    version,
    raise: [unlessErased(table, userId), item ? raiseFence(table.name, item) : made],
    check: {
      ConditionCheck: {
        TableName: table.name,
        Key,
        ConditionExpression: 'importVersion = :version',
        ExpressionAttributeValues: { ':version': version },
      },
    },
  };
};

/** The whole work again where another import has written between. */
export const againIfStale = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StaleImportError) throw new StaleError('An import wrote at the same time');
    throw error;
  }
};
