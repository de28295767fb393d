import { itemIdOfKey, keys } from '../platform/table/keys.ts';
import { queryPrefix, sortKeysOf } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { type Item, isManual, parseItem } from './item.ts';

/** Reads a user's connections. Operations call it in parallel to the read of their data, because a response contains its age. */
export type ReadConnections = (userId: string) => Promise<Item[]>;

// Without the connection that was linked first there is no second one.
const resolved = (items: readonly Item[]): Item[] => {
  const firsts = new Set(items.filter(({ duplicateOf }) => duplicateOf === undefined).map(({ id }) => id));
  const isDuplicate = ({ duplicateOf }: Item): boolean => duplicateOf === undefined || firsts.has(duplicateOf);
  return items.map((item) => (isDuplicate(item) ? item : { ...item, duplicateOf: undefined }));
};

/** In item id order, strongly consistent. */
export const connectionReader =
  (table: Table): ReadConnections =>
  async (userId) =>
    resolved((await queryPrefix(table, keys.itemsOf(userId))).map(parseItem));

/** How many connections a user has. */
export const connectionCount =
  (table: Table) =>
  async (userId: string): Promise<number> =>
    (await sortKeysOf(table, keys.itemsOf(userId))).filter((key) => !isManual({ id: itemIdOfKey(key) ?? '' })).length;
