import type { FeedEntry } from '../feed/feed-store.ts';
import type { RowChanges } from '../ledger/store/fenced-writes.ts';
import type { IsoMonth } from '../time/calendar.ts';
import { accountKey, type Cursor, type Followed } from './cursor.ts';

/** Entries after a connection's place, as far as one Query gave them. `isWhole`: there are no further ones. */
export type Feed = { entries: readonly FeedEntry[]; isWhole: boolean };

/**
 * A row that changed. `isHeld`: whether it was there before the first change; `isGone`: whether the last one removed it; `months`: of
 * which one holds it since, null where an entry of an older release does not say.
 */
export type Touched = {
  accountId: string;
  id: string;
  isHeld: boolean;
  isGone: boolean;
  months: ReadonlySet<IsoMonth> | null;
};

/** The changes to return next, in pages, each row once. The same cursor gives the same window. */
export type FeedWindow = {
  connections: readonly Followed[];
  /** Rows of the accounts, or parts of accounts, that were returned; removed rows of all accounts. */
  rows: readonly Touched[];
  /** Accounts of all changes. */
  accountIds: ReadonlySet<string>;
  /** Those of which installments may have changed: the others of a purchase may be on other bills then. */
  planAccountIds: ReadonlySet<string>;
  /** Investments or loans have changed. */
  hasHoldings: boolean;
  /** Nothing was written beyond it. */
  isLast: boolean;
};

const touchedIn = (entries: readonly FeedEntry[]): Touched[] => {
  const found = new Map<string, Touched>();
  for (const { accountId, added, changed, removed, months: stated } of entries.flatMap(({ changes }) => changes)) {
    const months = stated ? new Set(stated) : null;
    const touch = (ids: readonly string[], isHeld: boolean, isGone = false): void => {
      for (const id of ids) {
        const key = `${accountId} ${id}`;
        const known = found.get(key);
        if (known) Object.assign(known, { isGone, months });
        else found.set(key, { accountId, id, isHeld, isGone, months });
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

const mayBeOfPlans = ({ months, hasInstallments }: RowChanges): boolean => hasInstallments ?? months === undefined;
const accountOf = ({ accountId }: { accountId: string }): string => accountId;

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
    planAccountIds: new Set(entries.flatMap(({ changes }) => changes.filter(mayBeOfPlans)).map(accountOf)),
    hasHoldings: entries.some(({ isOfHoldings }) => isOfHoldings),
    isLast: feeds.every(({ isWhole }) => isWhole) && entries.length === all,
  };
};
