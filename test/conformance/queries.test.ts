import { paginateQuery, QueryCommand, type QueryCommandInput, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { type Attributes, failureOf, put } from './support.ts';

type Request = Omit<QueryCommandInput, 'TableName'>;
const USER = 'USER#1';
const own = (condition = '', values: Attributes = {}): Request => ({
  KeyConditionExpression: `pk = :pk${condition}`,
  ExpressionAttributeValues: { ':pk': USER, ...values },
});

describeEachServer('queries', (engine) => {
  const query = (request: Request) =>
    engine().client.send(new QueryCommand({ TableName: engine().tableName, ...request }));
  const sortKeys = async (request: Request) => ((await query(request)).Items ?? []).map(({ sk }) => sk);

  describe('over sorted keys', () => {
    // UTF-8 order: upper case before lower case before accents.
    const sks = ['A#1', 'A#10', 'A#2', 'B', 'a', 'Á'];
    beforeEach(() =>
      put(engine(), { pk: 'USER#2', sk: 'A#1' }, ...sks.map((sk) => ({ pk: USER, sk, even: sk.length % 2 === 0 }))),
    );

    it.each([
      { name: 'the whole partition in UTF-8 order', request: own(), expected: sks },
      { name: 'backwards', request: { ...own(), ScanIndexForward: false }, expected: [...sks].reverse() },
      { name: 'by prefix', request: own(' AND begins_with(sk, :p)', { ':p': 'A#1' }), expected: ['A#1', 'A#10'] },
      {
        name: 'between, both ends included',
        request: own(' AND sk BETWEEN :a AND :b', { ':a': 'A#10', ':b': 'B' }),
        expected: ['A#10', 'A#2', 'B'],
      },
      { name: 'after', request: own(' AND sk > :a', { ':a': 'A#2' }), expected: ['B', 'a', 'Á'] },
      { name: 'up to and including', request: own(' AND sk <= :a', { ':a': 'A#10' }), expected: ['A#1', 'A#10'] },
      { name: 'one', request: own(' AND sk = :a', { ':a': 'a' }), expected: ['a'] },
      { name: 'nothing', request: own(' AND sk = :a', { ':a': 'z' }), expected: [] },
      { name: 'with a limit', request: { ...own(), Limit: 2 }, expected: ['A#1', 'A#10'] },
    ])('$name', async ({ request, expected }) => {
      expect(await sortKeys(request)).toEqual(expected);
    });

    it.each([true, false])(
      'a page of one item continues after the last one (forward: %s)',
      async (ScanIndexForward) => {
        const { client, tableName } = engine();
        const pages = paginateQuery({ client, pageSize: 1 }, { TableName: tableName, ...own(), ScanIndexForward });
        const seen: unknown[] = [];
        for await (const { Items = [] } of pages) seen.push(...Items.map(({ sk }) => sk));
        expect(seen).toEqual(ScanIndexForward ? sks : [...sks].reverse());
      },
    );

    it('a filter drops items after they were counted', async () => {
      const filter = { FilterExpression: 'even = :yes' };
      const request = own('', { ':yes': true });
      expect(await query({ ...request, ...filter })).toMatchObject({
        Count: 1,
        ScannedCount: 6,
        Items: [{ sk: 'A#10' }],
      });
    });

    it('a limit counts what the filter drops', async () => {
      const request = { ...own('', { ':yes': true }), FilterExpression: 'even = :yes', Limit: 1 };
      expect(await query(request)).toMatchObject({ Count: 0, LastEvaluatedKey: { pk: USER, sk: 'A#1' } });
    });

    it('a count brings no items', async () => {
      const { Count, Items } = await query({ ...own(), Select: 'COUNT' });
      expect({ Count, Items }).toEqual({ Count: 6, Items: undefined });
    });

    it('a projection brings only what it names', async () => {
      const request = { ...own(' AND sk = :a', { ':a': 'B' }), ProjectionExpression: 'sk' };
      expect((await query(request)).Items).toEqual([{ sk: 'B' }]);
    });

    it('a scan meets every partition', async () => {
      const { Items } = await engine().client.send(new ScanCommand({ TableName: engine().tableName }));
      expect(Items).toHaveLength(7);
    });

    it.each([
      {
        name: 'without the partition key',
        request: { KeyConditionExpression: 'sk = :pk', ExpressionAttributeValues: { ':pk': 'B' } },
      },
      {
        name: 'with a comparison of the partition key',
        request: { KeyConditionExpression: 'pk > :pk', ExpressionAttributeValues: { ':pk': 'B' } },
      },
      { name: 'with a filter on the key', request: { ...own('', { ':a': 'B' }), FilterExpression: 'sk = :a' } },
      { name: 'of an index that does not exist', request: { ...own(), IndexName: 'none' } },
      { name: 'with an empty range', request: own(' AND sk BETWEEN :a AND :b', { ':a': 'B', ':b': 'A' }) },
    ])('a query $name is refused', async ({ request }) => {
      expect(await failureOf(query(request))).toMatchObject({ name: 'ValidationException' });
    });
  });

  it('pages end at 1 MB', async () => {
    const body = 'x'.repeat(100 * 1024);
    await put(engine(), ...Array.from({ length: 25 }, (_, n) => ({ pk: USER, sk: String(n).padStart(2, '0'), body })));
    const first = await query(own());
    expect(first.Items?.length).toBeGreaterThanOrEqual(9);
    expect(first.Items?.length).toBeLessThanOrEqual(11);
    expect(first.LastEvaluatedKey).toEqual({ pk: USER, sk: first.Items?.at(-1)?.sk });

    const seen: unknown[] = [];
    const { client, tableName } = engine();
    for await (const { Items = [] } of paginateQuery({ client }, { TableName: tableName, ...own() })) {
      seen.push(...Items.map(({ sk }) => sk));
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => String(n).padStart(2, '0')));
  });
});
