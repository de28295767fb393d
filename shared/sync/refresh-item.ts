import type { Measure } from '../contract/metrics.ts';
import { log } from '../log.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import type { ImportParts } from './import-item.ts';
import { stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncItemBody, SyncItemMessage } from './messages.ts';
import { AggregatorError, hasStatus } from './pluggy/errors.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import { requestUpdate, type UpdateAnswer, type UpdateParts } from './request-update.ts';

export type SyncItemParts = ImportParts &
  UpdateParts & {
    /** Whether the user's data may be brought up to date: has access, was not erased. */
    hasAccess(userId: string, now: Instant): Promise<boolean>;
    later(message: SyncItemBody, delaySeconds: number): Promise<void>;
    pollSeconds: number;
    /** 0 to 1. */
    random(): number;
    measure: Measure;
  };

/** One message in hand. */
export type SyncRun = { parts: SyncItemParts; message: SyncItemMessage; now: Instant };

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

// With jitter that grows, so that a fleet of waiting items does not come back as one.
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

/** What to do with a message next: take in what is there, come back for what the institution brings, or leave it. */
export type Next = 'import' | 'look again' | 'wait';

// The schedule asks by the way: a bank that fails to update still has data to read, and is asked again another day.
const ask = async ({ parts, message }: SyncRun): Promise<UpdateAnswer | null> => {
  try {
    return await requestUpdate(parts, message.itemId);
  } catch (error) {
    if (message.mode !== 'refresh' || !(error instanceof AggregatorError)) throw error;
    log.failure(error, { itemId: message.itemId });
    return null;
  }
};

/**
 * Asks the institution for an update where the message wants one and, for the schedule, where its data is stale.
 * @throws AggregatorError when a message that its user caused cannot be done now
 */
export const refreshItem = async (run: SyncRun): Promise<Next> => {
  const { message, now } = run;
  if (message.mode === 'import') return 'import';
  const item = await found(run);
  if (!item || isInProgress(stateOf(item).status)) return 'import';
  if (message.mode === 'refresh' && !isStale(item, now)) return 'import';
  const answer = await ask(run);
  if (answer?.kind === 'no token') {
    await waitForToken(run, answer.retryAfterSeconds);
    // What the aggregator has is taken in once, not each time that the message comes back.
    return message.round === 0 ? 'import' : 'wait';
  }
  return answer?.kind === 'requested' && isInProgress(stateOf(answer.item).status) ? 'look again' : 'import';
};
