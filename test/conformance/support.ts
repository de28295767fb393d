import { GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { EngineTable } from '../support/dynamo-engines.ts';

export type Attributes = Record<string, unknown>;
export const key = { pk: 'USER#1', sk: 'ITEM#1' };

export const put = ({ client, tableName }: EngineTable, ...items: Attributes[]) =>
  Promise.all(items.map((Item) => client.send(new PutCommand({ TableName: tableName, Item }))));

export const get = async ({ client, tableName }: EngineTable, Key: Attributes = key) =>
  (await client.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }))).Item;

type Update = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

export const update = ({ client, tableName }: EngineTable, request: Update, Key: Attributes = key) =>
  client.send(new UpdateCommand({ TableName: tableName, Key, ...request }));

/** The error that the promise ends with, as plain fields; fails when it does not. */
export const failureOf = async (promise: Promise<unknown>): Promise<Attributes & { name: string; message: string }> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return { ...error, name: error.name, message: error.message };
  }
  throw new Error('The call was not refused');
};
