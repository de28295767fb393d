import * as z from 'zod/mini';
import { epochSeconds, type Instant } from '../../../shared/time/instant.ts';
import type { BatchOperation, Input, Item, Output, Store, TableDescription } from './dynalite.ts';
import { validationError } from './errors.ts';
import { indexChanges, indexWrites } from './indexes.ts';
import { prefixes, under } from './keys.ts';
import { describeTable } from './table-records.ts';

type Setting = { attribute: string };

const updateSchema = z.object({
  TableName: z.string(),
  TimeToLiveSpecification: z.object({ Enabled: z.boolean(), AttributeName: z.string().check(z.minLength(1)) }),
});

export const updateTimeToLive = async (store: Store, input: Input): Promise<Output> => {
  const parsed = updateSchema.safeParse(input);
  if (!parsed.success) throw validationError('TimeToLiveSpecification needs Enabled and AttributeName');
  const { TableName: name, TimeToLiveSpecification: wanted } = parsed.data;
  await describeTable(store, name);
  const current = await store.db.get<Setting>(prefixes.ttl + name);
  if (wanted.Enabled === (current !== undefined)) {
    throw validationError(`TimeToLive is already ${wanted.Enabled ? 'enabled' : 'disabled'}`);
  }
  const key = prefixes.ttl + name;
  await store.db.batch([
    wanted.Enabled ? { type: 'put', key, value: { attribute: wanted.AttributeName } } : { type: 'del', key },
  ]);
  return { TimeToLiveSpecification: wanted };
};

export const describeTimeToLive = async (store: Store, name: string): Promise<Output> => {
  await describeTable(store, name);
  const setting = await store.db.get<Setting>(prefixes.ttl + name);
  const described = setting
    ? { TimeToLiveStatus: 'ENABLED', AttributeName: setting.attribute }
    : { TimeToLiveStatus: 'DISABLED' };
  return { TimeToLiveDescription: described };
};

/** Items whose TTL attribute is older than this are never removed (five years). */
const OLDEST_SECONDS = 5 * 365 * 86_400;

const isExpired = (item: Item, attribute: string, nowSeconds: number): boolean => {
  const expiresAt = Number(item[attribute]?.N ?? Number.NaN);
  return expiresAt < nowSeconds && expiresAt >= nowSeconds - OLDEST_SECONDS;
};

/** Removes what has expired at `now` from every table with TTL; the caller must prevent other writes. */
export const removeExpired = async (store: Store, now: Instant): Promise<number> => {
  let removed = 0;
  for await (const [key, { attribute }] of store.db.iterator<Setting>(under(prefixes.ttl))) {
    const table = await store.db.get<TableDescription>(prefixes.tables + key.slice(prefixes.ttl.length));
    if (table) removed += await removeExpiredFrom(store, table, attribute, epochSeconds(now));
  }
  return removed;
};

const removeExpiredFrom = async (store: Store, table: TableDescription, attribute: string, nowSeconds: number) => {
  const operations: BatchOperation[] = [];
  let removed = 0;
  for await (const [key, item] of store.db.iterator<Item>(under(prefixes.items(table.TableName)))) {
    if (!isExpired(item, attribute, nowSeconds)) continue;
    removed += 1;
    operations.push({ type: 'del', key }, ...indexWrites(table, indexChanges(table, item, undefined)));
  }
  await store.db.batch(operations);
  return removed;
};
