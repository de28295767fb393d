import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';
import { updateItem } from '../storage/update.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { Item, ItemState } from './item.ts';

/** Writing takes a second or two; an import that died holds the item no longer than this. */
const LEASE_SECONDS = 20;

/** The right to write an item's data: number `version`, valid until another import takes the next one. */
export type ImportLease = { userId: string; itemId: string; version: number };

/**
 * One import of an item at a time (design 4). The lease keeps others from starting; the number is what protects:
 * every write checks it, so an import that was slow, or whose item is gone, can write nothing more.
 */
export const importLeases = (table: Table) => ({
  /**
   * Takes the next number, from the state that the import has read.
   * @param now the real clock's, also in a simulated run
   * @returns null when another import holds the item, or has come since, or the item is gone
   */
  take: async ({ userId, id: itemId, importVersion }: Item, now: Instant): Promise<ImportLease | null> => {
    const version = importVersion + 1;
    const taken = await updateItem(table, keys.item(userId, itemId), {
      set: { importVersion: version, leaseUntil: addSeconds(now, LEASE_SECONDS) },
      condition: '#importVersion = :read AND (attribute_not_exists(#leaseUntil) OR #leaseUntil < :now)',
      values: { ':read': importVersion, ':now': now },
    });
    return taken ? { userId, itemId, version } : null;
  },

  /** Part of every transaction of the import. */
  fence: ({ userId, itemId, version }: ImportLease): WriteItem => ({
    ConditionCheck: {
      TableName: table.name,
      Key: keys.item(userId, itemId),
      ConditionExpression: 'importVersion = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  }),

  /** The import's last write: the item's new state, and the lease given back. */
  finish: (
    { userId, itemId, version }: ImportLease,
    { state, fullPullAt }: { state: ItemState; fullPullAt: Instant | null },
  ): WriteItem => {
    const set: Record<string, unknown> = { ...state, fullPullAt, completedVersion: version };
    const fields = Object.keys(set);
    return {
      Update: {
        TableName: table.name,
        Key: keys.item(userId, itemId),
        UpdateExpression: `SET ${fields.map((field) => `#${field} = :${field}`).join(', ')} REMOVE leaseUntil`,
        ConditionExpression: 'importVersion = :completedVersion',
        ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(fields.map((field) => [`:${field}`, set[field]])),
      },
    };
  },

  /** Gives the lease back after a failure, so that the next try need not wait; the import stays unfinished. */
  release: async ({ userId, itemId, version }: ImportLease, now: Instant): Promise<void> => {
    const condition = '#importVersion = :version';
    // An instant in the past is as good as none.
    await updateItem(table, keys.item(userId, itemId), {
      set: { leaseUntil: addSeconds(now, -1) },
      condition,
      values: { ':version': version },
    });
  },
});

export type ImportLeases = ReturnType<typeof importLeases>;
