import type { FeedEntry } from '../feed/feed-store.ts';
import { accountKey, type Cursor, type Followed } from './cursor.ts';

/** Entries after a connection's place, as far as one Query gave them. `isWhole`: there are no further ones. */
export type Feed = { entries: readonly FeedEntry[]; isWhole: boolean };

/** A row that changed. `isHeld`: whether it was there before the first change; `isGone`: whether the last one removed it. */
export type Touched = { accountId: string; id: string; isHeld: boolean; isGone: boolean };

/** The changes to return next, in pages, each row once. The same cursor gives the same window. */
export type FeedWindow = {
  connections: readonly Followed[];
  /** Rows of the accounts, or parts of accounts, that were returned; removed rows of all accounts. */
  rows: readonly Touched[];
  /** Accounts of all changes. */
  accountIds: ReadonlySet<string>;
  /** Investments or loans have changed. */
  hasHoldings: boolean;
  /** Nothing was written beyond it. */
  isLast: boolean;
};

const touchedIn = (entries: readonly FeedEntry[]): Touched[] => {
  const found = new Map<string, Touched>();
  for (const { accountId, added, changed, removed } of entries.flatMap(({ changes }) => changes)) {
    const touch = (ids: readonly string[], isHeld: boolean, isGone = false): void => {
      for (const id of ids) {
        const key = `${accountId} ${id}`;
        const known = found.get(key);
        if (known) known.isGone = isGone;
        else found.set(key, { accountId, id, isHeld, isGone });
      }
    };
    touch(removed, true, true);
    touch(changed, true);
    touch(added, false);
  }
  return [...found.values()];
};

/**
 * Rows that a first sweep has not reached are left to it. Removals are returned in any case: the reader may have stored the row
 * from an answer that it requests again.
 */
const isDue =
  ({ accounts, sweep }: Cursor) =>
  ({ accountId, id, isGone }: Touched): boolean => {
    if (isGone) return true;
    if (!accounts[accountKey(accountId)]) return false;
    // Of a first copy, whose place follows from the rows, `isReached` decides.
    const isUnderWay = sweep?.accountId === accountId && sweep.kind === 'added' && sweep.rows === 'all';
    return !isUnderWay || id <= sweep.after;
  };

/** @param feeds of the cursor's connections, in their order */
export const feedWindow = (cursor: Cursor, feeds: readonly Feed[]): FeedWindow => {
  const connections = cursor.connections.map((one, index) => ({
    ...one,
    to: one.to ?? feeds[index]?.entries.at(-1)?.sequence ?? one.after,
  }));
  const entries = feeds.flatMap((feed, index) =>
    feed.entries.filter(({ sequence }) => sequence <= (connections[index]?.to ?? '')),
  );
  const touched = touchedIn(entries);
  const all = feeds.reduce((sum, feed) => sum + feed.entries.length, 0);
  return {
    connections,
    rows: touched.filter(isDue(cursor)),
    accountIds: new Set(touched.map(({ accountId }) => accountId)),
    hasHoldings: entries.some(({ isOfHoldings }) => isOfHoldings),
    isLast: feeds.every(({ isWhole }) => isWhole) && entries.length === all,
  };
};
