import { isCreditCard } from '../accounts/account.ts';
import { type AccountSnapshot, billsFrom } from '../cards/account-snapshot.ts';
import { installmentRow } from '../cards/purchase.ts';
import { InvalidInputError, NotFoundError } from '../domain-errors.ts';
import { outbox, type PreparedEvents } from '../events/outbox.ts';
import { type Batch, type EditableLedger, MAX_ACTIONS, MOST } from '../ledger/ledger-editor.ts';
import { type MonthSpan, WHOLE } from '../ledger/store/account-month.ts';
import { asImported, type Transaction } from '../ledger/transaction.ts';
import { log } from '../platform/log.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { isRecordId } from '../platform/table/keys.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { addToMonth, type IsoDate, monthOf } from '../time/calendar.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { FinishServices } from './finish-words.ts';
import { MOST_UNDONE, undoStore } from './own-words-store.ts';
import { type ImportFence, tellUnderFences } from './record-changes.ts';
import { type Change, changeOfMerchant, changeOfRow, isNoteAlone, wordsOf } from './word-change.ts';
import { type OwnWordsOfUser, ownMerchant } from './words.ts';

export type WordServices = FinishServices & {
  /** Has the worker complete what this call leaves. */
  finishLater(userId: string, delaySeconds: number): Promise<void>;
};

/** Where a caller has seen the row. A wrong guess is only slower. */
export type RowHint = { accountId?: string | undefined; date: IsoDate };

export type WordsRequest = {
  userId: string;
  transactionId: string;
  change: Change;
  applyToSimilar: boolean;
  hint?: RowHint | undefined;
};

/** The changed row as it will be stored, and the data to present it. */
export type Changed = {
  row: Transaction;
  rows: readonly Transaction[];
  snapshot: AccountSnapshot;
  changedRows: number;
  /** False when the older ones of the changed rows follow. */
  inFull: boolean;
  /** Of a change of all rows of a merchant, for an hour; null where it is too large. */
  undoId: string | null;
};

/** Writes of the caller in the change's transaction: the recorded response. The feed of changes is written here. */
type Beside<Answer> = (changed: Changed) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

export type Sources = {
  ledger: EditableLedger;
  /** All that tells on which bill the row is. */
  rows: readonly Transaction[];
  said: OwnWordsOfUser;
  fences: ImportFence[];
  snapshot: AccountSnapshot;
  preparedEvents: PreparedEvents;
};

/** Besides months, fences and feed: the order, the record of the word and of what it replaced, and the recorded response. */
const BESIDES = 5;
/** Beside twenty connections, each of which takes an action for its fence and some for the feed. */
const NEWEST_MONTHS = 40;
/**
 * Longer than the call may run: its first write is done then or never will be. Also longer than the minute within which the
 * local stack waits for a delayed message.
 */
export const AFTER_THE_CALL_SECONDS = 300;

// All rows of a merchant must be known, also those that an import adds: the ledger is read after the versions of the imports
// that the write expects.
export const readSources = async (services: WordServices, userId: string): Promise<Sources> => {
  const fences = await services.fences.list(userId);
  const [ledger, said, snapshot, preparedEvents] = await Promise.all([
    services.ledger.read(userId),
    services.words.everything(userId),
    services.snapshots.read(userId),
    outbox(services.table).prepare(userId, services.clock()),
  ]);
  return { fences, ledger, rows: ledger.rows, said, snapshot, preparedEvents };
};

export const monthFrom = ({ accountId, date }: RowHint): MonthSpan => ({
  first: monthOf(date),
  last: monthOf(date),
  // What cannot be an id of ours is no key.
  accountId: accountId !== undefined && isRecordId(accountId) ? accountId : undefined,
});

/** The months that people speak of most; also those to come. */
const latest = (today: IsoDate): MonthSpan => ({ ...WHOLE, first: addToMonth(monthOf(today), -1) });

const rowIn = ({ rows }: EditableLedger, { transactionId }: WordsRequest): Transaction | undefined =>
  rows.find(({ id }) => id === transactionId);

const isInstallmentOfCard = (row: Transaction, { accounts }: AccountSnapshot): boolean =>
  installmentRow(row) !== null && accounts.some((one) => one.id === row.accountId && isCreditCard(one));

