import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../../accounts/account.ts';
import type { AccountStore } from '../../accounts/account-store.ts';
import type { BillStore } from '../../cards/bill-store.ts';
import type { NewEvent } from '../../events/event.ts';
import type { PreparedEvents } from '../../events/outbox.ts';
import { feedSteps, type Steps } from '../../feed/feed-writes.ts';
import type { LedgerChanges, LedgerStore } from '../../ledger/ledger-store.ts';
import {
  MAX_ACTIONS,
  type RecordChanges,
  StaleImportError,
  writeFenced,
  writeFencedEach,
} from '../../ledger/store/fenced-writes.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import type { Look, StreamRecorder } from '../../recurring/stream-recorder.ts';
import { isOutdated, type RowsOfConnection } from '../../recurring/stream-stamp.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import { type Item, isSettled, rowsVersionOf } from '../item.ts';
import type { ItemStore } from '../item-store.ts';
import type { ImportLease, ImportLeases } from './import-lease.ts';
import type { ImportPlan } from './plan-item-import.ts';
import { type DuplicateChanges, settleDuplicates } from './settle-duplicates.ts';
import { beginTakeovers, type Takeovers } from './take-over.ts';

type Parts = {
  table: Table;
  items: Pick<ItemStore, 'list' | 'markDuplicate'>;
  leases: ImportLeases;
  streams: StreamRecorder;
};
type Ended = {
  lease: ImportLease;
  /** The rows that the import's own stamp covers. */
  stamped: readonly RowsOfConnection[];
  look: Look;
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
  { lease, stamped, look, preparedEvents }: Ended,
): Promise<void> => {
  const connected = await items.list(lease.userId);
  const now = rowsOfConnections(connected, lease);
  if (!connected.every(isSettled) || isDeepStrictEqual(now, stamped)) return;
  const { writes, stamp } = await streams.record(lease.userId, NO_CHANGES, now, look, preparedEvents);
  try {
    await writeFenced(table, leases.stamp(lease, stamp), writes);
  } catch (error) {
    // A newer import stamps what it finds.
    if (!(error instanceof StaleImportError)) throw error;
  }
};

export type WriteParts = {
  table: Table;
  items: Pick<ItemStore, 'list' | 'markDuplicate'>;
  leases: ImportLeases;
  accounts: AccountStore;
  bills: BillStore;
  ledger: LedgerStore;
  /** Rows of investments and loans, apart from those of banks and cards. */
  movements: LedgerStore;
  streams: StreamRecorder;
  /** The real clock, for leases and for how long changes are kept; `now` may be simulated. */
  clock(): Instant;
  /**
   * `later`: after the ledger changed and before the import completes; repeated by the next import if this one died. `changed`: once
   * all is written, for the signals in it; `daily` where a whole history was read and nothing changed.
   */
  ledgerChanged(userId: string, signals: 'later' | 'changed' | 'daily'): Promise<void>;
};

/** Investments and loans. */
export type HoldingChanges = {
  /** Their record. */
  writes: WriteItem[];
  /** What moved them; null where nothing did. */
  movements: LedgerChanges | null;
  /** What is told of them; null where nothing is. */
  event: NewEvent | null;
};

