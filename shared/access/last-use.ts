import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionFailed, ifInConflict } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { openTable } from '../platform/table/table.ts';
import type { LastUse } from './key-record.ts';
import type { SessionRecord } from './session-record.ts';

/** A credential that was used, and how its record notes it. */
export type Used = { userId: string } & (
  | { kind: 'key'; hash: string; use: LastUse }
  | { kind: 'token'; grantId: string; use: LastUse }
  | { kind: 'session'; hash: string; use: NonNullable<SessionRecord['lastUse']> }
);

const keyOf = (used: Used) => {
  if (used.kind === 'token') return keys.grant(used.userId, used.grantId);
  return (used.kind === 'key' ? keys.apiKey : keys.session)(used.userId, used.hash);
};

/**
 * Writes when a credential was last used. Functions that otherwise only read are allowed this one attribute: no expression may name
 * another. A record that was removed or is being changed is skipped.
 */
export const writeLastUse = async (used: Used): Promise<void> => {
  const { client, name } = openTable();
  const command = new UpdateCommand({
    TableName: name,
    Key: keyOf(used),
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
