import { isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { installmentDueDates } from '../cards/installment-due-date.ts';
import { ExpiredError } from '../domain-errors.ts';
import type { FeedStore } from '../feed/feed-store.ts';
import { beforeVersion, RETENTION_SECONDS } from '../feed/sequence.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { rawTransactions } from '../reports/raw-transaction.ts';
import type { ReadConnections } from '../sync/connection-reader.ts';
import { freshnessOf } from '../sync/freshness.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { joining } from './connections.ts';
import {
  accountKey,
  blankCursor,
  type Cursor,
  type Followed,
  fingerprintsOf,
  readCursor,
  signCursor,
} from './cursor.ts';
import { type CopyServices, hasInstallmentsLeft, readCopy } from './first-copy.ts';
import { type Given, mustSweep, type PageLedger, pageOf, sliceOf } from './page.ts';
import { feedWindow, type Touched } from './window.ts';

export type ChangeServices = CopyServices & {
  feed: Pick<FeedStore, 'after' | 'storedSince'>;
  snapshots: AccountSnapshotStore;
  connections: ReadConnections;
  /** The secret that signs cursors. */
  cursorKey(): Promise<string>;
};

export type ChangesRequest = { userId: string; cursor: string | undefined; limit: number; now: Instant };

const refuseExpired = ({ reportedAt }: Cursor, storedSince: Instant | null, now: Instant): void => {
  if (reportedAt >= addSeconds(now, -RETENTION_SECONDS) && (storedSince === null || reportedAt >= storedSince)) return;
  throw new ExpiredError(
    'Cursor expired',
    'Changes are kept for 90 days; ask without a cursor to be reported everything anew',
  );
};

/** Cards that are read month by month; more are read with the ledger. */
const MOST_CARDS = 4;

/** Cards whose installments the page may return, or whose order of installments must be known. */
const cardsOfPage = ({ cursor, window, snapshot }: Given, asked: ReadonlySet<string>, isLast: boolean): string[] =>
  snapshot.accounts.filter(isCreditCard).flatMap(({ id }) => {
    const isTouched = window.planAccountIds.has(id) && (isLast || asked.has(id));
    const isUnknown = isLast && cursor.accounts[accountKey(id)]?.order === '';
    return isTouched || isUnknown ? [id] : [];
  });

/**
 * The account-months that the feed names, and whole cards where installments changed. Null where that does not tell all: entries of older releases,
 * an account without a record, or a row that has moved since.
 */
const partOfLedger = async ({ pages }: ChangeServices, userId: string, given: Given): Promise<PageLedger | null> => {
  const { cursor, window, snapshot } = given;
  const slice = sliceOf(given);
  const isLast = cursor.reported + slice.length === window.rows.length;
  const isCounted = ({ accountId }: Touched): boolean => !snapshot.duplicates?.has(accountId);
  const sought = slice.filter((row) => !row.isGone && isCounted(row));
  const accountIds = cardsOfPage(given, new Set(sought.map(({ accountId }) => accountId)), isLast);
  const ids = new Set<string>(snapshot.accounts.map(({ id }) => id));
  const isKnown = [...window.accountIds].every((id) => ids.has(id) || snapshot.duplicates?.has(id));
  if (!isKnown || accountIds.length > MOST_CARDS || sought.some(({ months }) => months === null)) return null;
  const places = sought.flatMap(({ accountId, months }) => [...(months ?? [])].map((month) => ({ accountId, month })));
  const read = await pages.some(userId, { places, accountIds });
  const found = new Map([...read.accountIds].map((id) => [id, new Set(read.rowsOf(id).map((row) => row.id))]));
  return sought.every(({ accountId, id }) => found.get(accountId)?.has(id)) ? { ...read, isPart: true } : null;
};

const ledgerOfPage = async (services: ChangeServices, userId: string, given: Given): Promise<PageLedger | null> => {
  const sweeps = mustSweep(given);
  if (!sweeps && given.window.accountIds.size === 0) return null;
  return (sweeps ? null : await partOfLedger(services, userId, given)) ?? services.ledger(userId);
};

/**
 * What changed since the cursor was made, as it is now. The feed is read before the ledger, so nothing returned is older
 * than the position of the next cursor.
 * @throws InvalidInputError, ExpiredError
 */
export const readChanges = async (services: ChangeServices, { userId, cursor: text, limit, now }: ChangesRequest) => {
  const { feed, pages, snapshots, connections } = services;
  const key = await services.cursorKey();
  const cursor = text === undefined ? blankCursor(now) : readCursor(text, userId, key);
  const isCopying = cursor.sweep?.kind === 'copy';
  const [feeds, items, snapshot, storedSince, bounds] = await Promise.all([
    Promise.all(cursor.connections.map(({ itemId, after }) => feed.after(userId, itemId, after))),
    connections(userId),
    // Rows in the order of the keys show no due date; bills are read for a page with changes of others.
    isCopying ? snapshots.read(userId, null) : snapshots.read(userId),
    text === undefined ? null : feed.storedSince(),
    hasInstallmentsLeft(cursor) ? pages.bounds(userId) : null,
  ]);
  refuseExpired(cursor, storedSince, now);
  const given = { cursor, window: feedWindow(cursor, feeds), items, snapshot, limit, now, today: dateInSaoPaulo(now) };
  const [copy, withBills] = await Promise.all([
    readCopy(services, userId, given, bounds),
    isCopying && given.window.rows.length > 0 ? snapshots.read(userId) : snapshot,
  ]);
  const rows = copy?.rows ?? (await ledgerOfPage(services, userId, given));
  const page = pageOf(given, rows, copy?.step);
  const reported = [...page.added, ...page.changed];
  const beside = [...new Set(reported.map(({ accountId }) => accountId))].flatMap((id) => rows?.rowsOf(id) ?? []);
  const dueDateOf = installmentDueDates(withBills, beside, given.today);
  const raw = (of: readonly Transaction[]) => rawTransactions(of, snapshot.accounts, dueDateOf);
  return {
    added: raw(page.added),
    modified: raw(page.changed),
    removed: page.removed.map(({ id, accountId }) => ({ id, account_id: accountId })),
    next_cursor: signCursor(page.cursor, userId, key),
    has_more: page.hasMore,
    investments_changed: page.hasHoldings,
    freshness: freshnessOf(items, now),
  };
};

const goingBack = (
  connections: readonly Followed[],
  from: { itemId: string; version: number } | undefined,
): readonly Followed[] => {
  if (!from) return connections;
  const earlier = { itemId: from.itemId, after: beforeVersion(from.version), to: null, goneAt: null };
  return [...connections.filter(({ itemId }) => itemId !== from.itemId), earlier];
};

/**
 * A cursor for a user's present position: earlier writes count as returned; the writes of a running import are returned to
 * a reader that continues from it. One round trip.
 * @param from the version of a connection whose writes are returned, too
 */
export const presentCursor = async (
  { snapshots, connections, cursorKey }: Pick<ChangeServices, 'snapshots' | 'connections' | 'cursorKey'>,
  userId: string,
  now: Instant,
  from?: { itemId: string; version: number },
): Promise<string> => {
  const [key, snapshot, items] = await Promise.all([cursorKey(), snapshots.read(userId), connections(userId)]);
  const today = dateInSaoPaulo(now);
  const fingerprints = snapshot.accounts.map((account) => [
    accountKey(account.id),
    { ...fingerprintsOf({ account, snapshot, today }), order: '' },
  ]);
  const cursor: Cursor = {
    ...blankCursor(now),
    connections: goingBack(joining([], items, snapshot.accounts).connections, from),
    accounts: Object.fromEntries(fingerprints),
  };
  return signCursor(cursor, userId, key);
};
