import { isTransient } from '../pluggy/errors.ts';
import { type ItemState, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncEntry } from './sync-groups.ts';
import { queuedWork } from './update-claims.ts';
import { entryOf, type UpdateRun, waiting } from './update-run.ts';
import { waitWhile } from './wait-for-update.ts';

const LAST_LOOK_MS = 3_000;
const TOO_SOON = 'Too soon: an update was requested a short while ago; this is what came of it';

const lastLook = async ({ parts, item }: UpdateRun): Promise<ItemState> =>
  stateOf(await parts.aggregator.item(item.id, { signal: AbortSignal.timeout(LAST_LOOK_MS) }));

/** While another call requests the update: waits for it and shows its result. */
export const awaitOtherCall = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item, signal } = run;
  const isClaimed = async (): Promise<boolean> => {
    const until = (await parts.items.find(item.userId, item.id))?.updateClaimedUntil;
    return until ? until > parts.clock() : false;
  };
  await waitWhile(isClaimed, signal);
  return entryOf(item, await lastLook(run));
};

/** During the cooldown: shows a running update or one that waits for the allowance, else the current state. */
export const answerDuringCooldown = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item } = run;
  const known = (await parts.items.find(item.userId, item.id)) ?? item;
  const queued = queuedWork(known, 'update');
  if (queued && queued > parts.clock()) return entryOf(item, waiting(item));
  const state = await lastLook(run).catch((error: unknown): ItemState => {
    if (!isTransient(error)) throw error;
    return known;
  });
  return isInProgress(state.status) ? entryOf(item, state) : entryOf(item, state, TOO_SOON);
};
