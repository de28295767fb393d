import { isDeepStrictEqual } from 'node:util';
import { type Account, isOpen } from '../../accounts/account.ts';
import type { Holdings } from '../../accounts/holding.ts';
import type { HoldingsStore } from '../../accounts/holdings-store.ts';
import type { Bill } from '../../cards/bill.ts';
import type { NewEvent } from '../../events/event.ts';
import { outbox } from '../../events/outbox.ts';
import { isReadApart } from '../../ledger/ledger-reader.ts';
import { firstMonthOf, type LedgerChanges } from '../../ledger/ledger-store.ts';
import type { ImportedAccount } from '../../ledger/merge.ts';
import type { OwnWordsStore } from '../../own-words/own-words-store.ts';
import { importedWords } from '../../own-words/own-words-store.ts';
import type { OwnWordsOfUser } from '../../own-words/words.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import type { Aggregator } from '../../pluggy/aggregator.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { monthOf } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import { heldAnew, mergeHoldings } from '../../wealth/merge-holdings.ts';
import { needOf } from '../freshness.ts';
import { type Item, type ItemState, lostState, stateOf, wasImported } from '../item.ts';
import type { ItemStore } from '../item-store.ts';
import type { MerchantLookup } from './merchant-lookup.ts';
import { type ImportPlan, planItemImport, type Stored } from './plan-item-import.ts';
import { NOTHING_PULLED, type PulledHoldings, pullHoldings } from './pull-holdings.ts';
import { emptyPull, everything, type Pull, type PullWindow, pullItem, pullWindow } from './pull-item.ts';
import { changesOfDuplicates, withDuplicates } from './settle-duplicates.ts';
import { movesOf, type Takeovers, takeoversOf, takingOver } from './take-over.ts';
import type { HoldingChanges, WholePlan, WriteParts } from './write-import.ts';

const aboutConnection = ({ id }: Item, { connectorName, status, executionStatus, lastUpdatedAt }: ItemState) => ({
  itemId: id,
  connectorName,
  status,
  executionStatus,
  lastUpdatedAt,
});

const hasRun = (before: Item, after: ItemState): boolean =>
  after.lastUpdatedAt !== before.lastUpdatedAt ||
  after.status !== before.status ||
  after.executionStatus !== before.executionStatus;

/** The connection's run has ended without a question, or it now needs its owner. */
const eventsOfConnection = (before: Item, after: ItemState): NewEvent[] => {
  const data = aboutConnection(before, after);
  const needs = needOf(after.status);
  if (needs === null)
    return after.status === 'UPDATED' && hasRun(before, after) ? [{ type: 'connection.updated', data }] : [];
  return needs === needOf(before.status) ? [] : [{ type: 'connection.needs_action', data: { ...data, needs } }];
};

/**
 * Banks report a bill when it has closed. It closed just now if the card had no bill due as late. Bills of a connection's first
 * import closed before the connection existed and emit no event.
 */
const closedBills = ({ item, accounts, bills }: Stored, written: readonly Bill[]): Bill[] => {
  if (!wasImported(item)) return [];
  const isNews = ({ id, accountId, dueDate }: Bill): boolean =>
    accounts.some((account) => account.id === accountId) &&
    bills.every((known) => known.accountId !== accountId || (known.id !== id && known.dueDate < dueDate));
  return written.filter(isNews);
};

const eventOfBill = ({ id, itemId, accountId, dueDate, closingDate }: Bill): NewEvent => ({
  type: 'bill.closed',
  data: { billId: id, itemId, accountId, dueDate, closingDate },
});

/** The webhook events of a complete import, apart from its transactions. */
const eventsOfImport = (stored: Stored, { state, bills }: Pick<ImportPlan, 'state' | 'bills'>): NewEvent[] => [
  ...closedBills(stored, bills.written).map(eventOfBill),
  ...eventsOfConnection(stored.item, state),
];

export type ImportRequest = {
  userId: string;
  itemId: string;
  now: Instant;
  /** Stores each new `lastUpdatedAt`; otherwise one within the hour is not worth a write. */
  isExact?: boolean;
  /** The bank has taken rows back: an import that has read them before must not write them after this one. */
  isOfRemoval?: boolean;
  /** Aborts the reading at the caller's deadline; writes are completed. */
  signal?: AbortSignal | undefined;
};

export type ImportParts = WriteParts & {
  items: ItemStore;
  words: OwnWordsStore;
  holdings: HoldingsStore;
  aggregator: Aggregator;
  lookUp: MerchantLookup;
};

