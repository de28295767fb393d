import { keys } from '../../storage/keys.ts';
import type { Table } from '../../storage/table.ts';
import { type WriteItem, writeAll } from '../../storage/transact.ts';
import type { MonthWrite } from './month-write.ts';
import { toItem } from './part-record.ts';

/** DynamoDB takes 100 actions and 4 MB; the bytes leave room for base64 and for a part larger than planned. */
const MAX_ACTIONS = 100;
const MAX_BYTES = 2_000_000;

/** Another import of the item has begun or written since this one read the ledger: it must start again or give up. */
export class StaleImportError extends Error {}

type Batch = { actions: WriteItem[]; bytes: number };

const NEW = { ConditionExpression: 'attribute_not_exists(pk)' };
const standsAt = (generation: number) => ({
  ConditionExpression: 'generation = :generation',
  ExpressionAttributeValues: { ':generation': generation },
});

const monthActions = (
  { name }: Table,
  userId: string,
  { accountId, month, before, parts }: MonthWrite,
): WriteItem[] => {
  const expected = standsAt(before.generation);
  const puts = parts.map((part, index) => ({
    Put: { TableName: name, Item: toItem(userId, part), ...(index < before.parts ? expected : NEW) },
  }));
  const surplus = Array.from({ length: Math.max(0, before.parts - parts.length) }, (_, index) => ({
    Delete: { TableName: name, Key: keys.ledgerPart(userId, month, accountId, parts.length + index), ...expected },
  }));
  return [...puts, ...surplus];
};

const bytesOf = (group: readonly MonthWrite[]): number =>
  group.flatMap(({ parts }) => parts).reduce((sum, { data }) => sum + data.length, 0);

/** Groups of actions that belong together, as few transactions as their limits allow; a group is never divided. */
const inBatches = (groups: readonly Batch[], reserved: number): WriteItem[][] => {
  const batches: Batch[] = [];
  for (const group of groups) {
    const last = batches.at(-1);
    const fits =
      last &&
      last.actions.length + group.actions.length + reserved <= MAX_ACTIONS &&
      last.bytes + group.bytes <= MAX_BYTES;
    if (fits) {
      last.actions.push(...group.actions);
      last.bytes += group.bytes;
    } else batches.push({ actions: [...group.actions], bytes: group.bytes });
  }
  return batches.map(({ actions }) => actions);
};

/**
 * Writes the groups, each in one transaction, several to a transaction where they fit.
 * @param fence condition on the item's import version, part of every transaction
 * @throws StaleImportError when the fence or a month's generation has moved; earlier transactions stay written
 */
export const commitMonths = async (
  table: Table,
  userId: string,
  groups: readonly (readonly MonthWrite[])[],
  fence: WriteItem,
): Promise<void> => {
  const batches = inBatches(
    groups.map((group) => ({
      actions: group.flatMap((write) => monthActions(table, userId, write)),
      bytes: bytesOf(group),
    })),
    1,
  );
  for (const actions of batches) {
    const failed = await writeAll(table, [fence, ...actions]);
    if (failed.length > 0) throw new StaleImportError('The ledger or the import version has moved on');
  }
};
