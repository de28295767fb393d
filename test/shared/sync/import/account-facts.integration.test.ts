import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../../shared/platform/table/keys.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { type Household, household, sharedDynamoDb, start } from '../import-support.ts';
import { anAccount, aRow } from '../support.ts';

const dynamoDb = sharedDynamoDb();

const withBalance = (balance: number | null) => anAccount({ id: 'acc-1', balance }, { transactions: [aRow()] });

const told = async (home: Household, balance: number | null, lastUpdatedAt: string) => {
  home.has([withBalance(balance)], { lastUpdatedAt });
  await home.import();
  const account = await home.parts.accounts.find('user-1', 'acc-1');
  return [account?.balance, account?.balanceAsOf];
};

const linked = async (): Promise<Household> => {
  const home = await household(dynamoDb);
  await home.link();
  return home;
};

const [first, second, third] = [addSeconds(start, 7200), addSeconds(start, 14_400), addSeconds(start, 21_600)] as const;

describe('a balance that the bank does not tell', () => {
  it('is unknown until it tells one, and then stays with its time', async () => {
    const home = await linked();
    expect(await told(home, null, first)).toEqual([null, null]);
    expect(await told(home, 300, second)).toEqual([30_000, null]);
    expect(await told(home, null, third)).toEqual([30_000, second]);
    expect(await told(home, null, addSeconds(start, 90_000))).toEqual([30_000, second]);
    expect(await told(home, 1, addSeconds(start, 180_000))).toEqual([100, null]);
  });

  it('stays 0 where the bank told 0', async () => {
    const home = await linked();
    await told(home, 0, first);
    expect(await told(home, null, second)).toEqual([0, first]);
  });

  it('is unknown where the release before wrote 0 for it', async () => {
    const home = await linked();
    await told(home, 0, first);
    const Key = keys.account('user-1', 'acc-1');
    const { client, name: TableName } = home.table;
    await client.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE balanceAsOf' }));
    expect(await told(home, null, second)).toEqual([null, null]);
  });
});

it('keeps what a later release has written on an account', async () => {
  const home = await linked();
  await told(home, 1, first);
  const Key = keys.account('user-1', 'acc-1');
  const { client, name: TableName } = home.table;
  const novelty = { UpdateExpression: 'SET novelty = :yes', ExpressionAttributeValues: { ':yes': true } };
  await client.send(new UpdateCommand({ TableName, Key, ...novelty }));
  await told(home, 2, second);
  const removal = { UpdateExpression: 'REMOVE novelty', ConditionExpression: 'novelty = :yes AND balance = :two' };
  const kept = { ...removal, ExpressionAttributeValues: { ':yes': true, ':two': 200 } };
  await expect(client.send(new UpdateCommand({ TableName, Key, ...kept }))).resolves.toBeDefined();
});
