import type { Instant } from '../time/instant.ts';
import { type Item, lostState, stateOf } from './item.ts';
import type { ItemStore } from './item-store.ts';
import { planImport } from './plan-import.ts';
import type { Aggregator } from './pluggy/aggregator.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';
import { emptyPull, pullItem } from './pull-item.ts';
import { everything, pullWindow } from './pull-window.ts';
import type { WholePlan, WriteParts } from './write-import.ts';

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

const readStored = async ({ accounts, bills }: ImportParts, item: Item) => {
  const [allAccounts, allBills] = await Promise.all([accounts.list(item.userId), bills.list(item.userId)]);
  const ofItem = ({ itemId }: { itemId: string }) => itemId === item.id;
  return { item, accounts: allAccounts.filter(ofItem), bills: allBills.filter(ofItem) };
};

/** What an import would write; `failedAccounts`: how many could not be read wholly. */
export type PreparedImport = WholePlan & { failedAccounts: number };

/**
 * Reads what the aggregator has and what stands in the table, and says what would change. Writes nothing.
 * @param found the item at the aggregator; null when it is no longer there
 */
export const prepareImport = async (
  parts: ImportParts,
  item: Item,
  found: AggregatorItem | null,
  request: ImportRequest,
): Promise<PreparedImport> => {
  const stored = await readStored(parts, item);
  const window = pullWindow(item, request.now);
  const known = new Set(stored.accounts.map(({ id }) => id));
  const pull = found
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
  return {
    ...rest,
    ledgerChanges,
    failedAccounts,
    completesAnother,
    fullPullAt: wasFull ? request.now : item.fullPullAt,
    changed: rest.changed || ledgerChanges.summary.changed || completesAnother || isFirst,
  };
};
