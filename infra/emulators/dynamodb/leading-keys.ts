import * as z from 'zod/mini';
import { type Answer, refusedFreely } from './engine.ts';
import { DynamoDbError } from './errors.ts';

const KEY = 'pk';
const value = z.object({ S: z.string() });
const record = z.object({ [KEY]: value });
const part = z.object({ Key: z.optional(record), Item: z.optional(record) });
const transaction = z.array(z.record(z.string(), part));
const call = z.object({
  ...part.shape,
  TransactItems: z.optional(transaction),
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeValues: z.optional(z.record(z.string(), z.unknown())),
});

const ofQuery = ({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: z.output<typeof call>): string[] => {
  const [, name = ''] = new RegExp(`^#?${KEY} = (:\\w+)`).exec(KeyConditionExpression) ?? [];
  const found = value.safeParse(ExpressionAttributeValues[name]);
  return found.success ? [found.data.S] : [];
};

/** What IAM calls `dynamodb:LeadingKeys`: the partition keys that a call names. None for one that cannot be read. */
export const leadingKeysOf = (input: unknown): string[] => {
  const read = call.safeParse(input);
  if (!read.success) return [];
  const { TransactItems = [], ...alone } = read.data;
  const parts = [alone, ...TransactItems.flatMap((one) => Object.values(one))];
  const named = parts.flatMap(({ Key, Item }) => (Key ?? Item)?.[KEY]?.S ?? []);
  return [...named, ...ofQuery(read.data)];
};

/** `StringLike` of IAM; patterns have `*` alone. */
const isLike = (pattern: string, text: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;

/** As IAM decides with `ForAllValues:StringLike` and `Null`. @param partitions undefined: all */
export const mayTouch = (partitions: readonly string[] | undefined, input: unknown): boolean => {
  if (!partitions) return true;
  const named = leadingKeysOf(input);
  return named.length > 0 && named.every((key) => partitions.some((pattern) => isLike(pattern, key)));
};

export const accessDenied = (): Answer =>
  refusedFreely(
    new DynamoDbError(
      'com.amazon.coral.service#AccessDeniedException',
      'no identity-based policy allows the partition key',
    ),
  );
