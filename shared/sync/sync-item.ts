import { metrics } from '../contract/metrics.ts';
import { log } from '../log.ts';
import type { Instant } from '../time/instant.ts';
import { type ImportOutcome, importItem } from './import-item.ts';
import { ageOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncItemMessage } from './messages.ts';
import { refreshItem, type SyncItemParts, type SyncRun } from './refresh-item.ts';

/** So often a message looks again at an institution that is still at it; then events and the schedule go on. */
const LOOKS = 5;
// Doubles each time: 30 s to 8 minutes, 15 minutes in all.
const lookAgain = async ({ parts, message }: SyncRun): Promise<void> => {
  const { userId, itemId, mode, round } = message;
  const looks = mode === 'import' ? round : 0;
  if (looks >= LOOKS) return log.info('sync left to the schedule', { userId, itemId });
  await parts.later({ ...message, mode: 'import', round: looks + 1 }, parts.pollSeconds * 2 ** looks);
};

const goOn = async (run: SyncRun, outcome: ImportOutcome): Promise<void> => {
  const { parts, message } = run;
  if (outcome.kind === 'unlinked') return;
  if (outcome.kind === 'busy') return parts.later({ ...message, mode: 'import' }, outcome.retryAfterSeconds);
  if (outcome.kind === 'in progress' || isInProgress(outcome.state.status)) return lookAgain(run);
  if (outcome.failedAccounts > 0) await lookAgain(run);
};

/**
 * Does one message of the queue `syncItem`. What no longer applies is dropped: an unlinked item, a user without access.
 * @throws AggregatorError when the aggregator fails, so that the message comes back
 */
export const syncItem = async (
  parts: SyncItemParts,
  message: SyncItemMessage,
  { now }: { now: Instant },
): Promise<void> => {
  const { userId, itemId } = message;
  const item = await parts.items.find(userId, itemId);
  if (!item || !(await parts.hasAccess(userId, now))) return log.info('sync dropped', { userId, itemId });
  const age = ageOf(item, now);
  // Each connection once a turn, whoever else asks in between.
  if (age !== null && message.mode === 'refresh' && message.round === 0) parts.measure(metrics.syncAge, age);
  const run = { parts, message, now };
  const next = await refreshItem(run);
  if (next === 'wait') return;
  if (next === 'look again') return lookAgain(run);
  const outcome = await importItem(parts, { userId, itemId, now });
  if (outcome.kind === 'imported') parts.measure(metrics.rowsImported, outcome.rows);
  log.info(`sync ${outcome.kind}`, { userId, itemId });
  await goOn(run, outcome);
};
