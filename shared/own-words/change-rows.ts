import { NotFoundError } from '../domain-errors.ts';
import { outbox } from '../events/outbox.ts';
import { MAX_ACTIONS, MOST } from '../ledger/ledger-editor.ts';
import { asImported, type Transaction } from '../ledger/transaction.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { type CarriedWords, comparableOf } from './carry-words.ts';
import { notFound, type WordServices } from './change-transaction.ts';
import { type Replaced, undoStore } from './own-words-store.ts';
import { type ImportFence, tellUnderFences } from './record-changes.ts';
import { onRowsOf, wordsOf } from './word-change.ts';
import { isSameMerchant, joined, latestWords, ownMerchant, type Words } from './words.ts';

/** The user's words, the rows and the versions that a change is based on. @param rowIds rows that it is of; absent: of any */
const readSources = async (
  { fences, ledger, words, snapshots, table, clock }: WordServices,
  userId: string,
  rowIds?: readonly string[],
) => {
  // As of a merchant's word: an import that ends between the two may add rows.
  const versions = await fences.list(userId);
  const [months, said, snapshot, events] = await Promise.all([
    rowIds ? ledger.readWith(userId, rowIds) : ledger.read(userId),
    words.everything(userId),
    snapshots.read(userId, null),
    outbox(table).prepare(userId, clock()),
  ]);
  return { versions, months, said, snapshot, events };
};

type Sources = Awaited<ReturnType<typeof readSources>>;
type RowKey = { id: string; accountId: string };

const keyOf = ({ id, accountId }: RowKey): string => JSON.stringify([accountId, id]);
const newestOf = (words: Words): number => Math.max(0, ...Object.values(words).map((word) => word?.order ?? 0));

/** The records of a row, also under the id that it had before. */
const recordsOf = ({ said }: Sources, { id, accountId }: RowKey) =>
  said.rows.filter((one) => one.row.accountId === accountId && (one.row.id === id || one.formerId === id));

/** A row's words as they will be; the rest of its record stays. */
const recordOf = (sources: Sources, row: Transaction, itemId: string, words: Words): CarriedWords => {
  const before = recordsOf(sources, row);
  const known = before[0] ?? { itemId, row: comparableOf(row), formerId: null };
  return { before, after: { ...known, words } };
};

type Found = { row: Transaction; fence: ImportFence };
type Worded = Found & { words: Words };

const found = (
  { months, snapshot, versions }: Sources,
  { id, accountId }: { id: string; accountId?: string },
): Found | null => {
  const row = months.rows.find((one) => one.id === id && (accountId === undefined || one.accountId === accountId));
  const account = row && snapshot.accounts.find((one) => one.id === row.accountId);
  const fence = account && versions.find(({ itemId }) => itemId === account.itemId);
  return row && fence ? { row, fence } : null;
};

/** The writes of one transaction; null if it cannot hold them. */
const planOf = async (
  { words, table, clock }: WordServices,
  { userId, sources, rows, besides }: { userId: string; sources: Sources; rows: readonly Worded[]; besides: number },
): Promise<WriteItem[] | null> => {
  const { months, said, snapshot, events } = sources;
  const put = latestWords(said.merchants);
  const wordsOfRow = new Map(rows.map((one) => [keyOf(one.row), one.words]));
  const { batches } = months.rewrite((row) => {
    const own = wordsOfRow.get(keyOf(row));
    return own ? put(row, own) : row;
  });
  const fences = [...new Set(rows.map(({ fence }) => fence))];
  const [otherwise] = fences;
  if (!otherwise || batches.reduce((sum, { bytes }) => sum + bytes, 0) > MOST.bytes) return null;
  const told = { userId, fences, otherwise, accounts: snapshot.accounts };
  const writes = [
    ...fences.map(({ raise }) => raise),
    words.raiseOrder(userId, said.order),
    ...rows.flatMap((one) => words.replaceRow(userId, recordOf(sources, one.row, one.fence.itemId, one.words))),
    ...batches.flatMap(({ actions }) => actions),
    ...(await tellUnderFences(
      table,
      told,
      batches.flatMap(({ changes }) => changes),
      clock(),
      events,
    )),
  ];
  return writes.length + besides <= MAX_ACTIONS ? writes : null;
};

/** Of the rows as many as one transaction holds. */
const planSome = async (
  services: WordServices,
  asked: { userId: string; sources: Sources; rows: readonly Worded[]; besides: number },
): Promise<{ writes: WriteItem[]; rows: readonly Worded[] }> => {
  let { rows } = asked;
  for (;;) {
    const writes = await planOf(services, { ...asked, rows });
    if (writes) return { writes, rows };
    if (rows.length <= 1) throw new Error('One row does not fit into a transaction');
    rows = rows.slice(0, Math.ceil(rows.length / 2));
  }
};

const write = async ({ table }: WordServices, writes: readonly WriteItem[], { events }: Sources): Promise<void> => {
  const failed = await writeAll(table, writes);
  if (failed.length > 0) throw new StaleError('The rows changed while their words were written');
  await events.send();
};

type Entry = Replaced['rows'][number];

const nothingToUndo = (): NotFoundError =>
  new NotFoundError('Nothing to undo', 'The change was undone, is older than an hour, or was followed by another one');

const categorized = ({ category: _, ...others }: Words, before: Words): Words => ({
  ...others,
  ...(before.category && { category: before.category }),
});

