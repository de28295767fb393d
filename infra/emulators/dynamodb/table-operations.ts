import type { BatchOperation, Output, Prepared, Store } from './dynalite.ts';
import { prefixes, under } from './keys.ts';
import { openStage } from './stage.ts';
import { describeTable, forgetTables } from './table-records.ts';

/** The response has status CREATING, as in AWS; the table can be used at once. */
export const createTable = async (store: Store, request: Prepared): Promise<Output> => {
  const stage = openStage(store);
  const answer = structuredClone(await stage.run('CreateTable', request));
  const writes = stage.createdTables.map((table): BatchOperation => {
    const GlobalSecondaryIndexes = table.GlobalSecondaryIndexes?.map((index) => ({ ...index, IndexStatus: 'ACTIVE' }));
    const value = { ...table, TableStatus: 'ACTIVE', ...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes } : {}) };
    return { type: 'put', key: prefixes.tables + table.TableName, value };
  });
  await stage.commit(writes);
  forgetTables(store);
  return answer;
};

export const deleteTable = async (store: Store, name: string): Promise<Output> => {
  const table = await describeTable(store, name);
  const operations: BatchOperation[] = [prefixes.tables, prefixes.ttl].map((prefix) => ({
    type: 'del',
    key: prefix + name,
  }));
  const contents = [prefixes.items(name), ...['local', 'global'].map((kind) => prefixes.indexesOf(kind, name))];
  for (const prefix of contents) {
    for await (const key of store.db.keys(under(prefix))) operations.push({ type: 'del', key });
  }
  await store.db.batch(operations);
  forgetTables(store);
  return { TableDescription: { ...table, TableStatus: 'DELETING' } };
};
