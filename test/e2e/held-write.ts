import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const NAME = 'holdNextWrite';
const WRITES = new Set(['TransactWriteItemsCommand', 'PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']);

/** Holds the next write of the table's client until it is released, as a slow network would. Others pass. */
export const holdNextWrite = (client: DynamoDBDocumentClient) => {
  let release = (): void => undefined;
  let reach = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let isHolding = false;
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (isHolding || !WRITES.has(commandName)) return next(args);
        isHolding = true;
        client.middlewareStack.remove(NAME);
        reach();
        await released;
        return next(args);
      },
    { name: NAME, step: 'finalizeRequest', priority: 'low' },
  );
  return { reached, release: () => release() };
};
