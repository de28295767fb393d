import { log } from '../log.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { type ImportOutcome, type ImportParts, importItem } from './import-item.ts';
import { type Item, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncItemBody, SyncItemMessage } from './messages.ts';
import { hasStatus } from './pluggy/errors.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import { requestUpdate, type UpdateParts } from './request-update.ts';

export type SyncItemParts = ImportParts &
  UpdateParts & {
    /** Whether the user's data may be brought up to date: has access, was not erased. */
    hasAccess(userId: string, now: Instant): Promise<boolean>;
    later(message: SyncItemBody, delaySeconds: number): Promise<void>;
    pollSeconds: number;
    /** 0 to 1. */
    random(): number;
  };

/** So often a message looks again at an institution that is still at it; then events and the schedule go on. */
const LOOKS = 5;
/** So often one waits for the fleet's allowance of updates, in the end 15 minutes at a time. */
const WAITS = 20;
const LONGEST_WAIT_SECONDS = 900;
/** The aggregator updates daily by itself; only where it fails to is it asked. */
const STALE_SECONDS = 24 * 3600;

const isStale = ({ status, lastUpdatedAt, nextAutoSyncAt }: AggregatorItem, now: Instant): boolean => {
  // Other states need the user, and asking again may lock an account.
  if (status !== 'UPDATED' && status !== 'OUTDATED') return false;
  const age = lastUpdatedAt === null ? Number.POSITIVE_INFINITY : secondsBetween(lastUpdatedAt, now);
  return nextAutoSyncAt !== null && nextAutoSyncAt > now ? age >= 2 * STALE_SECONDS : age >= STALE_SECONDS;
};

type Run = { parts: SyncItemParts; message: SyncItemMessage; now: Instant };

// Doubles each time: 30 s to 8 minutes, 15 minutes in all.
const lookAgain = async ({ parts, message }: Run): Promise<void> => {
  const { userId, itemId, mode, round } = message;
  const looks = mode === 'import' ? round : 0;
  if (looks >= LOOKS) return log.info('sync left to the schedule', { userId, itemId });
  await parts.later({ ...message, mode: 'import', round: looks + 1 }, parts.pollSeconds * 2 ** looks);
};

// With jitter that grows, so that a fleet of waiting items does not come back as one.
const waitForToken = async ({ parts, message }: Run, retryAfterSeconds: number): Promise<void> => {
  const { userId, itemId, round } = message;
  if (round >= WAITS) return log.info('update left to the schedule', { userId, itemId });
  const delay = retryAfterSeconds * (1 + parts.random() * 2 ** round);
  await parts.later({ ...message, round: round + 1 }, Math.min(delay, LONGEST_WAIT_SECONDS));
};

const found = async ({ parts, message }: Run): Promise<AggregatorItem | null> => {
  try {
    return await parts.aggregator.item(message.itemId);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};

type Next = 'import' | 'look again' | 'wait';

// What to do with the message, after the institution was asked for an update where that is due.
const refresh = async (run: Run): Promise<Next> => {
  const { parts, message, now } = run;
  if (message.mode === 'import') return 'import';
  const item = await found(run);
  if (!item || isInProgress(stateOf(item).status)) return 'import';
  if (message.mode === 'refresh' && !isStale(item, now)) return 'import';
  const answer = await requestUpdate(parts, message.itemId);
  if (answer.kind === 'no token') {
    await waitForToken(run, answer.retryAfterSeconds);
    // What the aggregator has is taken in once, not each time that the message comes back.
    return message.round === 0 ? 'import' : 'wait';
  }
  return answer.kind === 'requested' && isInProgress(stateOf(answer.item).status) ? 'look again' : 'import';
};

const goOn = async (run: Run, outcome: ImportOutcome): Promise<void> => {
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
  const item: Item | null = await parts.items.find(userId, itemId);
  if (!item || !(await parts.hasAccess(userId, now))) return log.info('sync dropped', { userId, itemId });
  const run = { parts, message, now };
  const next = await refresh(run);
  if (next === 'wait') return;
  if (next === 'look again') return lookAgain(run);
  const outcome = await importItem(parts, { userId, itemId, now });
  log.info(`sync ${outcome.kind}`, { userId, itemId });
  await goOn(run, outcome);
};
