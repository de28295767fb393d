import { isTransient } from '../pluggy/errors.ts';
import { type Item, type ItemState, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncEntry } from './sync-groups.ts';
import { type QueuedWork, queuedWork } from './update-claims.ts';
import { awaitingImport, entryOf, type UpdateRun, waiting } from './update-run.ts';
import { waitWhile } from './wait-for-update.ts';

const LAST_LOOK_MS = 3_000;
const TOO_SOON = 'Too soon: an update was requested a short while ago; this is what came of it';

const lastLook = async ({ parts, item }: UpdateRun): Promise<ItemState> =>
  stateOf(await parts.aggregator.item(item.id, { signal: AbortSignal.timeout(LAST_LOOK_MS) }));

const isQueued = ({ parts }: UpdateRun, item: Item, work: QueuedWork): boolean => {
  const until = queuedWork(item, work);
  return until !== null && until > parts.clock();
};

/** While another call requests the update: waits for it and shows its result. */
export const awaitOtherCall = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item, signal } = run;
  let known = item;
  const isClaimed = async (): Promise<boolean> => {
    known = (await parts.items.find(item.userId, item.id)) ?? item;
    const until = known.updateClaimedUntil;
    return until ? until > parts.clock() : false;
  };
  const hasEnded = await waitWhile(isClaimed, signal);
  if (isQueued(run, known, 'update')) return entryOf(item, waiting(item));
  const state = await lastLook(run);
  return entryOf(item, hasEnded && !isQueued(run, known, 'import') ? state : awaitingImport(state));
};

/** During the cooldown: shows what the worker still has to do of the last update, else the current state. */
export const answerDuringCooldown = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item } = run;
  const known = (await parts.items.find(item.userId, item.id)) ?? item;
  if (isQueued(run, known, 'update')) return entryOf(item, waiting(item));
  const seen = await lastLook(run).catch((error: unknown): ItemState => {
    if (!isTransient(error)) throw error;
    return known;
  });
  const state = isQueued(run, known, 'import') ? awaitingImport(seen) : seen;
  return isInProgress(state.status) ? entryOf(item, state) : entryOf(item, state, TOO_SOON);
};
