import { Readable } from 'node:stream';
import type { Done, IndexDb, Item, ItemDb, Range, Store, StoreView, TableDb, TableDescription } from './dynalite.ts';
import { prefixes, within } from './keys.ts';
import { findTable } from './table-records.ts';

/** Hooks of a stage for the reads and writes through its view. */
export type ViewHooks = {
  read(place: string): Promise<Item | undefined>;
  write(tableName: string, place: string, item: Item | undefined): void;
  createTable(table: TableDescription): void;
  stream(item: Item): void;
  /** A dynalite callback threw. */
  fail(error: unknown): void;
  /** The start position of a query or scan of an index, in our own order of index entries. */
  startKey: (() => string) | undefined;
};

// Every write runs alone, so dynalite's lock by key is not needed.
const lock = (_key: string, run: (release: <T>(done: T) => T) => void): void => run((done) => done);

/** The store as dynalite's actions expect it, over hooks that hold the writes back. */
export const viewOf = (store: Store, hooks: ViewHooks): StoreView => {
  const answer = <T>(promise: Promise<T | undefined>, done: Done<T>): void => {
    promise.then((value) => done(null, value), done).catch(hooks.fail);
  };
  const acknowledge = (done: Done<void>): void => answer(Promise.resolve(), done);

  function* seen(items: Iterable<Item>): Generator<Item> {
    for (const item of items) {
      hooks.stream(item);
      yield item;
    }
  }
  async function* seenLater(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    for await (const item of items) {
      hooks.stream(item);
      yield item;
    }
  }
  const values = (range: Range): Readable => {
    const items = store.db.values(range);
    return Readable.from(Symbol.iterator in items ? seen(items) : seenLater(items));
  };
  const restarted = (range: Range): Range => {
    if (!hooks.startKey) return range;
    return range.reverse ? { ...range, lt: hooks.startKey() } : { ...range, gt: hooks.startKey() };
  };

  const write = (table: string, key: string, item: Item | undefined, done: Done<void>): void => {
    hooks.write(table, prefixes.items(table) + key, item);
    acknowledge(done);
  };
  const itemDb = (table: string): ItemDb => ({
    get: (key, done) => answer(hooks.read(prefixes.items(table) + key), done),
    put: (key, item, done) => write(table, key, item, done),
    del: (key, done) => write(table, key, undefined, done),
    createValueStream: (range) => values(within(prefixes.items(table), range)),
    lock,
  });
  // Index entries follow from the items when the stage is written, so dynalite's own index updates are dropped.
  const indexDb = (kind: string, table: string, index: string): IndexDb => ({
    put: (_key, _entry, done) => acknowledge(done),
    del: (_key, done) => acknowledge(done),
    createValueStream: (range) => values(within(prefixes.index(kind, table, index), restarted(range))),
  });
  const tableDb: TableDb = {
    awsAccountId: store.tableDb.awsAccountId,
    awsRegion: store.tableDb.awsRegion,
    get: (name, done) => answer(store.db.get<TableDescription>(prefixes.tables + name), done),
    put: (_name, table, done) => {
      hooks.createTable(table);
      acknowledge(done);
    },
    lock,
  };
  return {
    options: store.options,
    tableDb,
    getTable: (name, done) => answer(findTable(store, name), done),
    getItemDb: itemDb,
    getIndexDb: indexDb,
  };
};
