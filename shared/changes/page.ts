import { type Account, isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { LedgerByAccount } from '../ledger/ledger-by-account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Item } from '../sync/item.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { accountKey, BLANK, looksOf, orderOf } from './account-looks.ts';
import { advanced, joining } from './connections.ts';
import type { Cursor, Looks } from './cursor.ts';
import { type Present, sweepAccounts } from './sweeps.ts';
import type { Touched, Window } from './window.ts';

/** The inputs of a page. The ledger is read last, so it contains every row of the window. */
export type Given = {
  cursor: Cursor;
  window: Window;
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
};

const accountsById = ({ accounts }: AccountSnapshot): Map<string, Account> =>
  new Map(accounts.map((account) => [account.id, account]));

/** Whether rows outside the window may have to be returned: only then, or for a window with rows, the ledger is read. */
export const needsLedger = ({ cursor, window, snapshot, today }: Omit<Given, 'limit' | 'now'>): boolean => {
  if (window.accountIds.size > 0 || cursor.sweep) return true;
  const keys = new Set(snapshot.accounts.map(({ id }) => accountKey(id)));
  const isBlank = ([key, { shown }]: [string, Looks]): boolean => keys.has(key) || shown === BLANK.shown;
  const isAsTold = (account: Account): boolean => {
    const told = cursor.accounts[accountKey(account.id)];
    const { shown, dues } = looksOf({ account, snapshot, today });
    return told?.shown === shown && told.dues === dues;
  };
  return !Object.entries(cursor.accounts).every(isBlank) || !snapshot.accounts.every(isAsTold);
};

const EMPTY: LedgerByAccount = { accountIds: [], rowsOf: () => [] };

const presentAccounts = ({ cursor, window, snapshot, today }: Given, ledger: LedgerByAccount | null): Present[] => {
  const known = accountsById(snapshot);
  const { accountIds, rowsOf } = ledger ?? EMPTY;
  const duplicates = snapshot.duplicates?.keys() ?? [];
  return [...new Set([...known.keys(), ...duplicates, ...accountIds])].sort().map((accountId) => {
    const account = known.get(accountId);
    const told = cursor.accounts[accountKey(accountId)];
    if (snapshot.duplicates?.has(accountId)) {
      return {
        accountId,
        looks: BLANK,
        isDuplicate: true,
        get rows() {
          return rowsOf(accountId);
        },
      };
    }
    if (!account) return { accountId, looks: BLANK, rows: rowsOf(accountId) };
    const card = { account, snapshot, today };
    const isUnsure = ledger !== null && (!told || window.accountIds.has(accountId) || told.order === '');
    const orderNow = () => (isCreditCard(account) ? orderOf(card, rowsOf(accountId)) : '');
    let looks: Looks | undefined;
    // Both are computed on demand: a page contains rows of few accounts, and decoding all rows would dominate its cost.
    return {
      accountId,
      get looks() {
        looks ??= { ...looksOf(card), order: isUnsure ? orderNow() : (told?.order ?? '') };
        return looks;
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
): Pick<Page, 'added' | 'changed' | 'removed'> => {
  const told: Pick<Page, 'added' | 'changed' | 'removed'> = { added: [], changed: [], removed: [] };
  const rows = new Map<string, ReadonlyMap<string, Transaction>>();
  const inAccount = (accountId: string): ReadonlyMap<string, Transaction> => {
    const found = rows.get(accountId) ?? new Map(rowsOf(accountId).map((row) => [row.id, row]));
    rows.set(accountId, found);
    return found;
  };
  for (const { accountId, id, isHeld } of slice) {
    const row = inAccount(accountId).get(id);
    if (row) told[isHeld ? 'changed' : 'added'].push(row);
    else told.removed.push({ id, accountId });
  }
  return told;
};

/** Rows of accounts that are connected a second time count as gone. */
const counted = (ledger: LedgerByAccount, { duplicates }: AccountSnapshot): LedgerByAccount => ({
  ...ledger,
  rowsOf: (accountId) => (duplicates?.has(accountId) ? [] : ledger.rowsOf(accountId)),
});

/** @param ledger null where it need not be read */
export const pageOf = (given: Given, ledger: LedgerByAccount | null): Page => {
  const { cursor, window, items, snapshot, limit, now } = given;
  const slice = window.rows.slice(cursor.told, cursor.told + limit);
  const told = tellWindow(slice, counted(ledger ?? EMPTY, snapshot));
  const soFar = cursor.told + slice.length;
  if (soFar < window.rows.length) {
    return { ...told, cursor: { ...cursor, connections: window.connections, told: soFar }, hasMore: true };
  }
  const { connections, areRead } = joining(window.connections, items, snapshot.accounts);
  const next = { ...cursor, connections: [...advanced(window.connections, items, now), ...connections], told: 0 };
  if (!window.isLast) return { ...told, cursor: next, hasMore: true };
  if (!areRead) return { ...told, cursor: { ...next, toldAt: now }, hasMore: true };
  const isTold = new Set([...told.added, ...told.changed]);
  const swept = sweepAccounts(cursor, presentAccounts(given, ledger), limit - slice.length, (row) => isTold.has(row));
  const accounts = ledger ? swept.accounts : { ...cursor.accounts, ...swept.accounts };
  return {
    added: [...told.added, ...swept.added],
    changed: [...told.changed, ...swept.changed],
    removed: [...told.removed, ...swept.removed.map(({ id, accountId }) => ({ id, accountId }))],
    cursor: { ...next, toldAt: now, accounts, sweep: swept.sweep },
    hasMore: swept.isPending,
  };
};
