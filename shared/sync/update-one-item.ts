import { log } from '../log.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type ImportParts, importItem } from './import-item.ts';
import { type Item, type ItemState, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { SyncItemBody } from './messages.ts';
import { AggregatorError } from './pluggy/errors.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import { requestUpdate, type UpdateParts } from './request-update.ts';
import type { SyncEntry } from './sync-groups.ts';
import { waitForUpdate, waitWhile } from './wait-for-update.ts';

export type ManualUpdateParts = ImportParts &
  UpdateParts & {
    /** Leaves the rest of an item to the background. */
    later(message: SyncItemBody, delaySeconds: number): Promise<void>;
    /** Seconds until the background looks at an institution that is still at it. */
    pollSeconds: number;
  };

// Longer than any call waits, and the longest that a call which died keeps others from asking.
const CLAIM_SECONDS = 30;

const LAST_LOOK_MS = 3_000;

const REFUSED = {
  'too soon': 'The institution was updated too recently; its last data is current',
  'not offered': 'The institution does not take updates by request',
} as const;

/** One item in one call. */
export type UpdateRun = { parts: ManualUpdateParts; item: Item; now: Instant; signal: AbortSignal };

const entryOf = ({ id, connectorName }: Item, state: ItemState, error?: string): SyncEntry => ({
  itemId: id,
  connectorName: state.connectorName || connectorName,
  status: state.status,
  executionStatus: state.executionStatus,
  ...(error ? { error } : {}),
});

const leave = ({ parts, item }: UpdateRun, mode: SyncItemBody['mode'], delaySeconds: number): Promise<void> =>
  parts.later({ userId: item.userId, itemId: item.id, mode }, delaySeconds);

// What the institution gave is taken in before the call answers, so that its caller reads it; or else soon after.
const takeIn = async (run: UpdateRun, state: ItemState): Promise<ItemState> => {
  const { parts, item, now, signal } = run;
  try {
    const outcome = await importItem(parts, { userId: item.userId, itemId: item.id, now, signal });
    if (outcome.kind === 'imported' || outcome.kind === 'unchanged') {
      if (outcome.failedAccounts > 0) await leave(run, 'import', parts.pollSeconds);
      return outcome.state;
    }
    await leave(run, 'import', outcome.kind === 'busy' ? outcome.retryAfterSeconds : parts.pollSeconds);
  } catch (error) {
    log.failure(error, { itemId: item.id });
    await leave(run, 'import', parts.pollSeconds);
  }
  return state;
};

const followUp = async (run: UpdateRun, found: AggregatorItem, error?: string): Promise<SyncEntry> => {
  const { parts, item, signal } = run;
  const state = stateOf(await waitForUpdate(parts.aggregator, found, signal));
  if (!isInProgress(state.status)) return entryOf(item, await takeIn(run, state), error);
  await leave(run, 'import', parts.pollSeconds);
  return entryOf(item, state);
};

const ask = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item, signal } = run;
  const answer = await requestUpdate(parts, item.id, { signal });
  if (answer.kind === 'requested') return followUp(run, answer.item);
  if (answer.kind === 'refused') return followUp(run, answer.item, REFUSED[answer.reason]);
  await leave(run, 'update', answer.retryAfterSeconds);
  return entryOf(item, { ...item, status: 'UPDATING', executionStatus: 'SUCCESS' });
};

// Another call is asking already: this one waits for it, and shows what came of it.
const join = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item, signal } = run;
  const isClaimed = async (): Promise<boolean> => {
    const until = (await parts.items.find(item.userId, item.id))?.updateClaimedUntil;
    return until ? until > parts.clock() : false;
  };
  await waitWhile(isClaimed, signal);
  const found = await parts.aggregator.item(item.id, { signal: AbortSignal.timeout(LAST_LOOK_MS) });
  return entryOf(item, stateOf(found));
};

const failureText = (error: AggregatorError): string =>
  error.status === 404 ? 'The connection no longer exists at the institution' : 'The institution could not be updated';

/**
 * Asks for the update of one item, waits for it and takes in what it brought; an item that fails says so in its entry.
 * Of calls at the same time one asks.
 */
export const updateOneItem = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item } = run;
  const now = parts.clock();
  const claim = { now, until: addSeconds(now, CLAIM_SECONDS) };
  try {
    if (!(await parts.items.claimUpdate(item, claim))) return await join(run);
    try {
      return await ask(run);
    } finally {
      await parts.items.releaseUpdate(item, claim);
    }
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error;
    log.failure(error, { itemId: item.id });
    return { itemId: item.id, connectorName: item.connectorName, error: failureText(error) };
  }
};
