import { itemReadUnits, readUnits, usageOf } from './capacity.ts';
import { consumedCapacity } from './consumed-capacity.ts';
import type { Input, Prepared, Store } from './dynalite.ts';
import { indexKey } from './indexes.ts';
import { itemSize } from './item-size.ts';
import type { Outcome } from './outcome.ts';
import { prepare } from './prepare.ts';
import { openStage } from './stage.ts';
import { findTable } from './table-records.ts';

export const getItem = async (store: Store, input: Input): Promise<Outcome> => {
  const request = prepare(store, 'GetItem', input);
  const stage = openStage(store);
  const output = await stage.run('GetItem', request);
  const usage = usageOf(request.TableName, 'read');
  for (const item of stage.found.values()) usage.table += itemReadUnits(item, request.ConsistentRead);
  return { output: { ...output, ...consumedCapacity(usage, input.ReturnConsumedCapacity) }, usage: [usage] };
};

/** `Query` or `Scan`; filtered items are charged too, and the whole page is rounded up once. */
export const readPage = async (store: Store, operation: 'Query' | 'Scan', input: Input): Promise<Outcome> => {
  const request = prepare(store, operation, input);
  const stage = openStage(store, await indexStart(store, request));
  const output = await stage.run(operation, request);
  const scanned = stage.scanned.slice(0, Number(output.ScannedCount));
  const bytes = scanned.reduce((sum, item) => sum + itemSize(item), 0);
  const usage = usageOf(request.TableName, 'read');
  const cost = readUnits(bytes, request.ConsistentRead);
  if (request.IndexName) usage.indexes.set(request.IndexName, cost);
  else usage.table = cost;
  return { output: { ...output, ...consumedCapacity(usage, input.ReturnConsumedCapacity) }, usage: [usage] };
};

const indexStart = async (store: Store, request: Prepared): Promise<(() => string) | undefined> => {
  const { IndexName, ExclusiveStartKey: start } = request;
  if (!IndexName || !start) return undefined;
  const table = await findTable(store, request.TableName);
  const indexes = [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])];
  const index = indexes.find((candidate) => candidate.IndexName === IndexName);
  return index && (() => indexKey(start, table, index));
};
