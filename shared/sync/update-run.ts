import { ifInConflict } from '../platform/table/condition.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { ImportParts } from './import-item.ts';
import type { ImportTurns } from './import-turns.ts';
import type { Item, ItemState } from './item.ts';
import type { SyncItemBody } from './messages.ts';
import type { UpdateParts } from './request-update.ts';
import type { SyncEntry } from './sync-groups.ts';
import { QUEUE_GRACE_SECONDS, type QueuedWork } from './update-claims.ts';

export type ManualUpdateParts = ImportParts &
  UpdateParts & {
    later(message: SyncItemBody, delaySeconds: number): Promise<void>;
    /** Seconds until the worker checks a running update. */
    pollSeconds: number;
    /** Minimum time between two requests for an item by calls. */
    cooldownSeconds: number;
  };

export type UpdateRun = {
  parts: ManualUpdateParts;
  item: Item;
  now: Instant;
  signal: AbortSignal;
  /** Shared by the items of a call. */
  inTurn: ImportTurns;
};

export const entryOf = ({ id, connectorName }: Item, state: ItemState, error?: string): SyncEntry => ({
  itemId: id,
  connectorName: state.connectorName || connectorName,
  status: state.status,
  executionStatus: state.executionStatus,
  ...(error ? { error } : {}),
});

/** The state shown while an update waits for the allowance. */
export const waiting = (state: ItemState): ItemState => ({ ...state, status: 'UPDATING', executionStatus: 'SUCCESS' });

/** The state shown as long as the data of an update are not imported. */
export const awaitingImport = (state: ItemState): ItemState => (state.status === 'UPDATED' ? waiting(state) : state);

/** Leaves at most one message of a kind: its result serves every waiting call. */
export const leave = async ({ parts, item }: UpdateRun, mode: QueuedWork, delaySeconds: number): Promise<void> => {
  const now = parts.clock();
  const until = addSeconds(now, delaySeconds + QUEUE_GRACE_SECONDS);
  // A surplus message is harmless, a missing one is not.
  if (!(await parts.items.queueWork(item, mode, { now, until }).catch(ifInConflict(true)))) return;
  try {
    await parts.later({ userId: item.userId, itemId: item.id, mode }, delaySeconds);
  } catch (error) {
    await parts.items.requeueWork(item, { [mode]: addSeconds(now, -1) });
    throw error;
  }
};
