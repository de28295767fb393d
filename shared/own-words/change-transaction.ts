import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { InvalidInputError, NotFoundError } from '../domain-errors.ts';
import { outbox, type PreparedEvents } from '../events/outbox.ts';
import { type Batch, type EditableLedger, MAX_ACTIONS, MOST } from '../ledger/ledger-editor.ts';
import { asImported, type Transaction } from '../ledger/transaction.ts';
import { log } from '../platform/log.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { FinishServices } from './finish-words.ts';
import { MOST_UNDONE, undoStore } from './own-words-store.ts';
import { type ImportFence, tellUnderFences } from './record-changes.ts';
import { type Change, changeOfMerchant, changeOfRow, wordsOf } from './word-change.ts';
import { type OwnWordsOfUser, ownMerchant } from './words.ts';

export type WordServices = FinishServices & {
  /** Has the worker complete what this call leaves. */
  finishLater(userId: string, delaySeconds: number): Promise<void>;
};

export type WordsRequest = { userId: string; transactionId: string; change: Change; applyToSimilar: boolean };

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

// Of one row, the conditions of the write detect all changes between the reads. For all rows of a merchant, also those
// that an import adds must be known: the ledger is read after the versions of the imports that the write expects.
export const readSources = async (
  services: WordServices,
  { userId, applyToSimilar }: Pick<WordsRequest, 'userId' | 'applyToSimilar'>,
): Promise<Sources> => {
  const reading = services.fences.list(userId);
  if (applyToSimilar) await reading;
  const [fences, ledger, said, snapshot, preparedEvents] = await Promise.all([
    reading,
    services.ledger.read(userId),
    services.words.everything(userId),
    services.snapshots.read(userId),
    outbox(services.table).prepare(userId, services.clock()),
  ]);
  return { fences, ledger, said, snapshot, preparedEvents };
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

const found = ({ ledger, snapshot, fences }: Sources, { transactionId }: WordsRequest) => {
  const row = ledger.rows.find(({ id }) => id === transactionId);
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
    fence.raise,
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
    const sources = await readSources(services, asked);
    const plan = await (applyToSimilar ? planMerchant : planRow)(services, sources, asked);
    const { row, changedRows, inFull, undoId } = plan;
    const told = await beside({
      row,
      changedRows,
      inFull,
      undoId,
      rows: sources.ledger.rows,
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