/** The months with the row, where it was last told of; everything where it is not there. */
const ledgerWith = async (
  { ledger }: WordServices,
  asked: WordsRequest,
  near: EditableLedger,
  { rows }: OwnWordsOfUser,
): Promise<EditableLedger> => {
  if (rowIn(near, asked)) return near;
  const told = rows.find(({ row }) => row.id === asked.transactionId)?.row;
  const there = told && (await ledger.read(asked.userId, monthFrom(told)));
  return there && rowIn(there, asked) ? there : ledger.readWith(asked.userId, [asked.transactionId]);
};

// The conditions of the write detect all changes between the reads: the versions are read first or beside the months.
const readSourcesOfRow = async (services: WordServices, asked: WordsRequest): Promise<Sources> => {
  const { userId, hint } = asked;
  const now = services.clock();
  const [fences, near, said, snapshot, preparedEvents] = await Promise.all([
    services.fences.list(userId),
    services.ledger.read(userId, hint ? monthFrom(hint) : latest(dateInSaoPaulo(now))),
    services.words.everything(userId),
    services.snapshots.read(userId, null),
    outbox(services.table).prepare(userId, now),
  ]);
  const ledger = await ledgerWith(services, asked, near, said);
  const sources = { fences, ledger, rows: ledger.rows, said, snapshot, preparedEvents };
  const row = rowIn(ledger, asked);
  if (!row || !isInstallmentOfCard(row, snapshot)) return sources;
  // Its bill follows from those of the card and from the other rows of the purchase.
  const [rows, withBills] = await Promise.all([
    services.ledger.ofAccount(userId, row.accountId),
    services.snapshots.read(userId, billsFrom(row.date, dateInSaoPaulo(now))),
  ]);
  return { ...sources, rows, snapshot: withBills };
};

export const notFound = (): NotFoundError =>
  new NotFoundError(
    'Transaction not found',
    'get-transactions lists the ids; a bank may give a row a new one, when it posts or its bill closes',
  );

const namesNobody = (): InvalidInputError =>
  new InvalidInputError('Invalid applyToSimilar', {
    message: 'The bank names no merchant on this transaction, so none is similar; send applyToSimilar=false',
  });

type Plan = { writes: WriteItem[]; inFull: boolean; row: Transaction; changedRows: number; undoId: string | null };

const recordedBy = (
  { table, clock }: WordServices,
  { fences, snapshot: { accounts }, preparedEvents }: Sources,
  { userId, otherwise, batches }: { userId: string; otherwise: ImportFence; batches: readonly Batch[] },
): Promise<WriteItem[]> => {
  const changes = batches.flatMap((batch) => batch.changes);
  return tellUnderFences(table, { userId, fences, otherwise, accounts }, changes, clock(), preparedEvents);
};

const found = ({ ledger, snapshot, fences }: Sources, asked: WordsRequest) => {
  const row = rowIn(ledger, asked);
  const account = row && snapshot.accounts.find(({ id }) => id === row.accountId);
  const fence = account && fences.find(({ itemId }) => itemId === account.itemId);
  if (!row || !account || !fence) throw notFound();
  return { row, fence };
};

const planRow = async (services: WordServices, sources: Sources, asked: WordsRequest): Promise<Plan> => {
  const { row, fence } = found(sources, asked);
  const { userId } = asked;
  const words = wordsOf(asked.change, sources.said.order + 1);
  const { record, change } = changeOfRow(sources.said, { row, itemId: fence.itemId, words });
  const { batches } = sources.ledger.rewrite(change);
  const writes = [
    isNoteAlone(asked.change) ? fence.raiseWithStreams : fence.raise,
    services.words.raiseOrder(userId, sources.said.order),
    ...services.words.replaceRow(userId, record),
    ...batches.flatMap(({ actions }) => actions),
    ...(await recordedBy(services, sources, { userId, otherwise: fence, batches })),
  ];
  return { writes, inFull: true, row: change(row), changedRows: 1, undoId: null };
};

