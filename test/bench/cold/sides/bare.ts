import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';

// The peer of every function: what a handler without any service around it costs that asks the table the same.
const client = new DynamoDBClient({});
const commands = {
  BatchGetItem: BatchGetItemCommand,
  DeleteItem: DeleteItemCommand,
  GetItem: GetItemCommand,
  PutItem: PutItemCommand,
  Query: QueryCommand,
  TransactWriteItems: TransactWriteItemsCommand,
  UpdateItem: UpdateItemCommand,
};

type Call = { operation: keyof typeof commands; input: never };
declare const benchWaves: Call[][];

const send = ({ operation, input }: Call) => client.send(new commands[operation](input) as never);

/** Makes the calls of the measured function, in the same waves, and answers with what they brought. */
export const handler = async () => {
  const answers: unknown[] = [];
  for (const wave of benchWaves) answers.push(await Promise.all(wave.map(send)));
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(answers) };
};
