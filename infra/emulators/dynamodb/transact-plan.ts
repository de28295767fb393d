import * as z from 'zod/mini';
import { database, type Input, type Item, type Prepared, type Store, type TableDescription } from './dynalite.ts';
import { DynamoDbError, validationError } from './errors.ts';
import { prefixes } from './keys.ts';
import { prepare } from './prepare.ts';
import { findTable } from './table-records.ts';

/** The dynalite action that checks and does each kind of step; a check is a deletion that is never done. */
const ACTIONS = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'DeleteItem' } as const;

export type Step = {
  kind: keyof typeof ACTIONS;
  action: (typeof ACTIONS)[keyof typeof ACTIONS];
  request: Prepared;
  table: TableDescription;
  place: string;
  returnsOld: boolean;
};

const parameters = z.record(z.string(), z.unknown());
const stepsSchema = z.array(
  z.object({
    Put: z.optional(parameters),
    Update: z.optional(parameters),
    Delete: z.optional(parameters),
    ConditionCheck: z.optional(parameters),
  }),
);
type RawStep = z.infer<typeof stepsSchema>[number];

/** The steps of a transaction: 1 to 100. */
const transactItems = (input: Input): RawStep[] => {
  const parsed = stepsSchema.safeParse(input.TransactItems);
  if (!parsed.success) {
    throw new DynamoDbError('com.amazon.coral.service#SerializationException', 'Unexpected value type in payload');
  }
  const bound = parsed.data.length === 0 ? 'greater than or equal to 1' : 'less than or equal to 100';
  if (parsed.data.length >= 1 && parsed.data.length <= 100) return parsed.data;
  throw validationError(
    "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
      `Member must have length ${bound}`,
  );
};

/** @throws ValidationException where two steps are about one item */
const assertDistinct = (places: readonly string[]): void => {
  if (new Set(places).size === places.length) return;
  throw validationError('Transaction request cannot include multiple operations on one item');
};

const placeOf = (table: TableDescription, key: Item): string =>
  prefixes.items(table.TableName) + database.createKey(key, table);

/** Everything that can be refused before any item is read. */
export const planWrites = async (store: Store, input: Input): Promise<Step[]> => {
  const steps: Step[] = [];
  for (const item of transactItems(input)) steps.push(await planWrite(store, item));
  assertDistinct(steps.map(({ place }) => place));
  return steps;
};

const KINDS = ['Put', 'Update', 'Delete', 'ConditionCheck'] as const;

const planWrite = async (store: Store, item: RawStep): Promise<Step> => {
  const [kind, ...others] = KINDS.filter((candidate) => item[candidate]);
  const parametersOfStep = kind && item[kind];
  if (!kind || !parametersOfStep || others.length > 0) {
    throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
  }
  const { ReturnValuesOnConditionCheckFailure: onFailure, ...rest } = parametersOfStep;
  if (kind === 'ConditionCheck' && !rest.ConditionExpression) {
    throw validationError('The ConditionExpression of a ConditionCheck must not be empty');
  }
  const request = prepare(store, ACTIONS[kind], rest);
  const table = await findTable(store, request.TableName);
  const key = checkedKey(request, table);
  return {
    kind,
    action: ACTIONS[kind],
    request,
    table,
    place: placeOf(table, key),
    returnsOld: onFailure === 'ALL_OLD',
  };
};

const checkedKey = (request: Prepared, table: TableDescription): Item => {
  const { Item: item, Key: key = {} } = request;
  const refusal = item ? database.validateItem(item, table) : database.validateKey(key, table);
  const badUpdate = database.validateUpdates(request.AttributeUpdates, request._updates, table);
  if (refusal ?? badUpdate) throw refusal ?? badUpdate;
  return item ?? key;
};
