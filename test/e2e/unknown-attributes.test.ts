import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCredential } from '../../shared/access/credential.ts';
import { operations } from '../../shared/contract/registry.ts';
import { exportParts, exportUser } from '../../shared/personal-data/export.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { asOfLater } from '../shared/later-release.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { type Calls, roundTripCalls, roundTripUsers } from './round-trip-calls.ts';

type Stored = Record<string, unknown>;

const LATER = '"later":';

let stack: TestStack;
let calls: Calls;
let ana = '';
const written = new Set<string>();

const keyOf = ({ pk, sk }: Stored): string => `${pk} ${sk}`;
const everyRecord = async (): Promise<Stored[]> => {
  const { client, name: TableName } = openTable();
  const records: Stored[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) records.push(...Items);
  return records;
};

beforeAll(async () => {
  stack = await startStack({ users: roundTripUsers });
  calls = await roundTripCalls(stack);
  await stack.drain();
  ana = parseCredential(await stack.keyOf('ana'))?.userId ?? '';
  const { client, name: TableName } = openTable();
  for (const record of await everyRecord()) {
    await client.send(new PutCommand({ TableName, Item: asOfLater(record) as Stored }));
    written.add(keyOf(record));
  }
});
afterAll(() => stack.close());

it('is in the export of personal data: what a later release stored', async () => {
  const exported = await exportUser(ana, exportParts());
  for (const kind of ['account', 'profile', 'reminder', 'limit']) {
    expect(JSON.stringify(exported[kind]), kind).toContain(LATER);
  }
});

it.each(operations.map((operation) => ({ name: operation.name, operation })))(
  '$name works on records of a later release, and shows nothing of what that stored',
  async ({ name, operation: { method, path } }) => {
    for (const { says, user = 'ana', status = 200, writes: _, ...options } of calls[name] ?? []) {
      const reply = await stack.call(method, path, { key: await stack.keyOf(user), ...options });
      expect(reply.status, `${name}: ${says}`).toBe(status);
      expect(JSON.stringify(reply.body), `${name}: ${says}`).not.toContain(LATER);
      await stack.drain();
    }
  },
);

it('is still in every record that it was in', async () => {
  const left = (await everyRecord()).filter((record) => written.has(keyOf(record)));
  expect(left.length).toBeGreaterThan(50);
  expect(left.filter(({ later }) => later === undefined)).toEqual([]);
});
