import { type Measure, metrics } from '../../contract/metrics.ts';
import { log } from '../../platform/log.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { AggregatorError, hasStatus } from '../../pluggy/send.ts';
import { addSeconds, type Instant, secondsBetween } from '../../time/instant.ts';
import { ageOf, type Item, isSettled, lostState, sameState, stateOf, wasImported } from '../item.ts';
import { isInProgress } from '../item-status.ts';
import type { SyncItemBody, SyncItemMessage } from '../messages.ts';
import { requestUpdate, type UpdateAnswer, type UpdateParts } from '../update/update-budget.ts';
import { QUEUE_GRACE_SECONDS, type QueuedWork, queuedWork } from '../update/update-claims.ts';
import { type ImportOutcome, type ImportParts, importItem } from './import-item.ts';

export type SyncItemParts = ImportParts &
  UpdateParts & {
    /** False without access, or after an erasure. */
    hasAccess(userId: string, now: Instant): Promise<boolean>;
    later(message: SyncItemBody, delaySeconds: number): Promise<void>;
    pollSeconds: number;
    random(): number;
    measure: Measure;
  };

export type SyncRun = { parts: SyncItemParts; message: SyncItemMessage; now: Instant };

/** Retries for the allowance, at most 15 minutes apart. */
const WAITS = 20;
const LONGEST_WAIT_SECONDS = 900;
/** The aggregator updates daily; an update is requested only when that fails. */
const STALE_SECONDS = 24 * 3600;
/** Where it will try again by itself: it is six hours late. Connections are looked at once a day, so data ends two and a half days old at most. */
const MISSED_SECONDS = 30 * 3600;

const isStale = ({ status, lastUpdatedAt, nextAutoSyncAt }: AggregatorItem, now: Instant): boolean => {
  // Other states need the user, and another request may lock the account.
  if (status !== 'UPDATED' && status !== 'OUTDATED') return false;
  const age = lastUpdatedAt === null ? Number.POSITIVE_INFINITY : secondsBetween(lastUpdatedAt, now);
  return age >= (nextAutoSyncAt !== null && nextAutoSyncAt > now ? MISSED_SECONDS : STALE_SECONDS);
};

// Growing jitter, so waiting items do not retry together.
const waitForToken = async ({ parts, message }: SyncRun, retryAfterSeconds: number): Promise<void> => {
  const { userId, itemId, round } = message;
  if (round >= WAITS) return log.info('update left to the schedule', { userId, itemId });
  const delay = retryAfterSeconds * (1 + parts.random() * 2 ** round);
  await parts.later({ ...message, round: round + 1 }, Math.min(delay, LONGEST_WAIT_SECONDS));
};

