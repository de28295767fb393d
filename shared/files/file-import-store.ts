import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateOf } from '../platform/table/update.ts';

const counts = z.object({
  new: stored.integer,
  known: stored.integer,
  doubtful: stored.integer,
  left_out: stored.integer,
});

const importRecord = z.object({
  importId: stored.text,
  name: stored.maybeText,
  accountId: stored.text,
  format: z.enum(['csv', 'ofx1', 'ofx2']),
  period: z.object({ start: stored.date, end: stored.date }),
  createdAt: stored.instant,
  counts,
  /** Of account, text and reading: the same file is imported once. */
  hash: stored.text,
  madeAccount: z.boolean(),
  /** Absent until all rows are written: the same file then goes on. */
  completedAt: z.optional(stored.instant),
});

export type FileImport = z.output<typeof importRecord>;

const rowsRecord = z.object({ importId: stored.text, packed: z.instanceof(Uint8Array) });

const DIGEST_BYTES = 12;
const PREFIX = 'file-';

const packed = (ids: readonly string[]): Buffer =>
  Buffer.from(ids.map((id) => id.slice(PREFIX.length)).join(''), 'hex');

const unpacked = (bytes: Uint8Array): string[] => {
  const hex = Buffer.from(bytes).toString('hex');
  const digits = 2 * DIGEST_BYTES;
  return Array.from({ length: hex.length / digits }, (_, at) => PREFIX + hex.slice(at * digits, (at + 1) * digits));
};

/** The files of a user, and the rows of files that each has brought. */
export const fileImportStore = (table: Table) => ({
  /** Newest first. */
  list: async (userId: string): Promise<FileImport[]> =>
    (await queryPrefix(table, keys.fileImportsOf(userId))).map((record) => importRecord.parse(record)).reverse(),

  /** Of an account, by import. */
  broughtTo: async (userId: string, accountId: string): Promise<Map<string, string[]>> => {
    const records = await queryPrefix(table, keys.fileRowsOf(userId, accountId));
    return new Map(
      records.map((record) => {
        const { importId, packed: bytes } = rowsRecord.parse(record);
        return [importId, unpacked(bytes)];
      }),
    );
  },

  put: (userId: string, record: FileImport, brought: readonly string[]): WriteItem[] => [
    updateOf(table, keys.fileImport(userId, record.importId), { set: record }),
    updateOf(table, keys.fileRows(userId, record.accountId, record.importId), {
      set: { importId: record.importId, packed: packed(brought) },
    }),
  ],

  complete: (userId: string, { importId }: FileImport, completedAt: string): WriteItem =>
    updateOf(table, keys.fileImport(userId, importId), { set: { completedAt } }),

  /** Its rows go: from now on it is as one that was cut off, and the same file brings them again. */
  reopen: (userId: string, { importId }: FileImport): WriteItem =>
    updateOf(table, keys.fileImport(userId, importId), { set: { importId }, remove: ['completedAt'] }),

  remove: (userId: string, { importId, accountId }: FileImport): WriteItem[] =>
    [keys.fileImport(userId, importId), keys.fileRows(userId, accountId, importId)].map((Key) => ({
      Delete: { TableName: table.name, Key },
    })),
});

export type FileImportStore = ReturnType<typeof fileImportStore>;
