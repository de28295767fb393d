import { type Account, isByHand } from '../accounts/account.ts';
import { type AccountStore, accountStore } from '../accounts/account-store.ts';
import type { PreparedEvents } from '../events/outbox.ts';
import { tellInSteps } from '../feed/feed-writes.ts';
import { versionOfLink } from '../feed/sequence.ts';
import { type LedgerChanges, type LedgerStore, ledgerStore, StaleImportError } from '../ledger/ledger-store.ts';
import { MAX_ACTIONS } from '../ledger/store/fenced-writes.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { importedWords, type OwnWordsStore, ownWordsStore } from '../own-words/own-words-store.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { raiseFence } from '../sync/import/import-lease.ts';
import { type Item, manualItem, parseItem } from '../sync/item.ts';
import { itemStore } from '../sync/item-store.ts';
import { type IsoDate, monthOf } from '../time/calendar.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { type FileImport, type FileImportStore, fileImportStore } from './file-import-store.ts';
import { balancedAccount, type RowsOfBalance, withRows } from './own-account.ts';

export type FileServices = {
  table: Table;
  accounts: AccountStore;
  items: { list(userId: string): Promise<Item[]> };
  ledger: LedgerStore;
  words: OwnWordsStore;
  imports: FileImportStore;
  /** The real clock. */
  clock(): Instant;
};

export const fileServices = (table: Table): FileServices => ({
  table,
  accounts: accountStore(table),
  items: itemStore(table),
  ledger: ledgerStore(table),
  words: ownWordsStore(table),
  imports: fileImportStore(table),
  clock: systemClock,
});

/** The fence of an account's connection: an import that read before it was raised can write nothing. */
export type Fencing = {
  /** As it was read, or as it is made. */
  item: Item;
  version: number;
  /** @param ownAccounts how many accounts by hand there are then */
  raise: (ownAccounts?: number) => WriteItem[];
  /** Of the transactions after it. */
  check: WriteItem;
  checkAnd: (ownAccounts: number) => WriteItem;
};

