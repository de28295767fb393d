import type { ImportFence } from '../../own-words/record-changes.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { updateItem } from '../../platform/table/update.ts';
import type { StreamStamp } from '../../recurring/stream-stamp.ts';
import { addSeconds, type Instant } from '../../time/instant.ts';
import { type Item, type ItemState, isSettled, wasImported } from '../item.ts';
import { itemStore } from '../item-store.ts';

/** Writing takes a second or two; an import that died blocks the item for no longer than this. */
const LEASE_SECONDS = 20;

/** `version` is the fencing number; it is valid until another import takes the next one. */
export type ImportLease = { userId: string; itemId: string; version: number };

type Finish = {
  state: ItemState;
  fullPullAt: Instant | null;
  /** Null when the import changed no row and did not recompute the streams. */
  recorded: { streamStamp: StreamStamp | null } | null;
};

/** The lease prevents a second start; safety comes from the number, which every write checks. */
export const importLeases = (table: Table) => ({
  /**
   * @param now the real clock, even in a simulated run
   * @returns null when another import holds or held the lease since the read, or the item is gone
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

  /**
   * For an import that has nothing to write: one that has read before it can write nothing, either, and begins again. The item stays
   * complete, and its rows and streams are as they were.
   * @returns false when another import has taken the next number since the read, or the item is gone
   */
  outrun: async ({ userId, id: itemId, importVersion }: Item): Promise<boolean> => {
    const version = importVersion + 1;
    const outrun = await updateItem(table, keys.item(userId, itemId), {
      set: { importVersion: version, completedVersion: version },
      condition: '#importVersion = :read',
      values: { ':read': importVersion },
    });
    return outrun !== null;
  },

  fence: ({ userId, itemId, version }: ImportLease): WriteItem => ({
    ConditionCheck: {
      TableName: table.name,
      Key: keys.item(userId, itemId),
      ConditionExpression: 'importVersion = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  }),

  finish: ({ userId, itemId, version }: ImportLease, { state, fullPullAt, recorded }: Finish): WriteItem => {
    const set: Record<string, unknown> = {
      ...state,
      fullPullAt,
      completedVersion: version,
      ...(recorded && { rowsVersion: version, streamStamp: recorded.streamStamp }),
    };
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

  /** Stores the ended import's stamp of the streams, unless a newer import exists. */
  stamp: ({ userId, itemId, version }: ImportLease, streamStamp: StreamStamp | null): WriteItem => ({
    Update: {
      TableName: table.name,
      Key: keys.item(userId, itemId),
      UpdateExpression: 'SET streamStamp = :stamp',
      ConditionExpression: 'importVersion = :version',
      ExpressionAttributeValues: { ':stamp': streamStamp, ':version': version },
    },
  }),

  /** Releases after a failure, so a retry need not wait; the import counts as unfinished. */
  release: async ({ userId, itemId, version }: ImportLease, now: Instant): Promise<void> => {
    const condition = '#importVersion = :version';
    // An instant in the past means no lease.
    await updateItem(table, keys.item(userId, itemId), {
      set: { leaseUntil: addSeconds(now, -1) },
      condition,
      values: { ':version': version },
    });
  },
});

export type ImportLeases = ReturnType<typeof importLeases>;

/**
 * A running import can no longer write, so its lease ends too; where none is, the item stays complete.
 * @param also further assignments, and what is removed
 */
const raised = (TableName: string, item: Item, also: { set: string; remove: string; values?: object }): WriteItem => {
  const { userId, id, importVersion } = item;
  const completed = isSettled(item) && wasImported(item) ? ', completedVersion = :next' : '';
  return {
    Update: {
      TableName,
      Key: keys.item(userId, id),
      UpdateExpression: `SET importVersion = :next${completed}${also.set} REMOVE leaseUntil${also.remove}`,
      ConditionExpression: 'importVersion = :read',
      ExpressionAttributeValues: { ':read': importVersion, ':next': importVersion + 1, ...also.values },
    },
  };
};

/**
 * The streams found before may no longer be in the rows.
 * @param ownAccounts how many accounts by hand there are then
 */
export const raiseFence = (TableName: string, item: Item, ownAccounts?: number): WriteItem =>
  raised(TableName, item, {
    set: `, rowsVersion = :next${ownAccounts === undefined ? '' : ', ownAccounts = :own'}`,
    remove: ', streamStamp',
    ...(ownAccounts !== undefined && { values: { ':own': ownAccounts } }),
  });

/** For a note or the name of an account, which no stream is found by: the stamp of the streams holds. */
export const raiseWithStreams = (TableName: string, item: Item): WriteItem =>
  raised(TableName, item, { set: '', remove: '' });

/** For changes of data that imports write: a writer that read the ledger before such a change must read it again. */
export const importFences = (table: Table) => ({
  list: async (userId: string): Promise<ImportFence[]> =>
    (await itemStore(table).list(userId)).map((item) => ({
      itemId: item.id,
      raisedTo: item.importVersion + 1,
      raise: raiseFence(table.name, item),
      raiseWithStreams: raiseWithStreams(table.name, item),
    })),
});
