import type { Measure } from '../contract/metrics.ts';
import { log } from '../platform/log.ts';
import { AggregatorError, hasStatus } from '../pluggy/errors.ts';
import type { AggregatorItem } from '../pluggy/schemas.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import type { ImportParts } from './import-item.ts';
import { stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncItemBody, SyncItemMessage } from './messages.ts';
import { requestUpdate, type UpdateAnswer, type UpdateParts } from './request-update.ts';

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

const isStale = ({ status, lastUpdatedAt, nextAutoSyncAt }: AggregatorItem, now: Instant): boolean => {
  // Other states need the user, and another request may lock the account.
  if (status !== 'UPDATED' && status !== 'OUTDATED') return false;
  const age = lastUpdatedAt === null ? Number.POSITIVE_INFINITY : secondsBetween(lastUpdatedAt, now);
  return nextAutoSyncAt !== null && nextAutoSyncAt > now ? age >= 2 * STALE_SECONDS : age >= STALE_SECONDS;
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

export type Next = 'import' | 'look again' | 'wait';

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

/** For the schedule, only when the data is stale. @throws AggregatorError when a user's request fails */
export const refreshItem = async (run: SyncRun): Promise<Next> => {
  const { message, now } = run;
  if (message.mode === 'import') return 'import';
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
