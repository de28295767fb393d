import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../../accounts/account.ts';
import type { AccountStore } from '../../accounts/account-store.ts';
import type { BillStore } from '../../cards/bill-store.ts';
import type { NewEvent } from '../../events/event.ts';
import type { PreparedEvents } from '../../events/outbox.ts';
import { tellInSteps } from '../../feed/feed-writes.ts';
import type { LedgerChanges, LedgerStore } from '../../ledger/ledger-store.ts';
import type { TellChanges } from '../../ledger/row-changes.ts';
import { MAX_ACTIONS, StaleImportError, writeFenced, writeFencedEach } from '../../ledger/store/fenced-writes.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StreamRecorder } from '../../recurring/stream-recorder.ts';
import { isOutdated, type RowsOfConnection } from '../../recurring/stream-stamp.ts';
import type { IsoDate } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import { type Item, isSettled, rowsVersionOf } from '../item.ts';
import type { ItemStore } from '../item-store.ts';
import type { ImportLease, ImportLeases } from './import-lease.ts';
import type { ImportPlan } from './plan-item-import.ts';

type Parts = { table: Table; items: Pick<ItemStore, 'list'>; leases: ImportLeases; streams: StreamRecorder };
type Ended = {
  lease: ImportLease;
  /** The rows that the import's own stamp covers. */
  stamped: readonly RowsOfConnection[];
  today: IsoDate;
  preparedEvents: PreparedEvents;
};

const NO_CHANGES = { writtenAccounts: [], removedAccounts: [], bills: { written: [], removed: [] } };

/** The versions of the rows of each connection; the lease's own is the one under which its rows may have changed. */
const rowsOfConnections = (connected: readonly Item[], { itemId, version }: ImportLease): RowsOfConnection[] =>
  connected.map((item) => ({ id: item.id, rowsVersion: item.id === itemId ? version : rowsVersionOf(item) }));

/**
 * Imports that end during each other's writes, as all first imports of a user do, leave stamps of outdated states. The last one
 * to end finds no other import running and stamps the final state of the rows.
 */
const stampAfterOverlap = async (
  { table, items, leases, streams }: Parts,
  { lease, stamped, today, preparedEvents }: Ended,
): Promise<void> => {
  const connected = await items.list(lease.userId);
  const now = rowsOfConnections(connected, lease);
  if (!connected.every(isSettled) || isDeepStrictEqual(now, stamped)) return;
  const { writes, stamp } = await streams.record(lease.userId, NO_CHANGES, now, today, preparedEvents);
  try {
    await writeFenced(table, leases.stamp(lease, stamp), writes);
  } catch (error) {
    // A newer import stamps what it finds.
    if (!(error instanceof StaleImportError)) throw error;
  }
};

export type WriteParts = {
  table: Table;
  items: Pick<ItemStore, 'list'>;
  leases: ImportLeases;
  accounts: AccountStore;
  bills: BillStore;
  ledger: LedgerStore;
  streams: StreamRecorder;
  /** The real clock, for leases and for how long changes are kept; `now` may be simulated. */
  clock(): Instant;
  /** After the ledger changed and before the import completes; repeated by the next import if this one died. */
  ledgerChanged(userId: string): Promise<void>;
};

export type WholePlan = ImportPlan & {
  ledgerChanges: LedgerChanges;
  fullPullAt: Instant | null;
  now: Instant;
  /** The webhook events of the import. */
  preparedEvents: PreparedEvents;
  events: readonly NewEvent[];
  /** An earlier import died; its follow-up work is done now. */
  completesAnother: boolean;
};

// Each transaction also holds the fence or the final write.
const ACTIONS = MAX_ACTIONS - 1;

// Accounts are hidden first, so an interrupted import shows no account without its transactions.
type Writing = { parts: WriteParts; lease: ImportLease; tell: TellChanges };

const removeAccounts = async ({ parts, lease, tell }: Writing, removed: readonly Account[]): Promise<void> => {
  const { table, leases, accounts, ledger } = parts;
  const [{ userId }, fence] = [lease, leases.fence(lease)];
  const leave = removed.map((account) => accounts.leave(userId, account));
  await writeFencedEach(table, fence, leave);
  const ids = removed.map(({ id }) => id);
  await ledger.removeAccounts(userId, ids, fence, tell);
};

/**
 * The item's state is written last. Each step leaves consistent data; the next import completes an interrupted one.
 * @throws StaleImportError after a concurrent import or a removal
 */
export const writeImport = async (parts: WriteParts, lease: ImportLease, plan: WholePlan): Promise<void> => {
  const { table, items, leases, accounts, bills, ledger, clock } = parts;
  const { userId } = lease;
  const tell = tellInSteps(table, lease, clock, { preparedEvents: plan.preparedEvents });
  const fence = leases.fence(lease);
  // Before the rows are read for their streams: what another import changes meanwhile then shows in its connection's version.
  const [summary, connected] = await Promise.all([
    ledger.commit(userId, plan.ledgerChanges, fence, tell),
    items.list(userId),
  ]);
  const removed = plan.removedAccounts;
  if (removed.length > 0) await removeAccounts({ parts, lease, tell }, removed);
  const hasChanged = summary.changed || removed.length > 0 || plan.completesAnother;
  if (hasChanged) await parts.ledgerChanged(userId);
  const today = dateInSaoPaulo(plan.now);
  const stamp = connected.find(({ id }) => id === lease.itemId)?.streamStamp ?? null;
  const stamped = rowsOfConnections(connected, lease);
  const recording =
    hasChanged || isOutdated(stamp, today)
      ? await parts.streams.record(userId, plan, stamped, today, plan.preparedEvents)
      : null;
  const writes = [
    ...(recording?.writes ?? []),
    ...plan.writtenAccounts.map((account) => accounts.put(userId, account)),
    ...removed.map(({ id }) => accounts.remove(userId, id)),
    ...bills.writes(userId, plan.bills),
    // Last, so they are in the transaction of the state.
    ...plan.events.flatMap(plan.preparedEvents.writes),
  ];
  let start = 0;
  for (; start + ACTIONS < writes.length; start += ACTIONS) {
    await writeFenced(table, fence, writes.slice(start, start + ACTIONS));
  }
  const recorded = recording && { streamStamp: recording.stamp };
  await writeFenced(table, leases.finish(lease, { ...plan, recorded }), writes.slice(start));
  if (recording) await stampAfterOverlap(parts, { lease, stamped, today, preparedEvents: plan.preparedEvents });
  await plan.preparedEvents.send();
};
