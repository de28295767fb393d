import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { byDateDescending } from '../../../../shared/ledger/filters.ts';
import { ledgerStore } from '../../../../shared/ledger/ledger-store.ts';
import type { DateWindow } from '../../../../shared/ledger/merge.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { keys } from '../../../../shared/platform/table/keys.ts';
import type { Table } from '../../../../shared/platform/table/table.ts';
import type { WriteItem } from '../../../../shared/platform/table/transact.ts';
import { day } from '../a-transaction.ts';
import { realisticRows, seededRandom } from '../realistic-rows.ts';

export const always: DateWindow = { from: day('2025-01-01'), to: day('2026-12-31') };
export const march: DateWindow = { from: day('2026-03-01'), to: day('2026-03-31') };

export const rowsOfMarch = (seed: number, count: number): Transaction[] =>
  realisticRows(seededRandom(seed), { accountId: 'acc-1', kind: 'BANK', from: march.from, days: 31, count });
export const sorted = (rows: readonly Transaction[]): Transaction[] => [...rows].sort(byDateDescending);

/** Imports of user `u1`, under the import version that the sync code keeps on the item. */
export const ledgerOn = (table: Table) => {
  const { client, name } = table;
  const store = ledgerStore(table);
  const itemKey = keys.item('u1', 'item-1');

  const setVersion = (version: number) =>
    client.send(new PutCommand({ TableName: name, Item: { ...itemKey, version } }));
  const fenceAt = (version: number): WriteItem => ({
    ConditionCheck: {
      TableName: name,
      Key: itemKey,
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  });
  const planOf = (rows: readonly Transaction[], window = always, accountId = 'acc-1') =>
    store.plan('u1', [{ accountId, rows, window }]);
  const storedParts = async (): Promise<Record<string, unknown>[]> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: keys.ledgerOf('u1'),
        ConsistentRead: true,
      }),
    );
    return Items;
  };

  return {
    table,
    store,
    setVersion,
    fenceAt,
    planOf,
    storedParts,
    importRows: async (rows: readonly Transaction[], window = always, accountId = 'acc-1') =>
      store.commit('u1', await planOf(rows, window, accountId), fenceAt(1)),
    everyRow: () => store.range('u1', always.from, always.to),
  };
};
