import { setMaxListeners } from 'node:events';
import { log } from '../../platform/log.ts';
import { ifInConflict } from '../../platform/table/condition.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { AggregatorError, isTransient } from '../../pluggy/send.ts';
import { expiring } from '../../time/host.ts';
import { addSeconds, type Instant } from '../../time/instant.ts';
import { importItem } from '../import/import-item.ts';
import { type Item, type ItemState, stateOf } from '../item.ts';
import { isInProgress, itemStatusOf } from '../item-status.ts';
import type { SyncDetails, SyncEntry } from '../sync-groups.ts';
import { requestUpdate } from './update-budget.ts';
import { type QueuedWork, queuedWork } from './update-claims.ts';
import {
  awaitingImport,
  entryOf,
  importTurns,
  leave,
  type ManualUpdateParts,
  type UpdateRun,
  waiting,
} from './update-run.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

const runs = ({ status }: AggregatorItem): boolean => isInProgress(itemStatusOf(status));

type Waiting = Pick<UpdateRun, 'parts' | 'signal'>;

/** Growing pauses; the signal ends the wait, and the result is then the last state read. */
const waitForUpdate = async (
  { parts: { aggregator, pause }, signal }: Waiting,
  item: AggregatorItem,
): Promise<AggregatorItem> => {
  let seen = item;
  for (let wait = FIRST_PAUSE_MS; runs(seen) && !signal.aborted; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    await pause(wait, signal);
    if (!signal.aborted) seen = await aggregator.item(item.id, { signal }).catch(() => seen);
  }
  return seen;
};

/** Waits while `holds` is true, up to the signal. @returns whether it ended before the signal */
const waitWhile = async ({ parts, signal }: Waiting, holds: () => Promise<boolean>): Promise<boolean> => {
  while (!signal.aborted) {
    if (!(await holds())) return true;
    await parts.pause(FIRST_PAUSE_MS, signal);
  }
  return false;
};

const LAST_LOOK_MS = 3_000;
const TOO_SOON = 'Too soon: an update was requested a short while ago; this is what came of it';

const lastLook = async ({ parts, item }: UpdateRun): Promise<ItemState> =>
  stateOf(await parts.aggregator.item(item.id, { signal: expiring(LAST_LOOK_MS) }), item);

const isQueued = ({ parts }: UpdateRun, item: Item, work: QueuedWork): boolean => {
  const until = queuedWork(item, work);
  return until !== null && until > parts.clock();
};

/** While another call requests the update: waits for it and shows its result. */
const awaitOtherCall = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item } = run;
  let known = item;
  const isClaimed = async (): Promise<boolean> => {
    known = (await parts.items.find(item.userId, item.id)) ?? item;
    const until = known.updateClaimedUntil;
    return until ? until > parts.clock() : false;
  };
  const hasEnded = await waitWhile(run, isClaimed);
  if (isQueued(run, known, 'update')) return entryOf(item, waiting(item));
  const state = await lastLook(run);
  return entryOf(item, hasEnded && !isQueued(run, known, 'import') ? state : awaitingImport(state));
};

/** During the cooldown: shows what the worker still has to do of the last update, else the current state. */
const answerDuringCooldown = async (run: UpdateRun): Promise<SyncEntry> => {
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

// Longer than any call waits; also how long a dead call blocks others.
const CLAIM_SECONDS = 30;

const REFUSED = {
  'too soon': 'The institution was updated too recently; its last data is current',
  'not offered': 'The institution does not take updates by request',
} as const;

// Imports before the call answers, so its caller reads the new data; on a failure the worker imports soon after.
const importUpdate = async (run: UpdateRun, state: ItemState): Promise<ItemState> => {
  const { parts, item, now, signal, inTurn } = run;
  try {
    const outcome = await inTurn(() => importItem(parts, { userId: item.userId, itemId: item.id, now, signal }));
    if (!outcome) {
      // When the call has ended: both would read the same partition.
      await leave(run, 'import', parts.pollSeconds);
      return awaitingImport(state);
    }
    if (outcome.kind === 'imported' || outcome.kind === 'unchanged') {
      if (outcome.failedAccounts > 0) await leave(run, 'import', parts.pollSeconds);
      return outcome.state;
    }
    await leave(run, 'import', outcome.kind === 'busy' ? outcome.retryAfterSeconds : parts.pollSeconds);
  } catch (error) {
    log.failure(error, { itemId: item.id });
    await leave(run, 'import', parts.pollSeconds);
  }
  return awaitingImport(state);
};

const followUp = async (run: UpdateRun, found: AggregatorItem, error?: string): Promise<SyncEntry> => {
  const { parts, item } = run;
  const state = stateOf(await waitForUpdate(run, found), item);
  if (!isInProgress(state.status)) return entryOf(item, await importUpdate(run, state), error);
  await leave(run, 'import', parts.pollSeconds);
  return entryOf(item, state);
};

const requestAndFollow = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item, signal } = run;
  const answer = await requestUpdate(parts, item.id, 'requested', { signal });
  if (answer.kind === 'requested') return followUp(run, answer.item);
  if (answer.kind === 'refused') return followUp(run, answer.item, REFUSED[answer.reason]);
  await leave(run, 'update', answer.retryAfterSeconds);
  return entryOf(item, waiting(item));
};

const failureText = (error: AggregatorError): string =>
  error.status === 404 ? 'The connection no longer exists at the institution' : 'The institution could not be updated';

// An unreleased claim expires, so a failure here is not an error.
const release = (run: UpdateRun, claim: { now: Instant; until: Instant; isChecked: boolean }): Promise<void> =>
  run.parts.items.releaseUpdate(run.item, claim).catch((error: unknown) => log.failure(error, { itemId: run.item.id }));

const claimAndRequest = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item } = run;
  const now = parts.clock();
  const claim = { now, until: addSeconds(now, CLAIM_SECONDS), before: addSeconds(now, -parts.cooldownSeconds) };
  // A running import is about to finish; treat it as a held claim.
  const outcome = await parts.items.claimUpdate(item, claim).catch(ifInConflict('held' as const));
  if (outcome === 'too soon') return answerDuringCooldown(run);
  if (outcome !== 'claimed') return awaitOtherCall(run);
  let isChecked = false;
  try {
    const entry = await requestAndFollow(run);
    isChecked = 'status' in entry && entry.status === 'UPDATED';
    return entry;
  } finally {
    await release(run, { ...claim, isChecked });
  }
};

/** A failure is reported in the entry. The cooldown precedes the allowance, so repeated calls use no tokens. */
const updateOneItem = async (run: UpdateRun): Promise<SyncEntry> => {
  const { item } = run;
  try {
    return await claimAndRequest(run);
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error;
    log.failure(error, { itemId: item.id });
    return { itemId: item.id, connectorName: item.connectorName, error: failureText(error) };
  }
};

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
  const inTurn = importTurns(signal, items.length);
  return Promise.all(items.map((item) => updateOneItem({ parts, item, now, signal, inTurn })));
};

export const updateMessage = ({ totalItems, completed, inProgress }: SyncDetails): string => {
  const done = `${completed.count} of ${totalItems} institutions are up to date`;
  return inProgress.count > 0 ? `${done}; ${inProgress.count} go on in the background` : done;
};
