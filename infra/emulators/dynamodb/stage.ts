import {
  type BatchOperation,
  type Item,
  loadAction,
  type Output,
  type Prepared,
  type Store,
  type TableDescription,
} from './dynalite.ts';
import { validationError } from './errors.ts';
import { checkIndexKeys, indexChanges, indexWrites } from './indexes.ts';
import { itemSize, MAX_ITEM_BYTES } from './item-size.ts';
import { viewOf } from './stage-view.ts';
import { findTable } from './table-records.ts';

export type Change = { table: TableDescription; before: Item | undefined; after: Item | undefined };

/**
 * One operation's view of the store: dynalite's actions read through it, and their writes are held here until `commit` writes
 * one batch. So an operation, and a transaction above all, is atomic, also if the process is killed, and its reads and
 * changes can be counted.
 */
export type Stage = {
  /** Runs one of dynalite's actions on a checked request. */
  run(operation: string, request: Prepared): Promise<Output>;
  /** The item at a place of the store, with the changes of this operation. */
  get(place: string): Promise<Item | undefined>;
  /** The items that were looked up, by place, as they were before this operation. */
  found: ReadonlyMap<string, Item | undefined>;
  /** The items that a query or scan streamed, in order; the engine may have stopped before the last. */
  scanned: readonly Item[];
  createdTables: readonly TableDescription[];
  /**
   * Writes everything as one batch, together with `further` records. @returns the changes
   * @throws ValidationException where an item is too large or an index key is empty
   */
  commit(further?: BatchOperation[]): Promise<Change[]>;
};

/** @param startKey the start position of a query or scan of an index, in our own order of index entries */
export const openStage = (store: Store, startKey?: () => string): Stage => {
  const found = new Map<string, Item | undefined>();
  const written = new Map<string, { tableName: string; item: Item | undefined }>();
  const scanned: Item[] = [];
  const createdTables: TableDescription[] = [];
  let fail: (error: unknown) => void = () => undefined;

  const get = async (place: string): Promise<Item | undefined> => {
    const change = written.get(place);
    if (change) return change.item;
    if (!found.has(place)) found.set(place, await store.db.get<Item>(place));
    return found.get(place);
  };
  const view = viewOf(store, {
    read: get,
    write: (tableName, place, item) => written.set(place, { tableName, item }),
    createTable: (table) => createdTables.push(structuredClone(table)),
    stream: (item) => scanned.push(item),
    fail: (error) => fail(error),
    startKey,
  });

  const commit = async (further: BatchOperation[] = []): Promise<Change[]> => {
    const changes: Change[] = [];
    for (const [place, { tableName, item }] of written) {
      const table = await findTable(store, tableName);
      if (item) checkItem(table, item);
      changes.push({ table, before: found.get(place), after: item });
    }
    const items = [...written].map(
      ([key, { item }]): BatchOperation => (item ? { type: 'put', key, value: item } : { type: 'del', key }),
    );
    const indexes = changes.flatMap(({ table, before, after }) =>
      indexWrites(table, indexChanges(table, before, after)),
    );
    await store.db.batch([...items, ...indexes, ...further]);
    return changes;
  };
  const run = (operation: string, request: Prepared): Promise<Output> =>
    new Promise((resolve, reject) => {
      fail = reject;
      loadAction(operation)(view, request, (error, output) => (error ? reject(error) : resolve(output ?? {})));
    });

  return { run, get, found, scanned, createdTables, commit };
};

/** Checks that dynalite lacks: it measures text in UTF-16 units (DynamoDB in bytes of UTF-8) and accepts empty index keys. */
export const checkItem = (table: TableDescription, item: Item): void => {
  if (itemSize(item) > MAX_ITEM_BYTES) throw validationError('Item size has exceeded the maximum allowed size');
  checkIndexKeys(table, item);
};
