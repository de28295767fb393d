import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { StaleError, untilWritten } from '../retry.ts';
import { keys, userIdOfKey } from './keys.ts';
import type { Table } from './table.ts';
import { tableDefinition } from './table-definition.ts';

/**
 * `stale`: the record changed since it was read; `quota`: the plan's quota is used up; `refused`: another item's
 * condition failed. Nothing is written except with `saved`.
 */
export type SaveOutcome = 'saved' | 'stale' | 'quota' | 'refused';

export type OwnedRefusal = 'quota' | 'notOwner' | 'notFound';

type OwnedRecords<Item> = {
  find(userId: string, id: string): Promise<Item | null>;
  isOwnedElsewhere(userId: string, id: string): Promise<boolean>;
  /** In one transaction: exact where `find` is not, and more expensive. */
  isAbsent(userId: string, id: string): Promise<boolean>;
};
type Owned<Item> = { records: OwnedRecords<Item>; userId: string; id: string };
type Attempt<Result> = { outcome: SaveOutcome; result: Result };

/** Reads the record and writes what `write` derives from it; repeats both after a concurrent write. */
export const writeOwned = async <Item, Result extends object>(
  { records, userId, id }: Owned<Item>,
  write: (record: Item) => Promise<Attempt<Result>>,
): Promise<Result | OwnedRefusal> =>
  untilWritten(async () => {
    const record = await records.find(userId, id);
    if (!record) {
      // A record that becomes active or inactive changes its key, and any number of reads can miss it while it moves.
      const [isElsewhere, isAbsent] = await Promise.all([
        records.isOwnedElsewhere(userId, id),
        records.isAbsent(userId, id),
      ]);
      if (!isAbsent) throw new StaleError();
      return isElsewhere ? 'notOwner' : 'notFound';
    }
    const { outcome, result } = await write(record);
    if (outcome === 'saved') return result;
    if (outcome === 'quota') return outcome;
    throw new StaleError();
  });

/** Separates 403 from 404 after a miss in the caller's partition. The index may still list a record just deleted. */
export const isOwnedElsewhere = async (
  { client, name }: Table,
  userId: string,
  kind: Parameters<typeof keys.id>[0],
  id: string,
): Promise<boolean> => {
  const { name: IndexName, partitionKey } = tableDefinition.indexes.byId;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName,
      KeyConditionExpression: `${partitionKey} = :id`,
      ExpressionAttributeValues: { ':id': keys.id(kind, id) },
    }),
  );
  return Items.some(({ pk }) => userIdOfKey(String(pk)) !== userId);
};