export const fencingOf = (
  table: Table,
  userId: string,
  { itemId }: Pick<Account, 'itemId'>,
  items: readonly Item[],
  now: Instant,
): Fencing => {
  const known = items.find(({ id }) => id === itemId);
  const first = versionOfLink(systemClock());
  const version = known ? known.importVersion + 1 : first;
  const Key = keys.item(userId, itemId);
  const made = (ownAccounts = 0): WriteItem => ({
    Put: {
      TableName: table.name,
      Item: { ...Key, ...manualItem(userId, first, now, ownAccounts) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  const standing = {
    TableName: table.name,
    Key,
    ConditionExpression: 'importVersion = :version',
  };
  return {
    item: known ?? parseItem(manualItem(userId, first, now, 0)),
    version,
    raise: (ownAccounts) => [
      unlessErased(table, userId),
      known ? raiseFence(table.name, known, ownAccounts) : made(ownAccounts),
    ],
    check: { ConditionCheck: { ...standing, ExpressionAttributeValues: { ':version': version } } },
    checkAnd: (ownAccounts) => ({
      Update: {
        ...standing,
        UpdateExpression: 'SET ownAccounts = :own',
        ExpressionAttributeValues: { ':version': version, ':own': ownAccounts },
      },
    }),
  };
};

/** The whole work, and again where another import has written between. @throws ContentionError */
export const untilRowsWritten = <Result>(work: () => Promise<Result>): Promise<Result> =>
  untilWritten(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StaleImportError) throw new StaleError('An import wrote at the same time');
      throw error;
    }
  });

type Asked = { userId: string; now: Instant };

export type RowsChange = {
  account: Account;
  /** Before the rows and after them, each in one transaction. */
  first: WriteItem[];
  last: (balanced: Account) => WriteItem[];
  /** Both, where all is one transaction. */
  whole: (balanced: Account) => WriteItem[];
  extraWrites: WriteItem[];
  /** What the rows that come and go change in the balance; null: all rows say it, in several transactions. */
  balance: RowsOfBalance | null;
  /** Set where a call that was killed may have written some: in several transactions all rows say the balance. */
  recounts?: true;
  /** How many accounts by hand there are after the first transaction and after the last one, where that changes. */
  ownAccounts?: { first?: number; last: number } | undefined;
};

type Rows = { rows: readonly Transaction[]; dropped?: ReadonlySet<string>; span: FileImport['period'] };

const NO_ROWS: ReadonlySet<string> = new Set();

/** The rows with the user's words on them. Reads, and writes nothing. */
const plannedRows = async (
  { ledger, words }: FileServices,
  userId: string,
  { id: accountId }: Account,
  { rows, dropped = NO_ROWS, span }: Rows,
): Promise<LedgerChanges> => {
  const said = words.since(userId, monthOf(span.start));
  const put = said.then((all) => importedWords(words, userId, all));
  const window = { from: span.start, to: span.end };
  const planned = await ledger.plan(userId, [{ accountId, rows, dropped, window }], put, true);
  const counted = planned.wordWrites.length > 0 ? [words.countCarried(userId), ...planned.wordWrites] : [];
  return { ...planned, wordWrites: counted };
};

const MOST_BESIDE = 12;

/**
 * One transaction where all fits; else the fence is raised first, and the last one completes the record. A repeated call goes on with
 * what a killed one has begun.
 */
export const writeRows = async (
  services: FileServices,
  { userId, now, fencing, preparedEvents }: Asked & { fencing: Fencing; preparedEvents: PreparedEvents },
  changes: LedgerChanges,
  change: RowsChange,
): Promise<void> => {
  const { table, ledger, clock } = services;
  const { raise, check, checkAnd, item, version } = fencing;
  const { extraWrites, ownAccounts } = change;
  const tell = tellInSteps(table, { userId, itemId: item.id, version }, clock, { preparedEvents });
  const write = async (writes: readonly WriteItem[]): Promise<void> => {
    const failed = await writeAll(table, writes, extraWrites);
    if (failed.length > 0) throw new StaleError('An import wrote at the same time');
  };
  const today = dateInSaoPaulo(now);
  const transactions = ledger.transactions(userId, changes);
  const [only] = transactions;
  if (transactions.length <= 1 && change.balance !== null && (only?.actions.length ?? 0) < MAX_ACTIONS - MOST_BESIDE) {
    const recorded = only ? await tell(only.changes) : [];
    const whole = change.whole(withRowsOf(change, change.balance, today));
    await write([...raise(ownAccounts?.last), ...whole, ...(only?.actions ?? []), ...recorded]);
  } else {
    const first = [...raise(ownAccounts?.first), ...change.first];
    if ((await writeAll(table, first)).length > 0) throw new StaleError('An import wrote first');
    await ledger.commit(userId, changes, check, tell);
    await write([
      ownAccounts ? checkAnd(ownAccounts.last) : check,
      ...change.last(await lastBalance(services, userId, change, today)),
    ]);
  }
  await preparedEvents.send();
};

/** Plans and writes the rows of one account. */
export const changeRows = async (
  services: FileServices,
  { items, preparedEvents }: { items: readonly Item[]; preparedEvents: PreparedEvents },
  { userId, now }: Asked,
  { rows, dropped, span, ...change }: RowsChange & Rows,
): Promise<void> => {
  const fencing = fencingOf(services.table, userId, change.account, items, now);
  const changes = await plannedRows(services, userId, change.account, { rows, span, ...(dropped && { dropped }) });
  await writeRows(services, { userId, now, fencing, preparedEvents }, changes, change);
};

const NONE: RowsOfBalance = { come: [], go: [] };

const withRowsOf = ({ account }: RowsChange, balance: RowsOfBalance, today: IsoDate): Account =>
  isByHand(account) ? withRows(account, balance, today) : account;

const lastBalance = async (
  { ledger }: FileServices,
  userId: string,
  change: RowsChange,
  today: IsoDate,
): Promise<Account> => {
  const { account, balance, recounts } = change;
  if (!isByHand(account) || (balance !== null && !recounts)) return withRowsOf(change, balance ?? NONE, today);
  return balancedAccount(account, await ledger.ofAccount(userId, account.id), today);
};
