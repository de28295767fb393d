import type { AccountStore } from '../accounts/account-store.ts';
import { holdingsStore, movementTable } from '../accounts/holdings-store.ts';
import type { BillStore } from '../cards/bill-store.ts';
import { closingDateStore } from '../cards/closing-date-store.ts';
import { noEvents, outbox, type PreparedEvents } from '../events/outbox.ts';
import { feedStore } from '../feed/feed-store.ts';
import { feedSteps } from '../feed/feed-writes.ts';
import { beforeVersion, stepOf } from '../feed/sequence.ts';
import { type LedgerStore, ledgerStore, StaleImportError } from '../ledger/ledger-store.ts';
import { type RecordChanges, recordNowhere, writeFenced, writeFencedEach } from '../ledger/store/fenced-writes.ts';
import { ownWordsStore } from '../own-words/own-words-store.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { isErased, unlessErased } from '../platform/table/unless-erased.ts';
import { streamRecordStore } from '../recurring/stream-record-store.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import type { ConsentGiven, EndedBy } from './consent-store.ts';
import type { ItemStore, LinkOutcome } from './item-store.ts';

export const linkItem = (
  items: ItemStore,
  {
    userId,
    itemId,
    now,
    most = null,
    consent,
  }: { userId: string; itemId: string; now: Instant; most?: number | null; consent?: ConsentGiven },
): Promise<LinkOutcome> => items.link(userId, itemId, { now, dueAt: now, most, consent });

export type UnlinkParts = {
  table: Table;
  items: ItemStore;
  accounts: AccountStore;
  bills: BillStore;
  ledger: LedgerStore;
};

/** Steps under one version, also where two runs remove the same rows: each takes the next free one. */
const tellRemovals = async (
  { table, items }: UnlinkParts,
  { userId, itemId }: Removal,
): Promise<{ tell: RecordChanges; ofHoldings: () => WriteItem[]; preparedEvents: PreparedEvents }> => {
  const [version, erased, preparedEvents] = await Promise.all([
    items.endVersionOf(itemId),
    isErased(table, userId),
    outbox(table).prepare(userId, systemClock()),
  ]);
  if (version === null || erased) return { tell: recordNowhere, ofHoldings: () => [], preparedEvents: noEvents };
  const last = await feedStore(table).lastAfter(userId, itemId, beforeVersion(version));
  const steps = feedSteps(table, { userId, itemId, version }, systemClock, {
    last: last ? stepOf(last) : 0,
    preparedEvents,
  });
  const unless = unlessErased(table, userId);
  return {
    tell: async (changes) => [unless, ...(await steps.rows(changes))],
    ofHoldings: () => [unless, steps.holdings()],
    preparedEvents,
  };
};

type Removal = { userId: string; itemId: string };

/** What goes with the connection, beside its own records. */
type Gone = { accountIds: readonly string[]; hasHoldings: boolean };

/** Of two concurrent runs each continues after the removals that the other has recorded. */
const removeRows = async (parts: UnlinkParts, removal: Removal, { accountIds, hasHoldings }: Gone): Promise<void> => {
  const { table, items, ledger } = parts;
  const { userId, itemId } = removal;
  const unlinked = items.unlinked(userId, itemId);
  const remove = async (): Promise<void> => {
    const { tell, ofHoldings, preparedEvents } = await tellRemovals(parts, removal);
    const removed = ledger.removeAccounts(userId, accountIds, unlinked, tell);
    const all = hasHoldings ? removed.then(() => writeFenced(table, unlinked, ofHoldings())) : removed;
    await all.catch(async (error) => {
      if (error instanceof StaleImportError && !(await items.find(userId, itemId))) throw new StaleError();
      throw error;
    });
    await preparedEvents.send();
  };
  await untilWritten(remove);
};

/** What was found in the accounts of a connection goes with them. The layer of signals lies above this one. */
const signalsOf = async (table: Table, userId: string, ids: readonly string[]): Promise<WriteItem[]> => {
  const records = await queryPrefix(table, keys.signalsOf(userId));
  const isOf = ({ accountId, itemIds }: Record<string, unknown>): boolean =>
    ids.includes(String(accountId)) || (Array.isArray(itemIds) && itemIds.some((id) => ids.includes(String(id))));
  return records
    .filter((record) => 'kind' in record && isOf(record))
    .map(({ pk, sk }) => ({ Delete: { TableName: table.name, Key: { pk, sk } } }));
};

/**
 * The item goes first, which stops every import, and the owner last, so an interrupted run can be repeated.
 * @param by who ends the user's authorization
 * @throws StaleImportError when the item was linked again; the remaining data belongs to the new link
 */
export const unlinkItem = async (
  parts: UnlinkParts,
  userId: string,
  itemId: string,
  by: EndedBy = 'user',
): Promise<void> => {
  const { table, items, accounts, bills } = parts;
  await items.remove(userId, itemId, by);
  const unlinked = items.unlinked(userId, itemId);
  const ofItem = (record: { itemId: string }) => record.itemId === itemId;
  const all = await accounts.listAll(userId);
  const gone = [...all.accounts, ...all.leaving].filter(ofItem).map(({ id }) => id);
  const held = await holdingsStore(table).find(userId, itemId);
  await removeRows(parts, { userId, itemId }, { accountIds: gone, hasHoldings: held !== null });
  const holdings = [...(held?.positions ?? []), ...(held?.loans ?? [])].map(({ id }) => id);
  if (held) await ledgerStore(movementTable(table)).removeAccounts(userId, holdings, unlinked);
  await streamRecordStore(table).forget(userId, new Set(gone));
  const closingDates = closingDateStore(table);
  const ofAccounts = (await closingDates.list(userId)).filter(({ accountId }) => gone.includes(accountId));
  await writeFencedEach(table, unlinked, [
    ...bills.writes(userId, { removed: (await bills.list(userId)).filter(ofItem), written: [] }),
    ...ofAccounts.map(closingDates.removal),
    ...(await ownWordsStore(table).removals(userId, itemId)),
    holdingsStore(table).remove(userId, itemId),
    ...(await signalsOf(table, userId, [itemId, ...gone])),
  ]);
  // After their dependents: a repeated run finds the rest through them.
  const removals = gone.map((id) => accounts.remove(userId, id));
  await writeFencedEach(table, unlinked, removals);
  await items.forgetOwner(userId, itemId);
};
