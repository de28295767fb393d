import { afterVersion, beforeVersion } from '../feed/sequence.ts';
import type { Item } from '../sync/item.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { Followed } from './cursor.ts';

/** An unlinking is completed long before. */
const FOLLOWED_AFTER_UNLINKING_SECONDS = 30 * 24 * 3600;

type Versions = Pick<Item, 'id' | 'importVersion' | 'completedVersion'>;

const isComplete = ({ importVersion, completedVersion }: Versions): boolean => importVersion === completedVersion;

const followed = (item: Versions): Followed => {
  const version = item.importVersion;
  const after = isComplete(item) ? afterVersion(version) : beforeVersion(version);
  return { itemId: item.id, after, to: null, goneAt: null };
};

export type Joining = {
  connections: Followed[];
  /** What all of them have written so far is known. Otherwise their feeds are to be read before their rows. */
  areRead: boolean;
};

/**
 * New connections, and those of accounts whose connection is being unlinked. Without a running import the start position
 * of a connection follows from its version.
 */
export const joining = (
  known: readonly Followed[],
  items: readonly Versions[],
  accounts: readonly { itemId: string }[],
): Joining => {
  const isNew = (itemId: string): boolean => known.every((one) => one.itemId !== itemId);
  const linked = items.filter(({ id }) => isNew(id));
  const leaving = [...new Set(accounts.map(({ itemId }) => itemId))].filter(
    (itemId) => isNew(itemId) && items.every(({ id }) => id !== itemId),
  );
  return {
    connections: [
      ...linked.map(followed),
      ...leaving.map((itemId): Followed => ({ itemId, after: '', to: null, goneAt: null })),
    ],
    areRead: linked.every(isComplete) && leaving.length === 0,
  };
};

/** The place after the window; a connection that was unlinked is followed until its rows are gone. */
export const advanced = (
  connections: readonly Followed[],
  items: readonly { id: string }[],
  now: Instant,
): Followed[] =>
  connections.flatMap(({ itemId, after, to, goneAt }) => {
    const isLinked = items.some(({ id }) => id === itemId);
    if (!isLinked && goneAt && addSeconds(goneAt, FOLLOWED_AFTER_UNLINKING_SECONDS) < now) return [];
    return [{ itemId, after: to ?? after, to: null, goneAt: isLinked ? null : (goneAt ?? now) }];
  });
