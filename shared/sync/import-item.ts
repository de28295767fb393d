import { StaleImportError } from '../ledger/ledger-store.ts';
import { secondsBetween } from '../time/instant.ts';
import { type Item, type ItemState, lostState, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { Aggregator } from './pluggy/aggregator.ts';
import { hasStatus } from './pluggy/errors.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import { type ImportParts, type ImportRequest, type PreparedImport, prepareImport } from './prepare-import.ts';
import { writeImport } from './write-import.ts';

export type ImportOutcome =
  | { kind: 'unlinked' }
  /** The institution is still at it; nothing was read. */
  | { kind: 'in progress'; state: ItemState }
  /** Another import holds the item for so long. */
  | { kind: 'busy'; retryAfterSeconds: number }
  /** `failedAccounts`: how many could not be read wholly. */
  | { kind: 'unchanged'; state: ItemState; failedAccounts: number }
  /** `rows`: transactions that were added, changed or removed. */
  | { kind: 'imported'; state: ItemState; failedAccounts: number; rows: number };

/** Imports that may come between before this one gives up. */
const TRIES = 3;

// An event about a deletion may have been lost: the item's data stays until it is unlinked, shown as old.
const atAggregator = async (
  aggregator: Aggregator,
  itemId: string,
  signal: AbortSignal | undefined,
): Promise<AggregatorItem | null> => {
  try {
    return await aggregator.item(itemId, { signal });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};

// Null: another import came between, so what was read is no longer to be written.
const write = async (parts: ImportParts, item: Item, planned: PreparedImport): Promise<ImportOutcome | null> => {
  const lease = await parts.leases.take(item, parts.clock());
  if (!lease) return null;
  try {
    await writeImport(parts, lease, planned);
    const { added, updated, removed } = planned.ledgerChanges.summary;
    const rows = added + updated + removed;
    return { kind: 'imported', state: planned.state, failedAccounts: planned.failedAccounts, rows };
  } catch (error) {
    await parts.leases.release(lease, parts.clock()).catch(() => undefined);
    if (error instanceof StaleImportError) return null;
    throw error;
  }
};

const importOnce = async (parts: ImportParts, request: ImportRequest): Promise<ImportOutcome | null> => {
  const item = await parts.items.find(request.userId, request.itemId);
  if (!item) return { kind: 'unlinked' };
  const clock = parts.clock();
  if (item.leaseUntil && item.leaseUntil > clock) {
    return { kind: 'busy', retryAfterSeconds: secondsBetween(clock, item.leaseUntil) };
  }
  const found = await atAggregator(parts.aggregator, item.id, request.signal);
  const state = found ? stateOf(found) : lostState(item);
  // While an institution is at it, rows come and go; the first time there is nothing to lose.
  if (isInProgress(state.status) && item.completedVersion > 0) return { kind: 'in progress', state };
  const planned = await prepareImport(parts, item, found, request);
  if (planned.changed) return write(parts, item, planned);
  return { kind: 'unchanged', state: planned.state, failedAccounts: planned.failedAccounts };
};

/**
 * Brings one item up to what the aggregator has. Reads first and writes only what changed; an import that brings nothing
 * new writes nothing at all. Only what it writes is done under a lease, whose number every write checks, so that of two
 * imports the one that read later wins.
 * @throws AggregatorError when the item or its list of accounts cannot be read
 */
export const importItem = async (parts: ImportParts, request: ImportRequest): Promise<ImportOutcome> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await importOnce(parts, request);
    if (outcome) return outcome;
  }
  return { kind: 'busy', retryAfterSeconds: 1 };
};

export type { ImportParts, ImportRequest } from './prepare-import.ts';
