import type { Instant } from '../time/instant.ts';
import type { Item } from './item.ts';
import type { SyncDetails, SyncEntry } from './sync-groups.ts';
import { type ManualUpdateParts, updateOneItem } from './update-one-item.ts';

export type ManualUpdateRequest = {
  now: Instant;
  /** How long the call may wait, in milliseconds. */
  withinMs: number;
};

/**
 * Asks for an update of the items all at once and waits for them, up to the call's deadline; what the institutions gave by
 * then is imported, the rest is left to the background. Calls at the same time ask once.
 * @returns an entry for each item, in the order given
 */
export const updateItems = async (
  parts: ManualUpdateParts,
  items: readonly Item[],
  { now, withinMs }: ManualUpdateRequest,
): Promise<SyncEntry[]> => {
  const signal = AbortSignal.timeout(withinMs);
  return Promise.all(items.map((item) => updateOneItem({ parts, item, now, signal })));
};

/** What the caller reads first. */
export const updateMessage = ({ totalItems, completed, inProgress }: SyncDetails): string => {
  const done = `${completed.count} of ${totalItems} institutions are up to date`;
  return inProgress.count > 0 ? `${done}; ${inProgress.count} go on in the background` : done;
};

export type { ManualUpdateParts } from './update-one-item.ts';
