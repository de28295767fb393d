import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, paginateScan, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linesUntilKilled } from '../../../support/killed-process.ts';
import { createTable, type Local, startLocal, TableName } from './support.ts';

const WRITER = fileURLToPath(new URL('endless-writer.ts', import.meta.url));

describe('data on disk', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'saldo-dynamodb-'));
  });
  afterEach(() => rm(path, { recursive: true }));

  const reopened = async <T>(look: (local: Local) => Promise<T>): Promise<T> => {
    const local = await startLocal({ path });
    try {
      return await look(local);
    } finally {
      await local.close();
    }
  };

  it.each([1, 7, 40])('holds every answered transaction, each whole, when killed after %i answers', async (answers) => {
    const answered = await linesUntilKilled(WRITER, path, answers);
    await reopened(async ({ client }) => {
      const items: { pk: string }[] = [];
      for await (const page of paginateScan({ client }, { TableName })) {
        for (const { pk } of page.Items ?? []) items.push({ pk });
      }
      const pairs = new Set(items.map(({ pk }) => pk));
      pairs.delete('COUNT');
      expect(pairs.size).toBeGreaterThanOrEqual(answered.length);
      expect(items).toHaveLength(2 * pairs.size + 1);
      const { Item } = await client.send(new GetCommand({ TableName, Key: { pk: 'COUNT', sk: 'COUNT' } }));
      expect(Item?.n).toBe(pairs.size);
      const { Count } = await client.send(new ScanCommand({ TableName, IndexName: 'byId', Select: 'COUNT' }));
      expect(Count).toBe(2 * pairs.size);
    });
  });

  it('keeps table, TTL setting and tokens across a restart', async () => {
    const step = { Put: { TableName, Item: { pk: 'a', sk: 'b' }, ConditionExpression: 'attribute_not_exists(pk)' } };
    const once = new TransactWriteCommand({ ClientRequestToken: 'token', TransactItems: [step] });
    await reopened(async (local) => {
      await createTable(local);
      await local.client.send(once);
    });
    await reopened(async ({ client, dynamoDb }) => {
      await client.send(once);
      const { TimeToLiveDescription } = await dynamoDb.send(new DescribeTimeToLiveCommand({ TableName }));
      expect(TimeToLiveDescription?.AttributeName).toBe('expiresAt');
    });
  });

  it('is refused to a second engine, with a clear error', async () => {
    await reopened(async () => {
      await expect(startLocal({ path })).rejects.toThrow(`${path} is in use by another process`);
    });
  });

  it('in memory is gone after a restart', async () => {
    const first = await startLocal();
    await createTable(first);
    await first.client.send(new PutCommand({ TableName, Item: { pk: 'a', sk: 'b' } }));
    await first.close();
    const second = await startLocal();
    await createTable(second);
    expect((await second.client.send(new ScanCommand({ TableName }))).Count).toBe(0);
    await second.close();
  });
});
