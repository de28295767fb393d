import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';

/** Number of a user's passkeys. */
export const passkeyCount =
  (table: Table) =>
  async (userId: string): Promise<number> =>
    (await sortKeysOf(table, keys.passkeysOf(userId))).length;
