import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '../../../shared/platform/table/table.ts';

/** Makes the sign-in older: operations that require a proof of the last ten minutes request one. */
export const forgetProof = async (userId: string): Promise<void> => {
  const { client, name: TableName } = openTable();
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sessions)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':sessions': 'ACCESS#SESSION#' },
    }),
  );
  if (Items.length === 0) throw new Error('the person is not signed in');
  const forget = ({ pk, sk }: Record<string, unknown>) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET provedAt = :none',
        ExpressionAttributeValues: { ':none': null },
      }),
    );
  await Promise.all(Items.map(forget));
};
