import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { readAccessRecords } from './access-records.ts';
import type { ApiKeyRecord } from './key-record.ts';

/** Reads the keys of a user that were not revoked; one may have ended. */
export const liveKeys =
  (table: Table) =>
  async (userId: string): Promise<ApiKeyRecord[]> =>
    readAccessRecords(await queryPrefix(table, keys.accessOf(userId))).keys;
