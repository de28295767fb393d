import type { Account } from '../accounts/account.ts';
import type { AccountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { outbox, type PreparedEvents } from '../events/outbox.ts';
import { groupBy } from '../group-by.ts';
import { type Batch, type Joined, joinBatches, type LedgerEditor, MOST } from '../ledger/ledger-editor.ts';
import type { RowChanges } from '../ledger/store/fenced-writes.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { OwnWordsStore } from './own-words-store.ts';
import { fenceOfAccount, type ImportFences, tellUnderFences } from './record-changes.ts';
import { onRowsOf } from './word-change.ts';
import type { MerchantWords, OwnWordsOfUser } from './words.ts';

export type FinishServices = {
  table: Table;
  ledger: LedgerEditor;
  words: OwnWordsStore;
  fences: ImportFences;
  snapshots: AccountSnapshotStore;
  clock(): Instant;
};

const write = async (table: Table, writes: readonly WriteItem[]): Promise<void> => {
  const failed = await writeAll(table, writes);
  if (failed.length > 0) throw new StaleError('The ledger or the words changed');
};

const PER_TRANSACTION = 90;
/** Of one connection. The same transaction holds the order, the raised version of the connection, and the feed. */
const MONTHS_PER_STEP = 60;

// From here on no import can write that has not read the words.
const raiseFences = ({ table, fences }: FinishServices, userId: string): Promise<void> =>
  untilWritten(async () => {
    const raises = (await fences.list(userId)).map(({ raise }) => raise);
    for (let start = 0; start < raises.length; start += PER_TRANSACTION) {
      await write(table, raises.slice(start, start + PER_TRANSACTION));
    }
  });

const unfinishedIn = ({ merchants }: OwnWordsOfUser): MerchantWords[] =>
  merchants.filter(({ isUnfinished }) => isUnfinished).slice(0, PER_TRANSACTION);

/** The feed entries and events of a step's changes. They raise versions as a word does, so the feed of a connection has one order. */
const feedOfStep = async (
  { table, fences, snapshots, clock }: FinishServices,
  userId: string,
  changes: readonly RowChanges[],
  events: PreparedEvents,
): Promise<WriteItem[]> => {
  const [known, { accounts }] = await Promise.all([fences.list(userId), snapshots.read(userId, null)]);
  const [otherwise] = known;
  if (!otherwise) return [];
  const told = { userId, fences: known, otherwise, accounts };
  const raised = new Set(changes.map(({ accountId }) => fenceOfAccount(told, accountId)));
  return [...[...raised].map(({ raise }) => raise), ...(await tellUnderFences(table, told, changes, clock(), events))];
};

/**
 * Writes of one transaction, of one connection at a time: each connection of a step costs three more actions, and twenty of them
 * would not fit beside the months.
 */
const stepsOf = (batches: readonly Batch[], accounts: readonly Account[]): Joined[] => {
  const itemOf = new Map(accounts.map(({ id, itemId }) => [id, itemId]));
  const byConnection = groupBy(batches, ({ changes: [one] }) => itemOf.get(one?.accountId ?? '') ?? '');
  return [...byConnection.values()].flatMap((ofOne) => joinBatches(ofOne, { ...MOST, actions: MONTHS_PER_STEP }));
};

const rewrite = async (services: FinishServices, userId: string): Promise<void> => {
  const { table, ledger, words, snapshots } = services;
  const [months, said, events, { accounts }] = await Promise.all([
    ledger.read(userId),
    words.everything(userId),
    outbox(table).prepare(userId, services.clock()),
    snapshots.read(userId, null),
  ]);
  const unfinished = unfinishedIn(said);
  const unchanged = words.checkOrder(userId, said.order);
  const change = onRowsOf(
    said,
    unfinished.map(({ merchant }) => merchant),
  );
  const { batches } = months.rewrite(change);
  for (const { actions, changes } of stepsOf(batches, accounts)) {
    await write(table, [unchanged, ...actions, ...(await feedOfStep(services, userId, changes, events))]);
  }
  // Without words it was kept only until its rows had none of them.
  const finish = (one: MerchantWords) =>
    Object.keys(one.words).length > 0 ? words.finishMerchant(userId, one) : words.removeMerchant(userId, one);
  await write(table, [unchanged, ...unfinished.map(finish)]);
  await events.send();
};

/** Completes words on merchants whose months did not fit into one transaction. Repeatable; each step leaves whole months. */
export const finishWords = async (services: FinishServices, userId: string): Promise<boolean> => {
  if (unfinishedIn(await services.words.everything(userId)).length === 0) return false;
  await raiseFences(services, userId);
  await untilWritten(() => rewrite(services, userId));
  return true;
};
