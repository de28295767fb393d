import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionFailed } from './condition.ts';
import type { Table } from './table.ts';

/** Attributes to set and to remove under a condition, which names attributes as `#name` and `values` as `:name`. */
export type ItemChange = {
  set: Record<string, unknown>;
  remove?: readonly string[];
  condition: string;
  values?: Record<string, unknown>;
};

const namesIn = (expression: string): string[] => expression.match(/#\w+/g) ?? [];

/** Changes one item; the item as it is afterwards, or null when the condition failed and nothing was written. */
export const updateItem = async (
  { client, name: TableName }: Table,
  Key: { pk: string; sk: string },
  { set, remove = [], condition, values = {} }: ItemChange,
): Promise<Record<string, unknown> | null> => {
  const names = Object.keys(set);
  const assignments = names.map((name) => `#${name} = :${name}`).join(', ');
  const removals = remove.map((name) => `#${name}`).join(', ');
  const expression = `SET ${assignments}${removals && ` REMOVE ${removals}`}`;
  const used = new Set([...namesIn(expression), ...namesIn(condition)]);
  const command = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: expression,
    ConditionExpression: condition,
    ExpressionAttributeNames: Object.fromEntries([...used].map((name) => [name, name.slice(1)])),
    ExpressionAttributeValues: { ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])), ...values },
    ReturnValues: 'ALL_NEW',
  });
  return client.send(command).then(({ Attributes }) => Attributes ?? {}, ifConditionFailed(null));
};
