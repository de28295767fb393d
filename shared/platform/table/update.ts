import { isDeepStrictEqual } from 'node:util';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionFailed, mayHaveBeenWritten, writeOne } from './condition.ts';
import type { Table } from './table.ts';
import type { WriteItem } from './transact.ts';

/**
 * Attributes to set and remove; the condition refers to attributes as `#name` and to `values` as `:name`. Other attributes of the record
 * stay: a later release may have written them.
 */
export type ItemChange = {
  set: Record<string, unknown>;
  remove?: readonly string[];
  condition?: string;
  values?: Record<string, unknown>;
};

const namesIn = (expression: string): string[] => expression.match(/#\w+/g) ?? [];

type Item = Record<string, unknown>;

const isAsChanged = (item: Item, { set, remove = [] }: ItemChange): boolean =>
  Object.entries(set).every(([name, value]) => isDeepStrictEqual(item[name], value)) &&
  remove.every((name) => item[name] === undefined);

/** The stored item when an earlier attempt, whose answer was lost, has written the change; else null. */
const writtenBefore = async ({ client, name }: Table, Key: Item, change: ItemChange): Promise<Item | null> => {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
  return Item && isAsChanged(Item, change) ? Item : null;
};

const inputOf = ({ name: TableName }: Table, Key: { pk: string; sk: string }, change: ItemChange) => {
  const { set, remove = [], condition = '', values = {} } = change;
  const names = Object.keys(set);
  const assignments = names.map((name) => `#${name} = :${name}`).join(', ');
  const removals = remove.map((name) => `#${name}`).join(', ');
  const expression = `SET ${assignments}${removals && ` REMOVE ${removals}`}`;
  const used = new Set([...namesIn(expression), ...namesIn(condition)]);
  return {
    TableName,
    Key,
    UpdateExpression: expression,
    ...(condition && { ConditionExpression: condition }),
    ExpressionAttributeNames: Object.fromEntries([...used].map((name) => [name, name.slice(1)])),
    ExpressionAttributeValues: { ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])), ...values },
  };
};

/** The change as a part of a transaction. */
export const updateOf = (table: Table, Key: { pk: string; sk: string }, change: ItemChange): WriteItem => ({
  Update: inputOf(table, Key, change),
});

/** Null when the condition failed; else the item after the change, empty with `NONE`. @throws ContentionError */
export const updateItem = async (
  table: Table,
  Key: { pk: string; sk: string },
  change: ItemChange,
  ReturnValues: 'ALL_NEW' | 'NONE' = 'ALL_NEW',
): Promise<Item | null> => {
  const input = { ...inputOf(table, Key, change), ReturnValues };
  let unsure = false;
  const send = async (): Promise<Item> => {
    try {
      const { Attributes = {} } = await table.client.send(new UpdateCommand(input));
      return Attributes;
    } catch (error) {
      unsure ||= mayHaveBeenWritten(error);
      throw error;
    }
  };
  const written = await writeOne(send).catch(ifConditionFailed(null));
  return written ?? (unsure ? writtenBefore(table, Key, change) : null);
};
