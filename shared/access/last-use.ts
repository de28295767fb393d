import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionFailed, ifInConflict } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { openTable } from '../platform/table/table.ts';
import type { LastUse } from './key-record.ts';

/**
 * Writes when a key was last used. Functions that otherwise only read are allowed this one attribute: no expression may name
 * another. A key that is gone meanwhile, or is being changed, is left alone.
 */
export const writeLastUse = async (used: { userId: string; hash: string; use: LastUse }): Promise<void> => {
  const { client, name } = openTable();
  const command = new UpdateCommand({
    TableName: name,
    Key: keys.apiKey(used.userId, used.hash),
    UpdateExpression: 'SET lastUse = :use',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':use': used.use },
  });
  await client
    .send(command)
    .then(() => undefined)
    .catch(ifConditionFailed(undefined))
    .catch(ifInConflict(undefined));
};
