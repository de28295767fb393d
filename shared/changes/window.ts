import type { FeedEntry } from '../feed/feed-store.ts';
import { accountKey } from './account-looks.ts';
import type { Cursor, Followed } from './cursor.ts';

/** Entries after a connection's place, as far as one Query gave them. `isWhole`: there are no further ones. */
export type Feed = { entries: readonly FeedEntry[]; isWhole: boolean };

/** A row that changed. `isHeld`: whether who holds the cursor was told of it before. */
export type Touched = { accountId: string; id: string; isHeld: boolean };

/** The changes that are told next, in pages, each row once. The same cursor gives the same window. */
export type Window = {
  connections: readonly Followed[];
  /** Rows whose accounts were told, or the part of them that was. */
  rows: readonly Touched[];
  /** Of all accounts. */
  accountIds: ReadonlySet<string>;
  /** Nothing was written beyond it. */
  isLast: boolean;
};

const inOrder = ({ accountId, id }: Touched): string => `${accountId} ${id}`;

// The first entry of a row says whether its reader had it before.
const touchedIn = (entries: readonly FeedEntry[]): Touched[] => {
  const found = new Map<string, Touched>();
  for (const { accountId, added, changed, removed } of entries.flatMap(({ changes }) => changes)) {
    const touch = (ids: readonly string[], isHeld: boolean): void => {
      for (const id of ids) {
        const one = { accountId, id, isHeld };
        const key = inOrder(one);
        if (!found.has(key)) found.set(key, one);
      }
    };
    touch(removed, true);
    touch(changed, true);
    touch(added, false);
  }
  return [...found.values()];
};

/** Rows that a first telling has not reached are told by it, as they will be then. */
const isDue =
  ({ accounts, sweep }: Cursor) =>
  ({ accountId, id }: Touched): boolean => {
    if (!accounts[accountKey(accountId)]) return false;
    return sweep?.accountId !== accountId || sweep.kind !== 'added' || id <= sweep.after;
  };

/** @param feeds of the cursor's connections, in their order */
export const windowOf = (cursor: Cursor, feeds: readonly Feed[]): Window => {
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
    isLast: feeds.every(({ isWhole }) => isWhole) && entries.length === all,
  };
};
