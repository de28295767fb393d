import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query.ts';
import type { Table } from '../platform/table/table.ts';
import { type Item, parseItem } from './item.ts';

/** Reads a user's connections: to be asked for beside what they brought, since an answer says how old that is. */
export type ReadConnections = (userId: string) => Promise<Item[]>;

/** In item id order, strongly consistent. */
export const connectionReader =
  (table: Table): ReadConnections =>
  async (userId) =>
    (await queryPrefix(table, keys.itemsOf(userId))).map(parseItem);
