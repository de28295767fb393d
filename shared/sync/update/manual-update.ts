import { setMaxListeners } from 'node:events';
import type { Instant } from '../../time/instant.ts';
import type { Item } from '../item.ts';
import type { SyncDetails, SyncEntry } from '../sync-groups.ts';
import { updateOneItem } from './update-one-item.ts';
import type { ManualUpdateParts } from './update-run.ts';
import { importTurns } from './update-run.ts';

export type ManualUpdateRequest = {
  now: Instant;
  /** Ends the time that the call may wait. */
  signal: AbortSignal;
};

/**
 * Imports what arrives before the call's deadline, eight connections at most, and leaves the rest to the worker. Concurrent calls
 * share requests.
 */
export const updateItems = async (
  parts: ManualUpdateParts,
  items: readonly Item[],
  { now, signal }: ManualUpdateRequest,
): Promise<SyncEntry[]> => {
  // Each connection listens to it several times; Node warns beyond ten.
  setMaxListeners(0, signal);
  const inTurn = importTurns(signal);
  return Promise.all(items.map((item) => updateOneItem({ parts, item, now, signal, inTurn })));
};

export const updateMessage = ({ totalItems, completed, inProgress }: SyncDetails): string => {
  const done = `${completed.count} of ${totalItems} institutions are up to date`;
  return inProgress.count > 0 ? `${done}; ${inProgress.count} go on in the background` : done;
};

export type { ManualUpdateParts } from './update-run.ts';