/** The row with what it had before; null where it is gone, or something newer was said of it. */
const restored = (sources: Sources, entry: Entry): Worded | null => {
  const [record] = recordsOf(sources, entry);
  const row = record && found(sources, record.row);
  if (!record || !row || newestOf(record.words) > entry.order) return null;
  const merchant = ownMerchant(asImported(row.row));
  const ofMerchant = sources.said.merchants.filter((one) => merchant && isSameMerchant(one.merchant, merchant));
  if (ofMerchant.some(({ words }) => newestOf(words) > entry.order)) return null;
  return { ...row, words: categorized(record.words, entry.before) };
};

/** @param take what the first transaction takes with it @throws NotFoundError before anything is written */
const restoreRows = async (
  services: WordServices,
  userId: string,
  entries: readonly Entry[],
  take: readonly WriteItem[],
): Promise<void> => {
  for (let done = 0; done < entries.length; ) {
    done += await untilWritten(async () => {
      const left = entries.slice(done).map(({ id }) => id);
      const sources = await readSources(services, userId, left);
      const rows = entries.slice(done).map((entry) => restored(sources, entry));
      if (rows.includes(null)) throw nothingToUndo();
      const first = done === 0 ? take : [];
      const plan = await planSome(services, {
        userId,
        sources,
        rows: rows.filter((row) => row !== null),
        besides: first.length,
      });
      await write(services, [...plan.writes, ...first], sources);
      return plan.rows.length;
    });
  }
};

type Asked = { userId: string; transactionIds: readonly string[]; category: string };

/**
 * The category of many rows, of all or of none: a later transaction that fails has the earlier ones undone.
 * @throws NotFoundError, ContentionError
 */
export const changeCategories = async (services: WordServices, { userId, transactionIds, category }: Asked) => {
  const ids = [...new Set(transactionIds)];
  const done: Entry[] = [];
  const undo = undoStore(services.table);
  const step = async (): Promise<string | null> => {
    const sources = await readSources(services, userId, ids.slice(done.length));
    const order = sources.said.order + 1;
    const left = ids.slice(done.length).map((id) => found(sources, { id }));
    if (left.includes(null)) throw notFound();
    const rows = left
      .filter((one) => one !== null)
      .map((one) => {
        const before = recordsOf(sources, one.row).reduce<Words>((all, { words }) => joined(all, words), {});
        return { ...one, before, words: joined(before, wordsOf({ category }, order)) };
      });
    const plan = await planSome(services, { userId, sources, rows, besides: 1 });
    const entries = rows
      .slice(0, plan.rows.length)
      .map(({ row: { id, accountId }, before }) => ({ id, accountId, order, before }));
    const all = [...done, ...entries];
    const isLast = all.length === ids.length;
    const put = undo.put(userId, { rows: all, merchant: null, changed: all.length }, services.clock());
    await write(services, [...plan.writes, ...(isLast ? [put.write] : [])], sources);
    done.push(...entries);
    return isLast ? put.id : null;
  };
  try {
    for (;;) {
      const undoId = await untilWritten(step);
      if (undoId) return { changed: ids.length, undoId };
    }
  } catch (error) {
    if (done.length > 0) await restoreRows(services, userId, done, []);
    throw error;
  }
};

/** A merchant's words as they were, and its rows with them. @throws NotFoundError once something newer was said of one */
const restoreMerchant = (
  services: WordServices,
  userId: string,
  { id, order, before }: NonNullable<Replaced['merchant']>,
  take: WriteItem,
): Promise<void> =>
  untilWritten(async () => {
    const sources = await readSources(services, userId);
    const { said, months, versions, snapshot, events } = sources;
    const record = said.merchants.find((one) => one.id === id);
    const [otherwise] = versions;
    if (!record || !otherwise || record.isUnfinished) throw nothingToUndo();
    const isMeant = (row: Transaction): boolean => {
      const merchant = ownMerchant(asImported(row));
      return merchant !== null && isSameMerchant(merchant, record.merchant);
    };
    const meant = new Set(months.rows.filter(isMeant).map(keyOf));
    const newest = [
      ...said.merchants.filter((one) => isSameMerchant(one.merchant, record.merchant)),
      ...said.rows.filter(({ row }) => meant.has(keyOf(row))),
    ].map(({ words }) => newestOf(words));
    if (newest.some((one) => one > order)) throw nothingToUndo();
    const after = { ...record, words: before };
    const merchants = said.merchants.map((one) => (one.id === id ? after : one));
    const { batches } = months.rewrite(onRowsOf({ ...said, merchants }, [record.merchant]));
    const told = { userId, fences: versions, otherwise, accounts: snapshot.accounts };
    const changes = batches.flatMap((batch) => batch.changes);
    const writes = [
      ...versions.map(({ raise }) => raise),
      services.words.raiseOrder(userId, said.order),
      services.words.putMerchant(userId, after),
      ...batches.flatMap(({ actions }) => actions),
      ...(await tellUnderFences(services.table, told, changes, services.clock(), events)),
      take,
    ];
    if (writes.length > MAX_ACTIONS) throw nothingToUndo();
    await write(services, writes, sources);
  });

/** Gives back what a change replaced. @throws NotFoundError `Nothing to undo` */
export const undoChange = async (services: WordServices, userId: string, undoId: string): Promise<number> => {
  const undo = undoStore(services.table);
  const record = await undo.find(userId, undoId, services.clock());
  if (!record) throw nothingToUndo();
  const take = undo.take(userId, undoId);
  try {
    if (record.merchant) await restoreMerchant(services, userId, record.merchant, take);
    else await restoreRows(services, userId, record.rows, [take]);
  } catch (error) {
    // Another call took it: all attempts met its condition.
    if (error instanceof StaleError && !(await undo.find(userId, undoId, services.clock()))) throw nothingToUndo();
    throw error;
  }
  return record.changed;
};