const found = async ({ parts, message }: SyncRun): Promise<AggregatorItem | null> => {
  try {
    return await parts.aggregator.item(message.itemId);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};

export type Next = 'import' | 'look again' | 'wait' | 'nothing new';

/** Whether the last import, complete and without a failed account, was of the item as it is. */
const isCurrent = async (run: SyncRun): Promise<boolean> => {
  const known = await run.parts.items.find(run.message.userId, run.message.itemId);
  if (!known || !wasImported(known) || !isSettled(known)) return false;
  const item = await found(run);
  const state = item ? stateOf(item, known) : lostState(known);
  return sameState(known, state) && known.lastUpdatedAt === state.lastUpdatedAt;
};

// A scheduled request is optional: after a failure the available data is still imported.
const requestIfPossible = async ({ parts, message }: SyncRun): Promise<UpdateAnswer | null> => {
  try {
    return await requestUpdate(parts, message.itemId, message.mode === 'update' ? 'requested' : 'scheduled');
  } catch (error) {
    if (message.mode !== 'refresh' || !(error instanceof AggregatorError)) throw error;
    log.failure(error, { itemId: message.itemId });
    return null;
  }
};

/** For the schedule, only when the data is stale; at the user's own application never. @throws AggregatorError when a user's request fails */
const refreshItem = async (run: SyncRun): Promise<Next> => {
  const { message, now } = run;
  if (message.mode === 'import') return 'import';
  if (message.mode === 'look') return (await isCurrent(run)) ? 'nothing new' : 'import';
  const item = await found(run);
  if (!item || isInProgress(stateOf(item).status)) return 'import';
  if (message.mode === 'refresh' && !isStale(item, now)) return 'import';
  const answer = await requestIfPossible(run);
  if (answer?.kind === 'no token') {
    await waitForToken(run, answer.retryAfterSeconds);
    // The available data is imported once, not at each retry.
    return message.round === 0 ? 'import' : 'wait';
  }
  return answer?.kind === 'requested' && isInProgress(stateOf(answer.item).status) ? 'look again' : 'import';
};

/** A message checks a running update for this long; then events and the schedule take over. */
const LOOK_SECONDS = 900;
/** Lower bound of the configured pause. */
const SHORTEST_PAUSE_SECONDS = 0.1;

// Pauses double, so the round number gives the time waited.
const lookAgain = async ({ parts, message }: SyncRun): Promise<void> => {
  const { userId, itemId, mode, round } = message;
  const looks = mode === 'import' ? round : 0;
  const first = Math.max(parts.pollSeconds, SHORTEST_PAUSE_SECONDS);
  const waited = first * (2 ** looks - 1);
  if (waited >= LOOK_SECONDS) return log.info('sync left to the schedule', { userId, itemId });
  await parts.later({ ...message, mode: 'import', round: looks + 1 }, first * 2 ** looks);
};

const goOn = async (run: SyncRun, outcome: ImportOutcome): Promise<void> => {
  const { parts, message } = run;
  if (outcome.kind === 'unlinked') return;
  if (outcome.kind === 'busy') return parts.later({ ...message, mode: 'import' }, outcome.retryAfterSeconds);
  if (outcome.kind === 'in progress' || isInProgress(outcome.state.status)) return lookAgain(run);
  if (outcome.failedAccounts > 0) await lookAgain(run);
};

const work = async (run: SyncRun): Promise<void> => {
  const { parts, message, now } = run;
  const { userId, itemId, mode, isOfRemoval = false } = message;
  const next = await refreshItem(run);
  if (next === 'wait' || next === 'nothing new') return;
  if (next === 'look again') return lookAgain(run);
  const outcome = await importItem(parts, { userId, itemId, now, isExact: mode === 'look', isOfRemoval });
  if (outcome.kind === 'imported') parts.measure(metrics.rowsImported, outcome.rows);
  log.info(`sync ${outcome.kind}`, { userId, itemId });
  await goOn(run, outcome);
};

// The item records pending messages, so calls leave no duplicates.
const workAndRecord = async (run: SyncRun, item: Item): Promise<void> => {
  const { parts, message } = run;
  const { mode } = message;
  const isScheduled = mode === 'refresh' || mode === 'look';
  const until = isScheduled ? null : queuedWork(item, mode);
  if (isScheduled || !until || until <= parts.clock()) return work(run);
  const left: Partial<Record<QueuedWork, Instant>> = { [mode]: addSeconds(parts.clock(), -1) };
  const later: SyncItemParts['later'] = async (body, delaySeconds) => {
    await parts.later(body, delaySeconds);
    left[body.mode === 'update' ? 'update' : 'import'] = addSeconds(parts.clock(), delaySeconds + QUEUE_GRACE_SECONDS);
  };
  await work({ ...run, parts: { ...parts, later } });
  await parts.items.requeueWork(item, left).catch((error: unknown) => log.failure(error, { itemId: item.id }));
};

/** Drops messages of unlinked items and of users without access. @throws AggregatorError, so SQS retries */
export const syncItem = async (
  parts: SyncItemParts,
  message: SyncItemMessage,
  { now }: { now: Instant },
): Promise<void> => {
  const { userId, itemId } = message;
  const item = await parts.items.find(userId, itemId);
  if (!item || !(await parts.hasAccess(userId, now))) return log.info('sync dropped', { userId, itemId });
  const age = ageOf(item, now);
  // Once per scheduled turn of a connection.
  if (age !== null && (message.mode === 'refresh' || message.mode === 'look') && message.round === 0)
    parts.measure(metrics.syncAge, age);
  await workAndRecord({ parts, message, now }, item);
};
