import {
  BatchGetItemCommand,
  type BatchGetItemCommandInput,
  DeleteItemCommand,
  type DeleteItemCommandInput,
  DynamoDBClient,
  GetItemCommand,
  type GetItemCommandInput,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';

// The peer of every function: a plain handler that makes the same calls to the table.
const client = new DynamoDBClient({});
type Fetched = { url: string; method: string; headers: Record<string, string>; body: string };

const send = {
  BatchGetItem: (input: BatchGetItemCommandInput) => client.send(new BatchGetItemCommand(input)),
  DeleteItem: (input: DeleteItemCommandInput) => client.send(new DeleteItemCommand(input)),
  GetItem: (input: GetItemCommandInput) => client.send(new GetItemCommand(input)),
  PutItem: (input: PutItemCommandInput) => client.send(new PutItemCommand(input)),
  Query: (input: QueryCommandInput) => client.send(new QueryCommand(input)),
  TransactWriteItems: (input: TransactWriteItemsCommandInput) => client.send(new TransactWriteItemsCommand(input)),
  UpdateItem: (input: UpdateItemCommandInput) => client.send(new UpdateItemCommand(input)),
  fetch: async ({ url, body, ...init }: Fetched) => (await fetch(url, body ? { ...init, body } : init)).text(),
};

type Call = { operation: keyof typeof send; input: never };
declare const benchWaves: Call[][];

/** Makes the calls of the measured function, in the same waves, and returns their results. */
export const handler = async () => {
  const answers: unknown[] = [];
  for (const wave of benchWaves)
    answers.push(await Promise.all(wave.map(({ operation, input }) => send[operation](input))));
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(answers) };
};
