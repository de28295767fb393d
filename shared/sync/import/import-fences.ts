import type { ImportFence } from '../../own-words/record-changes.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { type Item, isSettled, wasImported } from '../item.ts';
import { itemStore } from '../item-store.ts';

/**
 * The streams found before may no longer be in the rows. A running import can no longer write, so its lease ends too; where none is, the
 * item stays complete.
 * @param ownAccounts how many accounts by hand there are then
 */
export const raiseFence = (TableName: string, item: Item, ownAccounts?: number): WriteItem => {
  const { userId, id, importVersion } = item;
  const isComplete = isSettled(item) && wasImported(item);
  const also = `${isComplete ? ', completedVersion = :next' : ''}${ownAccounts === undefined ? '' : ', ownAccounts = :own'}`;
  return {
    Update: {
      TableName,
      Key: keys.item(userId, id),
      UpdateExpression: `SET importVersion = :next, rowsVersion = :next${also} REMOVE leaseUntil, streamStamp`,
      ConditionExpression: 'importVersion = :read',
      ExpressionAttributeValues: {
        ':read': importVersion,
        ':next': importVersion + 1,
        ...(ownAccounts !== undefined && { ':own': ownAccounts }),
      },
    },
  };
};

/** For changes of data that imports write: a writer that read the ledger before such a change must read it again. */
export const importFences = (table: Table) => ({
  list: async (userId: string): Promise<ImportFence[]> =>
    (await itemStore(table).list(userId)).map((item) => ({
      itemId: item.id,
      raisedTo: item.importVersion + 1,
      raise: raiseFence(table.name, item),
    })),
});