const withWritten = (accounts: readonly Account[], written: readonly Account[]): Account[] => {
  const ids = new Set(written.map(({ id }) => id));
  return [...accounts.filter(({ id }) => !ids.has(id)), ...written];
};

const LAST_MONTH = monthOf(everything.covered.to);

const readStored = async ({ accounts, bills }: ImportParts, item: Item) => {
  const [all, allBills] = await Promise.all([accounts.listAll(item.userId), bills.list(item.userId)]);
  const ofItem = ({ itemId }: { itemId: string }) => itemId === item.id;
  return {
    item,
    others: all.accounts.filter((account) => !ofItem(account)),
    accounts: all.accounts.filter(ofItem),
    leaving: all.leaving.filter(ofItem),
    bills: allBills.filter(ofItem),
  };
};

const counted = (changes: LedgerChanges, count: WriteItem): LedgerChanges =>
  changes.wordWrites.length === 0 ? changes : { ...changes, wordWrites: [count, ...changes.wordWrites] };

// The bank's record of an account lacks the user's name for it.
const named = (pull: Pull, { accounts }: OwnWordsOfUser, takeovers: Takeovers): Pull => {
  const names = new Map(accounts.map(({ accountId, customName }) => [accountId, customName]));
  const accountsWithNames = pull.accounts.map((pulled) => {
    const { id } = pulled.account;
    const customName = names.get(id) ?? names.get(takeovers.get(id)?.former.id ?? '');
    return customName === undefined ? pulled : { ...pulled, account: { ...pulled.account, customName } };
  });
  return { ...pull, accounts: accountsWithNames };
};

type Pulling = {
  item: Item;
  held: Holdings | null;
  window: PullWindow;
  known: ReadonlyMap<string, Account>;
  request: ImportRequest;
};

const pullAll = async ({ aggregator, lookUp }: ImportParts, found: AggregatorItem | null, pulling: Pulling) => {
  const { item, held, window, known, request } = pulling;
  if (!found) return { pull: emptyPull, pulledHoldings: NOTHING_PULLED };
  const options = { signal: request.signal };
  const asked = { item: found, stored: held, isWhole: window === everything, now: request.now };
  const [pull, pulledHoldings] = await Promise.all([
    pullItem({ item: found, before: item, window, known }, { aggregator, lookUp }, options),
    pullHoldings(asked, aggregator, options),
  ]);
  return { pull: { ...pull, failedHoldings: pulledHoldings.failed }, pulledHoldings };
};

const NO_CHANGES: HoldingChanges = { writes: [], movements: null, event: null };

/** Null where neither a holding came or ended nor one moved, and for what the connection had from its beginning. */
const eventOfHoldings = (
  { item, held }: Pulling,
  next: Holdings,
  { added, updated, removed }: LedgerChanges['summary'],
): NewEvent | null => {
  if (!wasImported(item)) return null;
  const [anew, movements] = [heldAnew(held, next), added + updated + removed];
  if (anew.added.length + anew.ended.length + movements === 0) return null;
  return { type: 'investment.changed', data: { itemId: item.id, ...anew, movements } };
};

/** A list of movements is always read whole. */
const movedIn = ({ positions, loans }: Holdings, rows: PulledHoldings['rows']): ImportedAccount[] =>
  [...positions, ...loans].flatMap(({ id, sourceId }) => {
    const found = rows.get(sourceId);
    const own = found?.map((row) => (row.accountId === id ? row : { ...row, accountId: id }));
    return own ? [{ accountId: id, rows: own, window: everything.covered }] : [];
  });

/** The writes of what the connection holds, where that has changed. */
const changesOfHoldings = async (
  { movements, ...parts }: ImportParts,
  pulling: Pulling,
  { positions, loans, rows }: PulledHoldings,
  { lastUpdatedAt, connectorName }: Pick<ItemState, 'lastUpdatedAt' | 'connectorName'>,
): Promise<HoldingChanges> => {
  const { item, held, request } = pulling;
  if (held === null && positions === null && loans === null) return NO_CHANGES;
  const answers = { positions, loans, lastUpdatedAt, before: item.lastUpdatedAt, now: request.now, connectorName };
  const next = mergeHoldings(held, answers);
  if (next === null) return NO_CHANGES;
  const put = (record: Holdings) => parts.holdings.put(item.userId, item.id, record);
  const ofHoldings = await movements.plan(item.userId, movedIn(next, rows));
  // Until the movements are written, the record says that it lacks them.
  const lacking = put({ ...next, positions: next.positions.map((position) => ({ ...position, lacksMoves: true })) });
  const hasMoved = ofHoldings.summary.changed;
  return {
    writes: hasMoved || !isDeepStrictEqual(next, held) ? [put(next)] : [],
    movements: hasMoved ? { ...ofHoldings, wordWrites: [lacking] } : null,
    event: eventOfHoldings(pulling, next, ofHoldings.summary),
  };
};

