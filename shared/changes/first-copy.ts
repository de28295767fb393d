import { isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { installmentRow } from '../cards/purchase.ts';
import {
  type LedgerByAccount,
  type LedgerPages,
  type MonthRows,
  type NextMonths,
  rowsByAccount,
} from '../ledger/ledger-reader.ts';
import type { MonthSpan } from '../ledger/store/account-month.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type IsoDate, type IsoMonth, monthOf } from '../time/calendar.ts';
import { accountKey, BLANK, type Cursor, type Fingerprints, fingerprintsOf, orderOf } from './cursor.ts';
import type { FeedWindow } from './window.ts';

// A first copy of a long history. First all rows in the order of the table's keys, each item read about once; but for the
// installments of cards, whose due dates follow from other months: they come at the end, one card after the other.

/** In place of the digest of a card's installments while they are not returned; the digest of those that are begun follows it. */
const WAITING = '~';
const isWaiting = (known: Fingerprints | undefined): boolean => known?.order.startsWith(WAITING) ?? false;

/** Up to which row of which account-month; `id` null: the whole month. */
type Place = { rowsPerItem: number; month: IsoMonth; accountId: string; id: string | null };

const textOf = ({ rowsPerItem, month, accountId, id }: Place): string =>
  JSON.stringify([rowsPerItem, month, accountId, id]);
const placeOf = (text: string): Place => {
  const [rowsPerItem, month, accountId, id] = JSON.parse(text); // signed by us
  return { rowsPerItem, month, accountId, id };
};

const keyOf = ({ month, accountId }: Pick<Place, 'month' | 'accountId'>): string => `${month}#${accountId}#`;

const isBehind = (row: Transaction, place: Place): boolean => {
  const [own, reached] = [keyOf({ month: monthOf(row.date), accountId: row.accountId }), keyOf(place)];
  return own === reached ? place.id === null || row.id <= place.id : own < reached;
};

/** Whether the copy has returned the place of a row; changes of others are left to it. */
export const isReached =
  ({ accounts, sweep }: Cursor) =>
  (row: Transaction): boolean => {
    if (isWaiting(accounts[accountKey(row.accountId)]) && installmentRow(row)) {
      return sweep?.kind === 'added' && sweep.accountId === row.accountId && row.id <= sweep.after;
    }
    return sweep?.kind !== 'copy' || isBehind(row, placeOf(sweep.after));
  };

type Next = { added: Transaction[] } & Pick<Cursor, 'accounts' | 'sweep'>;
/** What a page returns besides the changes of its window. @param room how many rows it has left */
export type CopyStep = (room: number) => Next;

type Copying = { cursor: Cursor; snapshot: AccountSnapshot; window: FeedWindow; today: IsoDate; limit: number };
type Accounts = Record<string, Fingerprints>;

const startOf = ({ snapshot, today }: Copying): Accounts =>
  Object.fromEntries(
    snapshot.accounts.map((account) => [
      accountKey(account.id),
      { ...fingerprintsOf({ account, snapshot, today }), order: isCreditCard(account) ? WAITING : '' },
    ]),
  );

/** Its rows are returned now. One that appeared meanwhile is swept after the copy; one without a record is being written or removed. */
const isCopied = (accountId: string, accounts: Accounts, { accounts: known, duplicates }: AccountSnapshot): boolean => {
  if (duplicates?.has(accountId)) return false;
  if (accounts[accountKey(accountId)]) return true;
  return known.every(({ id }) => id !== accountId);
};

const rowsOfMonth = ({ accountId, month, rows }: MonthRows, accounts: Accounts, from: Place | null) => {
  const waits = isWaiting(accounts[accountKey(accountId)]);
  const isLeft = from && keyOf(from) === keyOf({ month, accountId }) ? from.id : null;
  return rows.filter((row) => (isLeft === null || row.id > isLeft) && !(waits && installmentRow(row)));
};

/** The next rows in the order of the keys. */
const copyRows =
  (given: Copying, accounts: Accounts, from: Place | null, { months, items, isEnd }: NextMonths): CopyStep =>
  (room) => {
    const added: Transaction[] = [];
    const all: Accounts = { ...accounts };
    const count = months.reduce((sum, { rows }) => sum + rows.length, 0);
    const rowsPerItem = Math.max(1, Math.floor(count / Math.max(1, items)));
    const sweepAt = (place: Omit<Place, 'rowsPerItem'>): Cursor['sweep'] => ({
      ...{ accountId: '', kind: 'copy', rows: 'all' },
      after: textOf({ ...place, rowsPerItem }),
    });
    let sweep = given.cursor.sweep;
    for (const one of months) {
      const { accountId, month } = one;
      if (isCopied(accountId, all, given.snapshot)) {
        all[accountKey(accountId)] ??= BLANK;
        const rows = rowsOfMonth(one, all, from);
        const page = rows.slice(0, room - added.length);
        added.push(...page);
        if (page.length < rows.length) {
          const id = page.at(-1)?.id;
          return { added, accounts: all, sweep: id === undefined ? sweep : sweepAt({ accountId, month, id }) };
        }
      }
      sweep = sweepAt({ accountId, month, id: null });
    }
    return { added, accounts: all, sweep: isEnd ? null : sweep };
  };

const byId = (a: Transaction, b: Transaction): number => (a.id < b.id ? -1 : 1);

/** The card whose installments are next; undefined when none wait. */
const nextCard = ({ cursor, snapshot }: Copying) => {
  const waiting = snapshot.accounts.filter(({ id }) => isWaiting(cursor.accounts[accountKey(id)]));
  return waiting.find(({ id }) => id === cursor.sweep?.accountId) ?? waiting[0];
};

/** The next installments of a card. @param rows all of it */
const copyInstallments =
  ({ cursor, snapshot, today }: Copying, account: AccountSnapshot['accounts'][number], rows: readonly Transaction[]) =>
  (room: number): Next => {
    const key = accountKey(account.id);
    const { dues } = fingerprintsOf({ account, snapshot, today });
    const order = orderOf({ account, snapshot, today }, rows);
    const under = cursor.sweep?.accountId === account.id ? cursor.sweep : null;
    const known = cursor.accounts[key] ?? BLANK;
    const first = under ? known : { ...known, dues, order: `${WAITING}${order}` };
    const left = rows.filter((row) => installmentRow(row) && (!under || row.id > under.after)).sort(byId);
    const added = left.slice(0, room);
    const after = added.at(-1)?.id ?? under?.after ?? '';
    if (added.length < left.length) {
      const sweep = { accountId: account.id, kind: 'added', rows: 'installments', after } as const;
      return { added, accounts: { ...cursor.accounts, [key]: first }, sweep };
    }
    // Those of earlier pages may be on other bills by now: then no digest holds, and all of them are returned again.
    const isSame = first.order === `${WAITING}${order}`;
    const done = { ...first, order, ...(!isSame && { dues: '' }) };
    return { added, accounts: { ...cursor.accounts, [key]: done }, sweep: null };
  };

/** Of cards that are gone. */
const noneWait = (accounts: Cursor['accounts']): Accounts =>
  Object.fromEntries(
    Object.entries(accounts).map(([key, known]) => [key, isWaiting(known) ? { ...known, order: '' } : known]),
  );

/** A page of changes alone. A card whose installments are on other bills by now is returned again after the copy. */
const stay =
  ({ cursor, snapshot, window, today }: Copying, ledger: LedgerByAccount): CopyStep =>
  () => {
    const moved = snapshot.accounts.flatMap((account): [string, Fingerprints][] => {
      const known = cursor.accounts[accountKey(account.id)];
      if (!known || isWaiting(known) || !isCreditCard(account) || !window.planAccountIds.has(account.id)) return [];
      const order = orderOf({ account, snapshot, today }, ledger.rowsOf(account.id));
      return order === known.order ? [] : [[accountKey(account.id), { ...known, dues: '' }]];
    });
    return { added: [], accounts: { ...cursor.accounts, ...Object.fromEntries(moved) }, sweep: cursor.sweep };
  };

/** A history of up to so many items is read as a whole, and swept by account. */
const FIRST_ITEMS = 25;
const MOST_ITEMS = 250;

const itemsFor = (limit: number, { rowsPerItem }: Place, fewest: number): number =>
  Math.min(MOST_ITEMS, Math.max(fewest, Math.ceil(limit / rowsPerItem) + 1));

const NONE: LedgerByAccount = { accountIds: [], rowsOf: () => [] };

const isFresh = ({ accounts, sweep }: Cursor): boolean => !sweep && Object.keys(accounts).length === 0;
export const hasInstallmentsLeft = ({ accounts, sweep }: Cursor): boolean =>
  sweep?.kind !== 'copy' && Object.values(accounts).some(isWaiting);

export type CopyServices = {
  ledger(userId: string): Promise<LedgerByAccount>;
  pages: LedgerPages;
  /** Items of a first page. */
  firstItems?: number | undefined;
};

/** What the ledger has for a page, and how the copy goes on; no step where accounts are swept one by one. */
export type Read = { rows: LedgerByAccount; step?: CopyStep };

/** The reads of a page of a first copy; null where there is none under way. @param bounds of the ledger, where installments are left */
export const readCopy = async (
  { ledger, pages, firstItems = FIRST_ITEMS }: CopyServices,
  userId: string,
  given: Copying,
  bounds: MonthSpan | null,
): Promise<Read | null> => {
  const { cursor, window, limit } = given;
  if (isFresh(cursor)) {
    const next = await pages.next(userId, null, firstItems);
    if (next.isEnd) return { rows: rowsByAccount(next.months) };
    return { rows: NONE, step: copyRows(given, startOf(given), null, next) };
  }
  const copies = cursor.sweep?.kind === 'copy' ? placeOf(cursor.sweep.after) : null;
  if (!copies && !hasInstallmentsLeft(cursor)) return null;
  if (window.rows.length > 0) {
    const rows = await ledger(userId);
    return { rows, step: stay(given, rows) };
  }
  if (copies) {
    const from = { ...copies, isRead: copies.id === null };
    const next = await pages.next(userId, from, itemsFor(limit, copies, Math.min(3, firstItems)));
    return { rows: NONE, step: copyRows(given, cursor.accounts, copies, next) };
  }
  const card = nextCard(given);
  if (!card) return { rows: NONE, step: () => ({ added: [], accounts: noneWait(cursor.accounts), sweep: null }) };
  const rows = bounds ? await pages.ofAccount(userId, card.id, bounds) : [];
  const ofCard: LedgerByAccount = { accountIds: [card.id], rowsOf: (id) => (id === card.id ? rows : []) };
  return { rows: ofCard, step: copyInstallments(given, card, rows) };
};
