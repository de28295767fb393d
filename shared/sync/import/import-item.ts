import { StaleImportError } from '../../ledger/ledger-store.ts';
import { ifInConflict } from '../../platform/table/condition.ts';
import type { Aggregator } from '../../pluggy/aggregator.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { hasStatus } from '../../pluggy/send.ts';
import { secondsBetween } from '../../time/instant.ts';
import { type Item, type ItemState, lostState, stateOf, wasImported } from '../item.ts';
import { isInProgress } from '../item-status.ts';
import { type ImportParts, type ImportRequest, type PreparedImport, prepareImport } from './prepare-import.ts';
import { writeImport } from './write-import.ts';

export type ImportOutcome =
  | { kind: 'unlinked' }
  /** The institution's run has not ended; nothing was read. */
  | { kind: 'in progress'; state: ItemState }
  /** Another import holds the lease. */
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'unchanged'; state: ItemState; failedAccounts: number }
  | { kind: 'imported'; state: ItemState; failedAccounts: number; rows: number };

/** An import writes for a second or two, although its lease lasts longer. */
const BUSY_SECONDS = 2;

/** Attempts after concurrent imports. */
const TRIES = 3;

// Missing at the aggregator is not an unlinking: the data stays, with an outdated status.
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

// Null after a concurrent import: the read data is outdated.
const write = async (parts: ImportParts, item: Item, planned: PreparedImport): Promise<ImportOutcome | null> => {
  const lease = await parts.leases.take(item, parts.clock()).catch(ifInConflict(null));
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

// A row that came and went between the two reads would stay until the next import.
const outrun = ({ leases }: ImportParts, item: Item): Promise<boolean> =>
  leases.outrun(item).catch(ifInConflict(false));

const importOnce = async (parts: ImportParts, request: ImportRequest): Promise<ImportOutcome | null> => {
  const item = await parts.items.find(request.userId, request.itemId);
  if (!item) return { kind: 'unlinked' };
  const clock = parts.clock();
  if (item.leaseUntil && item.leaseUntil > clock) {
    return { kind: 'busy', retryAfterSeconds: Math.min(secondsBetween(clock, item.leaseUntil), BUSY_SECONDS) };
  }
  // Whose authorization ended is not read, even where the aggregator still has it.
  const found = item.leftAt ? null : await atAggregator(parts.aggregator, item.id, request.signal);
  const state = found ? stateOf(found, item) : lostState(item);
  // During a run rows appear and disappear; before the first import nothing can be lost.
  if (isInProgress(state.status) && wasImported(item)) return { kind: 'in progress', state };
  const planned = await prepareImport(parts, item, found, request);
  if (planned.changed) return write(parts, item, planned);
  if (request.isOfRemoval && wasImported(item) && !(await outrun(parts, item))) return null;
  return { kind: 'unchanged', state: planned.state, failedAccounts: planned.failedAccounts };
};

/** Reads first, then writes the differences under a lease. @throws AggregatorError when the list of accounts fails */
export const importItem = async (parts: ImportParts, request: ImportRequest): Promise<ImportOutcome> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await importOnce(parts, request);
    if (outcome) return outcome;
  }
  return { kind: 'busy', retryAfterSeconds: 1 };
};

export type { ImportParts } from './prepare-import.ts';
