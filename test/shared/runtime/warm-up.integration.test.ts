import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readsTableAlone } from '../../../shared/contract/grants.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { AnyEndpoint } from '../../../shared/runtime/define-endpoint.ts';

const reads = operations.filter(({ grants }) => readsTableAlone(grants)).map(({ name }) => name);
const others = operations.filter(({ grants }) => !readsTableAlone(grants));
const NOBODY = '0'.repeat(22);

let server: Server;
let paths: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(`${request.method} ${request.headers['x-amz-target'] ?? request.url}`);
    response.end('{"Count":0,"Items":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', url);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv(variables.tableName, 'table');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  paths = [];
});

const textOf = ({ body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2): string =>
  isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;

/** The functions open their connection when they are loaded; without a table name they do not. */
const load = async (name: string) => {
  vi.stubEnv(variables.tableName, '');
  const { endpoint }: { endpoint: AnyEndpoint } = await import(`../../../functions/api/${name}.ts`);
  vi.stubEnv(variables.tableName, 'table');
  const { callAsSyntheticCaller } = await import('../../../shared/runtime/warm-up-read.ts');
  return { ...(await import('../../../shared/runtime/warm-up.ts')), call: () => callAsSyntheticCaller(endpoint) };
};

const logged = async (run: () => Promise<unknown>): Promise<string> => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await run();
    return written.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    written.mockRestore();
  }
};

it('knows the reads by their grants', () => {
  expect(reads.length).toBeGreaterThan(15);
  expect(reads).toEqual(expect.arrayContaining(['get-balance', 'get-transactions', 'get-cash-flow', 'get-upcoming']));
});

it.each(reads)('%s is answered without rows, and neither the table nor the log hears of it', async (name) => {
  const { withSyntheticCaller, call } = await load(name);
  let answer: APIGatewayProxyStructuredResultV2 | undefined;
  const log = await logged(async () => {
    answer = await withSyntheticCaller(call);
  });
  // Admitted in any case: a 400 refuses the missing input, a 404 what is not there.
  const body = JSON.parse(textOf(answer ?? {}));
  expect([200, 400, 404]).toContain(answer?.statusCode);
  expect(body).toMatchObject(answer?.statusCode === 200 ? { success: true } : { error: expect.any(String) });
  expect(paths).toEqual([]);
  expect(log).toBe('');
});

it.each(others)('$name may do more than read, and is not called', async (operation) => {
  const { callAsSyntheticCaller } = await import('../../../shared/runtime/warm-up-read.ts');
  expect(() => callAsSyntheticCaller({ operation } as unknown as AnyEndpoint)).toThrow('must not be warmed up');
});

it('reads the access records where a function may do more, and neither the table nor the log hears of it', async () => {
  const { warmUp } = await load('create-payment-reminder');
  expect(await logged(warmUp)).toBe('');
  expect(paths).toEqual([]);
});

it('does nothing without a table', async () => {
  const { warmUp } = await load('get-balance');
  vi.stubEnv(variables.tableName, '');
  const run = vi.fn(async () => undefined);
  await warmUp(run);
  vi.stubEnv(variables.tableName, 'table');
  expect(run).not.toHaveBeenCalled();
});

it('leaves the client as it was: the next question reaches the table, and the synthetic user is nobody there', async () => {
  const { warmUp, call } = await load('get-balance');
  await warmUp(call);
  paths = [];
  const { openTable } = await import('../../../shared/platform/table/table.ts');
  const { client, name } = openTable();
  const question = { TableName: name, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)' };
  const answer = await client.send(new QueryCommand({ ...question, ExpressionAttributeValues: keys.accessOf(NOBODY) }));
  expect(answer.Items).toEqual([]);
  expect(paths).toEqual(['POST DynamoDB_20120810.Query']);
});

it('asks the table itself about anybody else, even then', async () => {
  const { withSyntheticCaller } = await load('get-balance');
  const { openTable } = await import('../../../shared/platform/table/table.ts');
  const { accessStore } = await import('../../../shared/access/access-store.ts');
  const read = (userId: string) => accessStore(openTable()).read(userId);
  const [nobody, somebody] = await withSyntheticCaller(() => Promise.all([read(NOBODY), read('1'.repeat(22))]));
  expect(nobody).toMatchObject({ keys: [{ keyId: NOBODY }], profile: {}, subscription: { status: 'active' } });
  expect(somebody.keys).toEqual([]);
  expect(paths).toEqual(['POST DynamoDB_20120810.Query']);
});

it.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('a call that %s is logged, and the function starts all the same', async (_, run) => {
  const { warmUp } = await load('get-balance');
  const log = await logged(() => warmUp(run));
  expect(JSON.parse(log)).toMatchObject({ level: 'ERROR', operation: 'warm-up' });
});