/** `failedAccounts`: accounts and lists of holdings that could not be read completely. */
export type PreparedImport = WholePlan & { failedAccounts: number };

/** Writes nothing. @param found null when the aggregator no longer has the item */
export const prepareImport = async (
  parts: ImportParts,
  item: Item,
  found: AggregatorItem | null,
  request: ImportRequest,
): Promise<PreparedImport> => {
  const [stored, held, consent, preparedEvents] = await Promise.all([
    readStored(parts, item),
    parts.holdings.find(item.userId, item.id),
    parts.items.consents.missing(item),
    outbox(parts.table).prepare(item.userId, request.now),
  ]);
  const window = pullWindow(item, request.now);
  const settled = stored.accounts.filter((account) => isOpen(account) && !account.isArriving);
  const known = new Map(settled.map((account) => [account.id, account]));
  const pulling = { item, held, window, known, request };
  const { pull, pulledHoldings } = await pullAll(parts, found, pulling);
  const { failedAccounts, failedHoldings = 0, connectorName } = pull;
  const reported = found ? { ...stateOf(found), ...(connectorName && { connectorName }) } : lostState(item);
  const today = dateInSaoPaulo(request.now);
  const takeovers = await takeoversOf(parts, { stored, state: reported, pull, today });
  const imported = pull.accounts.flatMap(({ ledger }) => {
    const former = ledger && takeovers.get(ledger.accountId)?.former.id;
    return former ? takingOver(ledger, former) : (ledger ?? []);
  });
  const words = parts.words.since(item.userId, firstMonthOf(imported) ?? LAST_MONTH);
  const put = words.then((all) => importedWords(parts.words, item.userId, all));
  const ofUser = stored.accounts.length + stored.leaving.length + stored.others.length;
  const planned = await parts.ledger.plan(item.userId, imported, put, isReadApart(imported.length, ofUser));
  const ledgerChanges = counted(planned, parts.words.countCarried(item.userId));
  const said = await words;
  const { userId } = item;
  const moves = await movesOf(parts, { userId, takeovers, said });
  const plannedItem = planItemImport(stored, reported, named(pull, said, takeovers), request.now, takeovers);
  const staying = [...stored.accounts, ...stored.others].filter(
    ({ id }) => !plannedItem.removedAccounts.some((gone) => gone.id === id),
  );
  const accounts = withWritten(staying, plannedItem.writtenAccounts);
  const pulled = new Map(imported.map(({ accountId, rows }) => [accountId, rows]));
  const duplicates = await changesOfDuplicates(parts, item.userId, { accounts, pulled, today });
  const writtenAccounts = withDuplicates(plannedItem.writtenAccounts, duplicates);
  const rest = { ...plannedItem, writtenAccounts, changed: plannedItem.changed || duplicates.size > 0 };
  const heldNow = found ? await changesOfHoldings(parts, pulling, pulledHoldings, reported) : NO_CHANGES;
  const wasFull = found !== null && window === everything && failedAccounts === 0 && !pulledHoldings.isAskedAnew;
  const completesAnother = item.completedVersion !== item.importVersion;
  const isLater = request.isExact === true && reported.lastUpdatedAt !== item.lastUpdatedAt;
  const isFirst = wasFull && item.fullPullAt === null;
  return {
    ...rest,
    preparedEvents,
    duplicates,
    takeovers,
    moves: [...moves, ...consent],
    holdings: heldNow,
    newAccounts: writtenAccounts.filter(({ id }) => stored.accounts.every((known) => known.id !== id)),
    events: eventsOfImport(stored, rest),
    ledgerChanges,
    failedAccounts: failedAccounts + failedHoldings,
    now: request.now,
    completesAnother,
    fullPullAt: wasFull ? request.now : item.fullPullAt,
    changed:
      rest.changed ||
      ledgerChanges.summary.changed ||
      completesAnother ||
      isFirst ||
      isLater ||
      consent.length + heldNow.writes.length > 0 ||
      heldNow.movements !== null,
  };
};
