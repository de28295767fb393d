import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TestStack } from '../support/stack.ts';

/** Everything that is in the table of a local stack. */
export const tableRecords = async (stack: Pick<TestStack, 'control'>): Promise<Record<string, unknown>[]> => {
  const environment = await stack.control<Record<string, string>>('GET', 'environment');
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
      region: 'sa-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    }),
  );
  const records: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: environment.TABLE_NAME }))
    records.push(...Items);
  client.destroy();
  return records;
};
