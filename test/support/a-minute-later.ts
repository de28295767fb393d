import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '../../shared/platform/table/table.ts';

/** Makes the stack of this process forget which connection messages it sent within the last minute. */
export const aMinuteLater = async (): Promise<void> => {
  const { client, name: TableName } = openTable();
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  for (const { pk, sk } of Items) {
    if (String(sk).startsWith('FLOW#')) await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
};
