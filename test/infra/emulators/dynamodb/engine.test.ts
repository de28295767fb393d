import { createHash } from 'node:crypto';
import { DeleteTableCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds, epochSeconds, instantFromMilliseconds } from '../../../../shared/time/instant.ts';
import { createTable, type Local, startLocal, TableName } from './support.ts';

const START = instantFromMilliseconds(Date.UTC(2026, 2, 1));

describe('the embedded engine', () => {
  let now = START;
  let local: Local;
  beforeEach(async () => {
    now = START;
    local = await startLocal({ clock: () => now });
    await createTable(local);
  });
  afterEach(() => local.close());

  const put = (Item: Record<string, unknown>) => local.client.send(new PutCommand({ TableName, Item }));
  const scan = async (IndexName?: string) =>
    ((await local.client.send(new ScanCommand({ TableName, IndexName }))).Items ?? []).map(({ sk }) => sk).sort();

  it('removes what has expired, from the indexes too, and nothing else', async () => {
    const at = (seconds: number) => epochSeconds(addSeconds(START, seconds));
    await put({ pk: 'a', sk: 'expired', idKey: 'x', expiresAt: at(-1) });
    await put({ pk: 'a', sk: 'just now', expiresAt: at(0) });
    await put({ pk: 'a', sk: 'later', idKey: 'y', expiresAt: at(60) });
    await put({ pk: 'a', sk: 'as text', expiresAt: String(at(-1)) });
    await put({ pk: 'a', sk: 'six years ago', expiresAt: at(-6 * 366 * 86_400) });
    await put({ pk: 'a', sk: 'never', idKey: 'z' });
    expect(await local.sweep()).toBe(1);
    expect(await scan()).toEqual(['as text', 'just now', 'later', 'never', 'six years ago']);
    expect(await scan('byId')).toEqual(['later', 'never']);
    now = addSeconds(START, 61);
    expect(await local.sweep()).toBe(2);
  });

  it('removes nothing once TTL is off', async () => {
    await put({ pk: 'a', sk: 'expired', expiresAt: epochSeconds(START) - 1 });
    const TimeToLiveSpecification = { Enabled: false, AttributeName: 'expiresAt' };
    await local.dynamoDb.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    expect(await local.sweep()).toBe(0);
  });

  it('refuses to switch TTL to what it is', async () => {
    const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expiresAt' };
    const again = local.dynamoDb.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    await expect(again).rejects.toThrow('TimeToLive is already enabled');
  });

  it('a token expires after ten minutes', async () => {
    const Update = {
      TableName,
      Key: { pk: 'a', sk: 'b' },
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
    };
    const count = () =>
      local.client.send(new TransactWriteCommand({ ClientRequestToken: 'token', TransactItems: [{ Update }] }));
    await count();
    now = addSeconds(START, 599);
    await local.sweep();
    await count();
    now = addSeconds(START, 600);
    await count();
    const { Item } = await local.client.send(new GetCommand({ TableName, Key: { pk: 'a', sk: 'b' } }));
    expect(Item?.n).toBe(2);
  });

  it('distinguishes index entries whose hashes share 24 bits', async () => {
    const [one, other] = collidingSortKeys();
    await put({ pk: 'a', sk: one, duePk: 'x', dueAt: '2026' });
    await put({ pk: 'a', sk: other, duePk: 'x', dueAt: '2026' });
    expect(await scan('due')).toEqual([one, other].sort());
  });

  it('refuses a query whose value is of another type than the key', async () => {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 1 },
    });
    await expect(local.client.send(query)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('makes a deleted table anew, empty', async () => {
    await put({ pk: 'a', sk: 'b', idKey: 'x' });
    await local.dynamoDb.send(new DeleteTableCommand({ TableName }));
    await expect(scan()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await createTable(local);
    expect([...(await scan()), ...(await scan('byId'))]).toEqual([]);
  });

  it.each([
    { operation: 'NoSuchOperation', body: {}, status: 400, type: 'UnknownOperationException' },
    { operation: 'PutItem', body: { TableName, Item: 'x' }, status: 400, type: 'SerializationException' },
    { operation: 'TransactWriteItems', body: { TransactItems: 'x' }, status: 400, type: 'SerializationException' },
    { operation: 'TransactWriteItems', body: { TransactItems: [{}] }, status: 400, type: 'ValidationException' },
  ])('answers $type to a malformed $operation', async ({ operation, body, status, type }) => {
    const answer = await local.execute(operation, body);
    expect(answer).toMatchObject({ status, body: { __type: expect.stringMatching(new RegExp(`#${type}$`)) } });
  });
});

// dynalite's own hash of a key, of which it keeps six digits: md5 over a constant, the partition key and the sort key.
const collidingSortKeys = (): [string, string] => {
  const seen = new Map<string, string>();
  for (let n = 0; ; n += 1) {
    const sk = `REMINDER#${n}`;
    const digits = createHash('md5').update(`Outliersa${sk}`).digest('hex').slice(0, 6);
    const other = seen.get(digits);
    if (other) return [other, sk];
    seen.set(digits, sk);
  }
};