export type WholePlan = ImportPlan & {
  ledgerChanges: LedgerChanges;
  /** Accounts that begin or cease to be connected a second time, of any connection. */
  duplicates: DuplicateChanges;
  /** Accounts that go on under a new number, and what moves with them beside rows and bills. */
  takeovers: Takeovers;
  moves: readonly WriteItem[];
  holdings: HoldingChanges;
  /** Written accounts without a record. */
  newAccounts: readonly Account[];
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
type Writing = { parts: WriteParts; lease: ImportLease; tell: RecordChanges };

const removeAccounts = async ({ parts, lease, tell }: Writing, removed: readonly Account[]): Promise<void> => {
  const { table, leases, accounts, ledger } = parts;
  const [{ userId }, fence] = [lease, leases.fence(lease)];
  const leave = removed.map((account) => accounts.leave(userId, account));
  await writeFencedEach(table, fence, leave);
  const ids = removed.map(({ id }) => id);
  await ledger.removeAccounts(userId, ids, fence, tell);
};

// Before the rows: the next import goes on with what is begun here.
const announceTakeovers = ({ parts, lease }: Omit<Writing, 'tell'>, plan: WholePlan): Promise<void> => {
  const { table, leases, accounts } = parts;
  const { takeovers, writtenAccounts: written, now } = plan;
  const begun = beginTakeovers(accounts, { userId: lease.userId, takeovers, written, now });
  return writeFencedEach(table, leases.fence(lease), begun);
};

// Before the rows: those of an account that is connected a second time must never be counted.
const markDuplicates = async ({ parts, lease }: Omit<Writing, 'tell'>, plan: WholePlan): Promise<void> => {
  const { table, leases, accounts } = parts;
  const { userId } = lease;
  const arriving = plan.newAccounts.filter(
    ({ id, duplicateOf }) => duplicateOf !== undefined && !plan.takeovers.has(id),
  );
  const isNew = (id: string): boolean => plan.newAccounts.some((account) => account.id === id);
  await writeFencedEach(table, leases.fence(lease), [
    ...arriving.map((account) => accounts.putArriving(userId, account)),
    ...[...plan.duplicates].flatMap(([id, of]) => (isNew(id) ? [] : accounts.markDuplicate(userId, id, of))),
  ]);
};

/**
 * Writes what moved, and returns what is left to write of investments and loans. What is told of them is in the transaction that first
 * shows it, so it is told once; of several transactions with movements each has its place in the feed.
 */
const writeMovements = async (
  { parts, lease }: Omit<Writing, 'tell'>,
  { holdings: { writes, movements, event }, preparedEvents }: WholePlan,
  steps: Steps,
): Promise<WriteItem[]> => {
  const told = event ? preparedEvents.writes(event) : [];
  if (!movements) return [...writes, ...(event ? [steps.holdings(), ...told] : [])];
  const tell: RecordChanges = async () => (event ? [steps.holdings()] : []);
  const first = { ...movements, wordWrites: [...movements.wordWrites, ...told] };
  await parts.movements.commit(lease.userId, first, parts.leases.fence(lease), tell);
  return writes;
};

/** Whether accounts or bills are written beside the rows. */
const changesRecords = ({ writtenAccounts, bills, moves, holdings }: WholePlan): boolean =>
  writtenAccounts.length + bills.written.length + bills.removed.length + moves.length + holdings.writes.length > 0;

/** Another connection of the institution, or one that is being imported for the first time, may have like accounts. */
const mayBeTwice = (connected: readonly Item[], { itemId }: ImportLease, { state }: WholePlan): boolean =>
  connected.some(
    ({ id, connectorName }) => id !== itemId && (connectorName === '' || connectorName === state.connectorName),
  );

/**
 * The item's state is written last. Each step leaves consistent data; the next import completes an interrupted one.
 * @throws StaleImportError after a concurrent import or a removal
 */
export const writeImport = async (parts: WriteParts, lease: ImportLease, plan: WholePlan): Promise<void> => {
  const { table, items, leases, accounts, bills, ledger, clock } = parts;
  const { userId } = lease;
  const steps = feedSteps(table, lease, clock, { preparedEvents: plan.preparedEvents });
  const tell = steps.rows;
  const fence = leases.fence(lease);
  await announceTakeovers({ parts, lease }, plan);
  await markDuplicates({ parts, lease }, plan);
  // Before the rows are read for their streams: what another import changes meanwhile then shows in its connection's version.
  const [summary, connected] = await Promise.all([
    ledger.commit(userId, plan.ledgerChanges, fence, tell),
    items.list(userId),
  ]);
  const ofHoldings = await writeMovements({ parts, lease }, plan, steps);
  const removed = plan.removedAccounts;
  if (removed.length > 0) await removeAccounts({ parts, lease, tell }, removed);
  const hasChanged = summary.changed || removed.length > 0 || plan.completesAnother;
  if (hasChanged) await parts.ledgerChanged(userId, 'later');
  const today = dateInSaoPaulo(plan.now);
  const look = { today, isWhole: plan.fullPullAt === plan.now };
  const stamp = connected.find(({ id }) => id === lease.itemId)?.streamStamp ?? null;
  const stamped = rowsOfConnections(connected, lease);
  const recording =
    hasChanged || look.isWhole || isOutdated(stamp, today)
      ? await parts.streams.record(userId, plan, stamped, look, plan.preparedEvents)
      : null;
  const writes = [
    // First, so they share a transaction.
    ...ofHoldings,
    ...(recording?.writes ?? []),
    ...plan.writtenAccounts.map((account) => accounts.put(userId, account)),
    ...removed.map(({ id }) => accounts.remove(userId, id)),
    ...bills.writes(userId, plan.bills),
    ...plan.moves,
    // Last, so they are in the transaction of the state.
    ...plan.events.flatMap(plan.preparedEvents.writes),
  ];
  let start = 0;
  for (; start + ACTIONS < writes.length; start += ACTIONS) {
    await writeFenced(table, fence, writes.slice(start, start + ACTIONS));
  }
  const recorded = recording && { streamStamp: recording.stamp };
  await writeFenced(table, leases.finish(lease, { ...plan, recorded }), writes.slice(start));
  if (recording) await stampAfterOverlap(parts, { lease, stamped, look, preparedEvents: plan.preparedEvents });
  const isSettledAnew = mayBeTwice(connected, lease, plan) && (await settleDuplicates(parts, userId, today));
  if (isSettledAnew) await parts.ledgerChanged(userId, 'later');
  const isChanged = hasChanged || isSettledAnew || changesRecords(plan);
  if (isChanged || look.isWhole) await parts.ledgerChanged(userId, isChanged ? 'changed' : 'daily');
  await plan.preparedEvents.send();
};
