import { itemReadUnits, readUnits, type TableUsage, usageOf } from './capacity.ts';
import { consumedCapacities, consumedCapacity } from './consumed-capacity.ts';
import type { Input, Prepared, Store } from './dynalite.ts';
import { indexKey } from './indexes.ts';
import { itemSize } from './item-size.ts';
import { prefixes } from './keys.ts';
import type { Outcome } from './outcome.ts';
import { prepare } from './prepare.ts';
import { openStage, type Stage } from './stage.ts';
import { findTable } from './table-records.ts';

export const getItem = async (store: Store, input: Input): Promise<Outcome> => {
  const request = prepare(store, 'GetItem', input);
  const stage = openStage(store);
  const output = await stage.run('GetItem', request);
  const usage = lookups(stage, request.TableName, request.ConsistentRead);
  return { output: { ...output, ...consumedCapacity(usage, input.ReturnConsumedCapacity) }, usage: [usage] };
};

export const batchGetItem = async (store: Store, input: Input): Promise<Outcome> => {
  const request = prepare(store, 'BatchGetItem', input);
  const stage = openStage(store);
  const output = await stage.run('BatchGetItem', request);
  const usage = Object.entries(request.RequestItems ?? {}).map(([name, { ConsistentRead }]) =>
    lookups(stage, name, ConsistentRead),
  );
  return { output: { ...output, ...consumedCapacities(usage, input.ReturnConsumedCapacity, false) }, usage };
};

// Each item is rounded up on its own.
const lookups = (stage: Stage, tableName: string, consistent: boolean | undefined): TableUsage => {
  const usage = usageOf(tableName, 'read');
  for (const [place, item] of stage.found) {
    if (place.startsWith(prefixes.items(tableName))) usage.table += itemReadUnits(item, consistent);
  }
  return usage;
};

/** `Query` or `Scan`; what a filter drops is paid for too, and the whole page is rounded up once. */
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