/** The months with all that must be written beside them; null if one transaction cannot hold it. */
const writesOf = async (
  services: WordServices,
  sources: Sources,
  told: { userId: string; otherwise: ImportFence; batches: readonly Batch[] },
): Promise<WriteItem[] | null> => {
  const actions = told.batches.flatMap((batch) => batch.actions);
  const bytes = told.batches.reduce((sum, batch) => sum + batch.bytes, 0);
  if (actions.length > MAX_ACTIONS || bytes > MOST.bytes) return null;
  const raises = sources.fences.map(({ raise }) => raise);
  const writes = [...raises, ...actions, ...(await recordedBy(services, sources, told))];
  return writes.length + BESIDES <= MAX_ACTIONS ? writes : null;
};

/** The months that one transaction holds, all of them or the newest, or else the fence alone. */
export const monthsOf = async (
  services: WordServices,
  sources: Sources,
  told: { userId: string; otherwise: ImportFence; batches: readonly Batch[] },
): Promise<{ writes: WriteItem[]; inFull: boolean }> => {
  const all = await writesOf(services, sources, told);
  const newest = all ?? (await writesOf(services, sources, { ...told, batches: told.batches.slice(-NEWEST_MONTHS) }));
  return { writes: newest ?? [told.otherwise.raise], inFull: all !== null };
};

const planMerchant = async (services: WordServices, sources: Sources, asked: WordsRequest): Promise<Plan> => {
  const { row, fence } = found(sources, asked);
  const merchant = ownMerchant(asImported(row));
  if (!merchant) throw namesNobody();
  const { userId } = asked;
  const words = wordsOf(asked.change, sources.said.order + 1);
  const now = services.clock();
  const plan = (isUnfinished: boolean) => changeOfMerchant(sources.said, { merchant, words, isUnfinished, now });
  const { change } = plan(false);
  const { batches, rows } = sources.ledger.rewrite(change);
  const months = await monthsOf(services, sources, { userId, otherwise: fence, batches });
  const { inFull } = months;
  const writes = [
    ...months.writes,
    services.words.raiseOrder(userId, sources.said.order),
    services.words.putMerchant(userId, plan(!inFull).record),
  ];
  const record = plan(false).record;
  const known = sources.said.merchants.find(({ id }) => id === record.id);
  const replaced = { id: record.id, order: sources.said.order + 1, before: known?.words ?? {} };
  const kept =
    inFull && rows.length <= MOST_UNDONE
      ? undoStore(services.table).put(userId, { rows: [], merchant: replaced, changed: rows.length }, now)
      : null;
  return {
    writes: [...writes, ...(kept ? [kept.write] : [])],
    inFull,
    row: change(row),
    changedRows: rows.length,
    undoId: kept?.id ?? null,
  };
};

/**
 * Writes the user's word on a row, or on all rows of its merchant and direction. One transaction if all writes fit; otherwise
 * the word with the newest months, and the worker writes the older ones.
 * @throws NotFoundError, InvalidInputError, ContentionError
 */
export const changeTransaction = async <Answer>(
  services: WordServices,
  asked: WordsRequest,
  beside: Beside<Answer>,
): Promise<Answer> => {
  const { userId, applyToSimilar } = asked;
  const { answer, inFull, preparedEvents } = await untilWritten(async () => {
    const sources = await (applyToSimilar ? readSources(services, userId) : readSourcesOfRow(services, asked));
    const plan = await (applyToSimilar ? planMerchant : planRow)(services, sources, asked);
    const { row, changedRows, inFull, undoId } = plan;
    const told = await beside({
      row,
      changedRows,
      inFull,
      undoId,
      rows: sources.rows,
      snapshot: sources.snapshot,
    });
    if (!inFull) await services.finishLater(userId, AFTER_THE_CALL_SECONDS);
    const failed = await writeAll(services.table, plan.writes, told.extraWrites);
    if (failed.length > 0) throw new StaleError('The transaction changed while its words were written');
    return { answer: told.answer, inFull, preparedEvents: sources.preparedEvents };
  });
  await preparedEvents.send();
  // Without this message the one from before the write completes it.
  if (!inFull) await services.finishLater(userId, 0).catch((error: unknown) => log.failure(error, { userId }));
  return answer;
};
