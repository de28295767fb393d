import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';

/** How many connections a user has. */
export const connectionCount =
  (table: Table) =>
  async (userId: string): Promise<number> =>
    (await sortKeysOf(table, keys.itemsOf(userId))).length;
