import { type Account, isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { LedgerByAccount } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Item } from '../sync/item.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { advanced, joining } from './connections.ts';
import { accountKey, BLANK, type Cursor, type Fingerprints, fingerprintsOf, orderOf } from './cursor.ts';
import { type CopyStep, isReached } from './first-copy.ts';
import { type Present, sweepAccounts } from './sweeps.ts';
import type { FeedWindow, Touched } from './window.ts';

/** The inputs of a page. The ledger is read last, so it contains every row of the window. */
export type Given = {
  cursor: Cursor;
  window: FeedWindow;
  items: readonly Item[];
  snapshot: AccountSnapshot;
  limit: number;
  today: IsoDate;
  now: Instant;
};

export type Page = {
  added: Transaction[];
  changed: Transaction[];
  removed: { id: string; accountId: string }[];
  cursor: Cursor;
  hasMore: boolean;
  /** Investments or loans changed in the window that ends with the page. */
  hasHoldings: boolean;
};

const accountsById = ({ accounts }: AccountSnapshot): Map<string, Account> =>
  new Map(accounts.map((account) => [account.id, account]));

/** Whether rows outside the window may have to be returned: those of whole accounts. */
export const mustSweep = ({ cursor, snapshot, today }: Omit<Given, 'limit' | 'now' | 'window'>): boolean => {
  if (cursor.sweep) return true;
  const keys = new Set(snapshot.accounts.map(({ id }) => accountKey(id)));
  const isBlank = ([key, { shown }]: [string, Fingerprints]): boolean => keys.has(key) || shown === BLANK.shown;
  const isAsReported = (account: Account): boolean => {
    const reported = cursor.accounts[accountKey(account.id)];
    const { shown, dues } = fingerprintsOf({ account, snapshot, today });
    return reported?.shown === shown && reported.dues === dues;
  };
  return !Object.entries(cursor.accounts).every(isBlank) || !snapshot.accounts.every(isAsReported);
};

/** `isPart`: it holds the rows of the window's part, and whole accounts where their installments may be on other bills. */
export type PageLedger = LedgerByAccount & { isPart?: true };

const EMPTY: PageLedger = { accountIds: [], rowsOf: () => [] };

export const sliceOf = ({ cursor, window, limit }: Pick<Given, 'cursor' | 'window' | 'limit'>): readonly Touched[] =>
  window.rows.slice(cursor.reported, cursor.reported + limit);

const presentAccounts = ({ cursor, window, snapshot, today }: Given, ledger: LedgerByAccount | null): Present[] => {
  const known = accountsById(snapshot);
  const { accountIds, rowsOf } = ledger ?? EMPTY;
  const duplicates = snapshot.duplicates?.keys() ?? [];
  return [...new Set([...known.keys(), ...duplicates, ...accountIds])].sort().map((accountId) => {
    const account = known.get(accountId);
    const reported = cursor.accounts[accountKey(accountId)];
    if (snapshot.duplicates?.has(accountId)) {
      return {
        accountId,
        fingerprints: BLANK,
        isDuplicate: true,
        get rows() {
          return rowsOf(accountId);
        },
      };
    }
    if (!account) return { accountId, fingerprints: BLANK, rows: rowsOf(accountId) };
    const card = { account, snapshot, today };
    const isUnsure = ledger !== null && (!reported || window.planAccountIds.has(accountId) || reported.order === '');
    const orderNow = () => (isCreditCard(account) ? orderOf(card, rowsOf(accountId)) : '');
    let fingerprints: Fingerprints | undefined;
    // Both are computed on demand: a page contains rows of few accounts, and decoding all rows would dominate its cost.
    return {
      accountId,
      get fingerprints() {
        fingerprints ??= { ...fingerprintsOf(card), order: isUnsure ? orderNow() : (reported?.order ?? '') };
        return fingerprints;
      },
      get rows() {
        return rowsOf(accountId);
      },
    };
  });
};

const tellWindow = (
  slice: readonly Touched[],
  { rowsOf }: LedgerByAccount,
  isReached: (row: Transaction) => boolean,
): Pick<Page, 'added' | 'changed' | 'removed'> => {
  const reported: Pick<Page, 'added' | 'changed' | 'removed'> = { added: [], changed: [], removed: [] };
  const rows = new Map<string, ReadonlyMap<string, Transaction>>();
  const inAccount = (accountId: string): ReadonlyMap<string, Transaction> => {
    const found = rows.get(accountId) ?? new Map(rowsOf(accountId).map((row) => [row.id, row]));
    rows.set(accountId, found);
    return found;
  };
  for (const { accountId, id, isHeld } of slice) {
    const row = inAccount(accountId).get(id);
    if (!row) reported.removed.push({ id, accountId });
    else if (isReached(row)) reported[isHeld ? 'changed' : 'added'].push(row);
  }
  return reported;
};

/** Rows of accounts that are connected a second time count as gone. */
const counted = (ledger: LedgerByAccount, { duplicates }: AccountSnapshot): LedgerByAccount => ({
  ...ledger,
  rowsOf: (accountId) => (duplicates?.has(accountId) ? [] : ledger.rowsOf(accountId)),
});

/** @param ledger null where it need not be read @param copy the next rows of a first copy, in place of sweeps of accounts */
export const pageOf = (given: Given, ledger: PageLedger | null, copy?: CopyStep): Page => {
  const { cursor, window, items, snapshot, limit, now } = given;
  const slice = sliceOf(given);
  const reported = tellWindow(slice, counted(ledger ?? EMPTY, snapshot), isReached(cursor));
  const soFar = cursor.reported + slice.length;
  if (soFar < window.rows.length) {
    return {
      ...reported,
      cursor: { ...cursor, connections: window.connections, reported: soFar },
      hasMore: true,
      hasHoldings: false,
    };
  }
  const { hasHoldings } = window;
  const { connections, areRead } = joining(window.connections, items, snapshot.accounts);
  const next = { ...cursor, connections: [...advanced(window.connections, items, now), ...connections], reported: 0 };
  if (!window.isLast) return { ...reported, cursor: next, hasMore: true, hasHoldings };
  const ended = { ...next, reportedAt: now };
  if (!areRead) return { ...reported, cursor: ended, hasMore: true, hasHoldings };
  if (copy) {
    const { added, accounts, sweep } = copy(limit - slice.length);
    const told = [...reported.added, ...added];
    return { ...reported, added: told, cursor: { ...ended, accounts, sweep }, hasMore: true, hasHoldings };
  }
  const isTold = new Set([...reported.added, ...reported.changed]);
  const swept = sweepAccounts(cursor, presentAccounts(given, ledger), limit - slice.length, (row) => isTold.has(row));
  const accounts = ledger && !ledger.isPart ? swept.accounts : { ...cursor.accounts, ...swept.accounts };
  return {
    added: [...reported.added, ...swept.added],
    changed: [...reported.changed, ...swept.changed],
    removed: [...reported.removed, ...swept.removed.map(({ id, accountId }) => ({ id, accountId }))],
    cursor: { ...ended, accounts, sweep: swept.sweep },
    hasMore: swept.isPending,
    hasHoldings,
  };
};
