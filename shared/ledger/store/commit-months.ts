import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { updateOf } from '../../platform/table/update.ts';
import type { RecordChanges } from '../row-changes.ts';
import { type Batch, type Joined, joinBatches, writeFenced } from './fenced-writes.ts';
import { MOST, type MonthWrite, sizeOf } from './month-write.ts';
import { changeTo, partKeys, toItem } from './part-record.ts';
import type { LedgerChanges } from './plan-import.ts';

const NEW = { ConditionExpression: 'attribute_not_exists(pk)' };
const standsAt = (generation: number) => ({
  ConditionExpression: 'generation = :generation',
  ExpressionAttributeValues: { ':generation': generation },
});

export const monthActions = (
  table: Table,
  userId: string,
  { accountId, month, before, parts }: MonthWrite,
): WriteItem[] => {
  const { name } = table;
  const { part: keyOf } = partKeys(table);
  const expected = standsAt(before.generation);
  const puts = parts.map(
    (part, index): WriteItem =>
      index < before.parts
        ? updateOf(table, keyOf(userId, month, accountId, index), changeTo(part, before.generation))
        : { Put: { TableName: name, Item: toItem(table, userId, part), ...NEW } },
  );
  const surplus = Array.from({ length: Math.max(0, before.parts - parts.length) }, (_, index) => ({
    Delete: { TableName: name, Key: keyOf(userId, month, accountId, parts.length + index), ...expected },
  }));
  return [...puts, ...surplus];
};

// The words go first: where they and the months exceed one transaction, the next import finds them with their new rows.
const wordBatches = (writes: readonly WriteItem[]): Batch[] => {
  const batches: Batch[] = [];
  for (let start = 0; start < writes.length; start += MOST.actions) {
    batches.push({ actions: writes.slice(start, start + MOST.actions), bytes: 0, records: [], changes: [] });
  }
  return batches;
};

/** What each transaction of an import holds, beside its fence and the records of its changes. */
export const transactionsOf = (
  table: Table,
  userId: string,
  { groups, wordWrites }: Pick<LedgerChanges, 'groups' | 'wordWrites'>,
): Joined[] => {
  const months = groups.map(({ writes, changes }) => ({
    actions: writes.flatMap((write) => monthActions(table, userId, write)),
    bytes: sizeOf(writes).bytes,
    records: writes.map(({ accountId, month }) => `${accountId}#${month}`),
    changes,
  }));
  return joinBatches([...wordBatches(wordWrites), ...months], MOST);
};

/**
 * Groups are written in order, each within one transaction; small ones share one.
 * @throws StaleImportError when the fence or a generation has changed; earlier transactions stay
 */
export const commitMonths = async (
  table: Table,
  userId: string,
  planned: Pick<LedgerChanges, 'groups' | 'wordWrites'>,
  { fence, recordRows }: { fence: WriteItem; recordRows: RecordChanges },
): Promise<void> => {
  for (const { actions, changes } of transactionsOf(table, userId, planned)) {
    const recorded = changes.length > 0 ? await recordRows(changes) : [];
    await writeFenced(table, fence, [...actions, ...recorded]);
  }
};
