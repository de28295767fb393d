import pLimit from 'p-limit';
import { ifInConflict } from '../../platform/table/condition.ts';
import { addSeconds, type Instant } from '../../time/instant.ts';
import type { ImportParts } from '../import/import-item.ts';
import type { Item, ItemState } from '../item.ts';
import type { SyncItemBody } from '../messages.ts';
import type { SyncEntry } from '../sync-groups.ts';
import type { UpdateParts } from './update-budget.ts';
import { QUEUE_GRACE_SECONDS, type QueuedWork } from './update-claims.ts';

/** Side by side: more would use up the function's share of a core, and none would be done in time. */
const AT_ONCE = 3;
/** In one call. */
const MOST = 8;
/**
 * Of a user with more connections than that. Their rows are in one partition, which gives 3,000 read units a second, and an import of a
 * whole history of 60 months reads up to 1,400.
 */
const AT_ONCE_OF_MANY = 2;

/** @returns null when the import was not begun, so the worker must make it */
export type ImportTurns = <Outcome>(importIt: () => Promise<Outcome>) => Promise<Outcome | null>;

/** The imports that one call makes itself, in the order in which institutions are ready. @param signal ends the call's time @param connections of the user */
export const importTurns = (signal: AbortSignal, connections: number): ImportTurns => {
  const inTurn = pLimit(connections > MOST ? AT_ONCE_OF_MANY : AT_ONCE);
  let asked = 0;
  return async (importIt) => {
    asked += 1;
    return asked > MOST ? null : inTurn(async () => (signal.aborted ? null : importIt()));
  };
};

export type ManualUpdateParts = ImportParts &
  UpdateParts & {
    later(message: SyncItemBody, delaySeconds: number): Promise<void>;
    /** Waits before the next look; ends early, without an error, with the signal. */
    pause(milliseconds: number, signal: AbortSignal): Promise<void>;
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
