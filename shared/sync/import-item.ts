import { StaleImportError } from '../ledger/ledger-store.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { type Item, type ItemState, lostState, stateOf } from './item.ts';
import { isInProgress } from './item-status.ts';
import type { ItemStore } from './item-store.ts';
import { planImport } from './plan-import.ts';
import type { Aggregator } from './pluggy/aggregator.ts';
import { hasStatus } from './pluggy/errors.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import { emptyPull, type Pull, pullItem } from './pull-item.ts';
import { everything, pullWindow } from './pull-window.ts';
import { type WholePlan, type WriteParts, writeImport } from './write-import.ts';

export type ImportRequest = {
  userId: string;
  itemId: string;
  now: Instant;
  /** Ends the reading at the caller's own deadline; what is being written is written to its end. */
  signal?: AbortSignal | undefined;
};

export type ImportParts = WriteParts & {
  items: ItemStore;
  aggregator: Aggregator;
  /** The real clock, for leases; `now` may be simulated. */
  clock(): Instant;
};

export type ImportOutcome =
  | { kind: 'unlinked' }
  /** The institution is still at it; nothing was read. */
  | { kind: 'in progress'; state: ItemState }
  /** Another import holds the item for so long. */
  | { kind: 'busy'; retryAfterSeconds: number }
  /** `failedAccounts`: how many could not be read wholly. */
  | { kind: 'unchanged' | 'imported'; state: ItemState; failedAccounts: number };

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

const readStored = async ({ accounts, bills }: ImportParts, item: Item) => {
  const [allAccounts, allBills] = await Promise.all([accounts.list(item.userId), bills.list(item.userId)]);
  const ofItem = ({ itemId }: { itemId: string }) => itemId === item.id;
  return { item, accounts: allAccounts.filter(ofItem), bills: allBills.filter(ofItem) };
};

type Planned = WholePlan & { failedAccounts: number };

const plan = async (parts: ImportParts, item: Item, found: AggregatorItem | null, request: ImportRequest) => {
  const stored = await readStored(parts, item);
  const window = pullWindow(item, request.now);
  const known = new Set(stored.accounts.map(({ id }) => id));
  const pull: Pull = found
    ? await pullItem({ item: found, window, known }, parts.aggregator, { signal: request.signal })
    : emptyPull;
  const { failedAccounts } = pull;
  const ledgerChanges = await parts.ledger.plan(
    item.userId,
    pull.accounts.flatMap(({ ledger }) => ledger ?? []),
  );
  const rest = planImport(stored, found ? stateOf(found) : lostState(item), pull);
  const wasFull = found !== null && window === everything && failedAccounts === 0;
  const completesAnother = item.completedVersion !== item.importVersion;
  const isFirst = wasFull && item.fullPullAt === null;
  const planned: Planned = {
    ...rest,
    ledgerChanges,
    failedAccounts,
    completesAnother,
    fullPullAt: wasFull ? request.now : item.fullPullAt,
    changed: rest.changed || ledgerChanges.summary.changed || completesAnother || isFirst,
  };
  return planned;
};

// Null: another import came between, so what was read is no longer to be written.
const write = async (parts: ImportParts, item: Item, planned: Planned): Promise<ImportOutcome | null> => {
  const lease = await parts.leases.take(item, parts.clock());
  if (!lease) return null;
  try {
    await writeImport(parts, lease, planned);
    return { kind: 'imported', state: planned.state, failedAccounts: planned.failedAccounts };
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
  const planned = await plan(parts, item, found, request);
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
