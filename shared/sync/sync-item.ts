import { metrics } from '../contract/metrics.ts';
import { log } from '../platform/log.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type ImportOutcome, importItem } from './import-item.ts';
import { ageOf, type Item } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncItemMessage } from './messages.ts';
import { refreshItem, type SyncItemParts, type SyncRun } from './refresh-item.ts';
import { QUEUE_GRACE_SECONDS, type QueuedWork, queuedWork } from './update-claims.ts';

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
  const { userId, itemId } = message;
  const next = await refreshItem(run);
  if (next === 'wait') return;
  if (next === 'look again') return lookAgain(run);
  const outcome = await importItem(parts, { userId, itemId, now });
  if (outcome.kind === 'imported') parts.measure(metrics.rowsImported, outcome.rows);
  log.info(`sync ${outcome.kind}`, { userId, itemId });
  await goOn(run, outcome);
};

// The item records pending messages, so calls leave no duplicates.
const workAndRecord = async (run: SyncRun, item: Item): Promise<void> => {
  const { parts, message } = run;
  const { mode } = message;
  const until = mode === 'refresh' ? null : queuedWork(item, mode);
  if (mode === 'refresh' || !until || until <= parts.clock()) return work(run);
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
  if (age !== null && message.mode === 'refresh' && message.round === 0) parts.measure(metrics.syncAge, age);
  await workAndRecord({ parts, message, now }, item);
};
