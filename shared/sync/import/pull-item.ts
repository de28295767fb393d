import type { Account } from '../../accounts/account.ts';
import type { Bill } from '../../cards/bill.ts';
import type { DateWindow, ImportedAccount } from '../../ledger/merge.ts';
import { LAST_DAY } from '../../ledger/same-rows.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { log } from '../../platform/log.ts';
import { toAccount, toBill } from '../../pluggy/account-mapping.ts';
import type { Aggregator, CallOptions } from '../../pluggy/aggregator.ts';
import type { AggregatorAccount, AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { type AggregatorRow, readRow } from '../../pluggy/rows/aggregator-row.ts';
import {
  type Company,
  toTransaction,
  UnreadableRowError,
  unknownCompany,
  withCompany,
} from '../../pluggy/rows/transaction-mapping.ts';
import { addDays, type IsoDate } from '../../time/calendar.ts';
import { type Instant, secondsBetween } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import { type Item, isProxy } from '../item.ts';
import type { MerchantLookup } from './merchant-lookup.ts';

/** Days before the last full pull that every pull repeats: banks post late and change posted rows. */
const OVERLAP_DAYS = 60;
/** Rows may move by a few days across the window's start; this near to it none counts as deleted without a sure successor. */
const EDGE_DAYS = 7;
const FULL_PULL_EVERY_SECONDS = 24 * 3600;

const BEGINNING = '0001-01-01' as IsoDate;

/** `covered`: the part in which a missing row counts as deleted. */
export type PullWindow = { from: IsoDate | null; covered: DateWindow };

/** The whole history, and future rows such as installments. */
export const everything: PullWindow = { from: null, covered: { from: BEGINNING, to: LAST_DAY } };

/** Never from the last row's date on: rows arrive late and change afterwards. */
export const pullWindow = ({ fullPullAt }: Pick<Item, 'fullPullAt'>, now: Instant): PullWindow => {
  if (!fullPullAt) return everything;
  const age = secondsBetween(fullPullAt, now);
  if (age < 0 || age >= FULL_PULL_EVERY_SECONDS) return everything;
  const from = addDays(dateInSaoPaulo(fullPullAt), -OVERLAP_DAYS);
  return { from, covered: { from: addDays(from, EDGE_DAYS), to: LAST_DAY } };
};

/** Null: could not be read, or the institution does not offer it. */
export type PulledAccount = { account: Account; ledger: ImportedAccount | null; bills: Bill[] | null };

export type Pull = {
  accounts: PulledAccount[];
  /** Accounts with a failed read; their data stays. */
  failedAccounts: number;
  /** Lists of investments, loans and their movements with one. They say nothing of accounts. */
  failedHoldings?: number;
  /** The types of accounts that the institution's last run brought, where it brought only part of its products. */
  brought?: readonly string[];
  /** What the item is called here, where its connector does not say it. */
  connectorName?: string;
};

export const emptyPull: Pull = { accounts: [], failedAccounts: 0 };

const keeping = (before: IsoDate | undefined, window: PullWindow): PullWindow =>
  before === undefined || window.covered.from >= before
    ? window
    : { ...window, covered: { ...window.covered, from: before } };

type Request = {
  item: AggregatorItem;
  /** The item as it was imported last. */
  before: Pick<Item, 'connectorName'>;
  window: PullWindow;
  /** Accounts imported before; others, and those that were closed, are read from their beginning. */
  known: ReadonlyMap<string, Account>;
};

// One account's failure is logged and does not affect the others.
const orNull = async <Value>(reading: Promise<Value>, ids: { itemId: string; accountId: string }) => {
  try {
    return { value: await reading, failed: false };
  } catch (error) {
    log.failure(error, ids);
    return { value: null, failed: true };
  }
};

const nothing: DateWindow = { from: everything.covered.to, to: everything.covered.from };

/** A row of the bank, and the CNPJ of a company to look up for it. */
type ReadRow = { row: AggregatorRow; company: string | null };
type ReadLedger = { rows: (ReadRow | null)[]; window: PullWindow };

const ledgerOf = async (
  account: AggregatorAccount,
  window: PullWindow,
  aggregator: Aggregator,
  options: CallOptions,
): Promise<ReadLedger> => {
  const found = await aggregator.transactions(account.id, window.from, options);
  const rows = found.map((one) => {
    const row = readRow(one);
    return row && { row, company: unknownCompany(row, account) };
  });
  return { rows, window };
};

type Companies = ReadonlyMap<string, Company>;

const toRow = ({ row, company }: ReadRow, account: AggregatorAccount, companies: Companies): Transaction | null => {
  try {
    return toTransaction(company === null ? row : withCompany(row, companies.get(company) ?? null), account);
  } catch (error) {
    if (error instanceof UnreadableRowError) return null;
    throw error;
  }
};

type PulledLedger = { imported: ImportedAccount; unreadable: number };

const mapped = async (
  ledger: ReadLedger | null,
  account: AggregatorAccount,
  companies: Companies,
): Promise<PulledLedger | null> => {
  if (ledger === null) return null;
  const {
    rows: found,
    window: { from, covered },
  } = ledger;
  const rows = found.map((one) => one && toRow(one, account, companies)).filter((row) => row !== null);
  const unreadable = found.length - rows.length;
  // An unreadable row may be a stored one, so no row counts as deleted.
  const window = unreadable > 0 ? nothing : covered;
  const pulledFrom = unreadable > 0 || from === null ? undefined : from;
  return { imported: { accountId: account.id, rows, window, pulledFrom }, unreadable };
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

const typesBrought = ({ statusDetail }: AggregatorItem): string[] => [
  ...(statusDetail?.accounts?.isUpdated ? ['BANK'] : []),
  ...(statusDetail?.creditCards?.isUpdated ? ['CREDIT'] : []),
];

/** A proxy has the name of its first account, or keeps the one that it has of another. */
const underBankName = (pull: Pull, item: AggregatorItem, known: Pick<Item, 'connectorName'>): Pull => {
  if (!isProxy(item)) return pull;
  const names = pull.accounts.map(({ account }) => account.marketingName);
  const connectorName = names.find((name) => name === known.connectorName) ?? names[0] ?? item.connector.name;
  return {
    ...pull,
    accounts: pull.accounts.map((one) => ({ ...one, account: { ...one.account, connectorName } })),
    connectorName,
  };
};

type ReadAccount = {
  account: AggregatorAccount;
  ledger: { value: ReadLedger | null; failed: boolean };
  bills: { value: Bill[] | null; failed: boolean };
};

const companiesIn = (read: readonly ReadAccount[]): string[] =>
  read.flatMap(({ ledger }) => ledger.value?.rows ?? []).flatMap((row) => row?.company ?? []);

/** @throws AggregatorError when the list of accounts cannot be read */
export const pullItem = async (
  { item, before, window, known }: Request,
  { aggregator, lookUp }: { aggregator: Aggregator; lookUp: MerchantLookup },
  options: CallOptions,
): Promise<Pull> => {
  const readAccount = async (account: AggregatorAccount): Promise<ReadAccount> => {
    const ids = { itemId: item.id, accountId: account.id };
    const ownWindow = keeping(known.get(account.id)?.keepsBefore, known.has(account.id) ? window : everything);
    const [ledger, bills] = await Promise.all([
      orNull(ledgerOf(account, ownWindow, aggregator, options), ids),
      orNull(billsOf(account, item.id, aggregator, options), ids),
    ]);
    return { account, ledger, bills };
  };
  const read = await Promise.all((await aggregator.accounts(item.id, options)).map(readAccount));
  const companies = await lookUp(companiesIn(read), options);
  let failedAccounts = 0;
  const pullAccount = async ({ account, ledger, bills }: ReadAccount): Promise<PulledAccount> => {
    const ids = { itemId: item.id, accountId: account.id };
    const { value, failed } = await orNull(mapped(ledger.value, account, companies), ids);
    const unreadable = value?.unreadable ?? 0;
    if (unreadable > 0) log.info('rows could not be read', { ...ids, rows: unreadable });
    if (ledger.failed || failed || bills.failed || unreadable > 0) failedAccounts += 1;
    return { account: toAccount(account, item), ledger: value?.imported ?? null, bills: bills.value };
  };
  const accounts = await Promise.all(read.map(pullAccount));
  return underBankName({ accounts, failedAccounts, brought: typesBrought(item) }, item, before);
};
