import { log } from '../platform/log.ts';
import { ifInConflict } from '../platform/table/condition.ts';
import { AggregatorError } from '../pluggy/errors.ts';
import type { AggregatorItem } from '../pluggy/schemas.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { importItem } from './import-item.ts';
import { type ItemState, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import { answerDuringCooldown, awaitOtherCall } from './last-update.ts';
import { requestUpdate } from './request-update.ts';
import type { SyncEntry } from './sync-groups.ts';
import { awaitingImport, entryOf, leave, type UpdateRun, waiting } from './update-run.ts';
import { waitForUpdate } from './wait-for-update.ts';

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
  const { parts, item, signal } = run;
  const state = stateOf(await waitForUpdate(parts.aggregator, found, signal));
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
const release = (run: UpdateRun, claim: { now: Instant; until: Instant }): Promise<void> =>
  run.parts.items.releaseUpdate(run.item, claim).catch((error: unknown) => log.failure(error, { itemId: run.item.id }));

const claimAndRequest = async (run: UpdateRun): Promise<SyncEntry> => {
  const { parts, item } = run;
  const now = parts.clock();
  const claim = { now, until: addSeconds(now, CLAIM_SECONDS), before: addSeconds(now, -parts.cooldownSeconds) };
  // A running import is about to finish; treat it as a held claim.
  const outcome = await parts.items.claimUpdate(item, claim).catch(ifInConflict('held' as const));
  if (outcome === 'too soon') return answerDuringCooldown(run);
  if (outcome !== 'claimed') return awaitOtherCall(run);
  try {
    return await requestAndFollow(run);
  } finally {
    await release(run, claim);
  }
};

/** A failure is reported in the entry. The cooldown precedes the allowance, so repeated calls use no tokens. */
export const updateOneItem = async (run: UpdateRun): Promise<SyncEntry> => {
  const { item } = run;
  try {
    return await claimAndRequest(run);
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error;
    log.failure(error, { itemId: item.id });
    return { itemId: item.id, connectorName: item.connectorName, error: failureText(error) };
  }
};
