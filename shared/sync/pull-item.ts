import type { Account } from '../accounts/account.ts';
import { toAccount } from '../accounts/account-mapping.ts';
import type { Bill } from '../cards/bill.ts';
import { toBill } from '../cards/bill-mapping.ts';
import { toTransaction, UnreadableRowError } from '../ledger/import/import-rules.ts';
import type { DateWindow, ImportedAccount } from '../ledger/merge.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { log } from '../log.ts';
import type { Aggregator, CallOptions } from './pluggy/aggregator.ts';
import { readRow } from './pluggy/row-schema.ts';
import type { AggregatorAccount, AggregatorItem } from './pluggy/schemas.ts';
import { everything, type PullWindow } from './pull-window.ts';

/** What one account brought; null is what could not be read, and what the institution does not offer. */
export type PulledAccount = { account: Account; ledger: ImportedAccount | null; bills: Bill[] | null };

export type Pull = {
  accounts: PulledAccount[];
  /** Accounts of which something could not be read; their data stays as it is. */
  failedAccounts: number;
};

export const emptyPull: Pull = { accounts: [], failedAccounts: 0 };

type Request = {
  item: AggregatorItem;
  window: PullWindow;
  /** Accounts that were imported before; others are read from their beginning. */
  known: ReadonlySet<string>;
};

// One account's failure is its own: it is logged, and what the account has stays as it is.
const orNull = async <Value>(reading: Promise<Value>, ids: { itemId: string; accountId: string }) => {
  try {
    return { value: await reading, failed: false };
  } catch (error) {
    log.failure(error, ids);
    return { value: null, failed: true };
  }
};

const nothing: DateWindow = { from: everything.covered.to, to: everything.covered.from };

const readTransaction = (row: unknown, account: AggregatorAccount): Transaction | null => {
  const read = readRow(row);
  try {
    return read && toTransaction(read, account);
  } catch (error) {
    if (error instanceof UnreadableRowError) return null;
    throw error;
  }
};

type PulledLedger = { imported: ImportedAccount; unreadable: number };

const ledgerOf = async (
  account: AggregatorAccount,
  { from, covered }: PullWindow,
  aggregator: Aggregator,
  options: CallOptions,
): Promise<PulledLedger> => {
  const found = await aggregator.transactions(account.id, from, options);
  const rows = found.map((row) => readTransaction(row, account)).filter((row) => row !== null);
  const unreadable = found.length - rows.length;
  // A row that cannot be read may be one that is known: then none counts as vanished.
  const window = unreadable > 0 ? nothing : covered;
  return { imported: { accountId: account.id, rows, window }, unreadable };
};

const billsOf = async (
  account: AggregatorAccount,
  itemId: string,
  aggregator: Aggregator,
  options: CallOptions,
): Promise<Bill[] | null> => {
  if (account.type !== 'CREDIT') return null;
  const bills = await aggregator.bills(account.id, options);
  return bills?.map((bill) => toBill(bill, { itemId, accountId: account.id })) ?? null;
};

/**
 * Reads an item's accounts with their transactions and bills, side by side.
 * @throws AggregatorError when the list of accounts cannot be read
 */
export const pullItem = async (
  { item, window, known }: Request,
  aggregator: Aggregator,
  options: CallOptions,
): Promise<Pull> => {
  let failedAccounts = 0;
  const pullAccount = async (account: AggregatorAccount): Promise<PulledAccount> => {
    const ids = { itemId: item.id, accountId: account.id };
    const ownWindow = known.has(account.id) ? window : everything;
    const [ledger, bills] = await Promise.all([
      orNull(ledgerOf(account, ownWindow, aggregator, options), ids),
      orNull(billsOf(account, item.id, aggregator, options), ids),
    ]);
    const unreadable = ledger.value?.unreadable ?? 0;
    if (unreadable > 0) log.info('rows could not be read', { ...ids, rows: unreadable });
    if (ledger.failed || bills.failed || unreadable > 0) failedAccounts += 1;
    return { account: toAccount(account, item), ledger: ledger.value?.imported ?? null, bills: bills.value };
  };
  const accounts = await Promise.all((await aggregator.accounts(item.id, options)).map(pullAccount));
  return { accounts, failedAccounts };
};
