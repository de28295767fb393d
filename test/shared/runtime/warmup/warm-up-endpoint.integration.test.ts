import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operations } from '../../../../shared/contract/registry.ts';
import { secrets } from '../../../../shared/contract/secrets.ts';
import { hasWarmUp, signsAnswer } from '../../../../shared/contract/warm-up.ts';
import { variables } from '../../../../shared/platform/environment.ts';
import { keys } from '../../../../shared/platform/table/keys.ts';
import type { AnyEndpoint } from '../../../../shared/runtime/define-endpoint.ts';
import * as syntheticRecords from '../../../../shared/runtime/warmup/synthetic-records.ts';

const warmedUp = operations.filter(hasWarmUp).map(({ name }) => name);
const signing = operations.filter(signsAnswer).map(({ name }) => name);
const others = operations.map(({ name }) => name).filter((name) => !warmedUp.includes(name));

let server: Server;
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isSecret = String(request.headers['x-amz-target']).includes('GetSecretValue');
    if (!isSecret) requests += 1;
    response.end(isSecret ? '{"SecretString":"{\\"key\\":\\"a key that signs\\"}"}' : '{"Count":0,"Items":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', url);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv(variables.tableName, 'table');
  vi.stubEnv(variables.memoryProvider, 'dynamodb');
  vi.stubEnv(variables.mem0ApiUrl, url);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
});

const textOf = (answer: APIGatewayProxyStructuredResultV2 | null): string => {
  const { body = '', isBase64Encoded } = answer ?? {};
  return isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;
};

const load = async (name: string) => {
  vi.stubEnv(variables.tableName, '');
  const { endpoint }: { endpoint: AnyEndpoint } = await import(`../../../../functions/api/${name}.ts`);
  vi.stubEnv(variables.tableName, 'table');
  const { warmUpEndpoint } = await import('../../../../shared/runtime/warmup/warm-up-endpoint.ts');
  const { warmUpSigning } = await import('../../../../shared/runtime/warmup/warm-up-signing.ts');
  return { endpoint, warmUpEndpoint: signing.includes(name) ? warmUpSigning : warmUpEndpoint };
};

it.each(warmedUp)(
  '%s is answered in full from the sample, and neither the table nor the log hears of it',
  async (name) => {
    const { endpoint, warmUpEndpoint } = await load(name);
    const written = vi.spyOn(process.stdout, 'write');
    const answer = await warmUpEndpoint(endpoint);
    const lines = written.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{'));
    written.mockRestore();
    expect(answer?.statusCode).toBe(200);
    // The sample's ids, or its category where an answer has no ids.
    expect(textOf(answer)).toMatch(/"success":true.*(0000-4000-[89]000|Supermercado)/);
    expect(requests).toBe(0);
    expect(lines).toEqual([]);
  },
);

it('signs with another value than the secret, which is there again for the first caller', async () => {
  expect(signing).toEqual(['get-changes']);
  vi.stubEnv(secrets.cursor.variable, 'cursor');
  const { readSecret } = await import('../../../../shared/platform/secrets.ts');
  const { endpoint, warmUpEndpoint } = await load('get-changes');
  const answer = await warmUpEndpoint(endpoint);
  expect(answer?.statusCode).toBe(200);
  const key = await readSecret('cursor');
  expect(key).toEqual({ key: 'a key that signs' });
  const { readCursor } = await import('../../../../shared/changes/cursor.ts');
  const { next_cursor: cursor } = JSON.parse(textOf(answer));
  expect(() => readCursor(cursor, '0'.repeat(22), 'a key that signs')).toThrow('Invalid cursor');
  vi.stubEnv(secrets.cursor.variable, undefined);
});

it.each(others)('%s writes or reaches others, and is not warmed up', async (name) => {
  const { endpoint, warmUpEndpoint } = await load(name);
  await expect(warmUpEndpoint(endpoint)).rejects.toThrow('must not be warmed up');
  expect(requests).toBe(0);
});

it.each(['mem0', 'none', ''])(
  'get-memories with the provider %j is not warmed up, and asks nobody',
  async (provider) => {
    vi.stubEnv(variables.memoryProvider, provider);
    const { endpoint, warmUpEndpoint } = await load('get-memories');
    expect(await warmUpEndpoint(endpoint)).toBeNull();
    expect(requests).toBe(0);
    vi.stubEnv(variables.memoryProvider, 'dynamodb');
  },
);

it('leaves the client as it was: the next question reaches the table, and the sample user is nobody there', async () => {
  const { endpoint, warmUpEndpoint } = await load('get-balance');
  await warmUpEndpoint(endpoint);
  const { openTable } = await import('../../../../shared/platform/table/table.ts');
  const { client, name } = openTable();
  const question = { TableName: name, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)' };
  const answer = await client.send(
    new QueryCommand({ ...question, ExpressionAttributeValues: keys.accessOf('0'.repeat(22)) }),
  );
  expect(answer.Items).toEqual([]);
  expect(requests).toBe(1);
});

it('answers null when the warm-up fails, so that a function starts all the same', async () => {
  const { endpoint, warmUpEndpoint } = await load('get-balance');
  const { openTable } = await import('../../../../shared/platform/table/table.ts');
  const add = vi.spyOn(openTable().client.middlewareStack, 'add').mockImplementation(() => {
    throw new Error('no');
  });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await warmUpEndpoint(endpoint)).toBeNull();
  expect(written.mock.calls.join('')).toContain('"operation":"warm-up"');
  add.mockRestore();
  written.mockRestore();
});

it('makes the same sample each time, so that bundles are the same', async () => {
  vi.resetModules();
  const again = await import('../../../../shared/runtime/warmup/synthetic-records.ts');
  expect(again.syntheticRecords).not.toBe(syntheticRecords.syntheticRecords);
  expect(JSON.stringify(again)).toBe(JSON.stringify(syntheticRecords));
});

it('asks the table itself about anybody but the sample user, even then', async () => {
  const { openTable } = await import('../../../../shared/platform/table/table.ts');
  const { warmUp } = await import('../../../../shared/runtime/warmup/run-warm-up.ts');
  const { accessStore } = await import('../../../../shared/access/access-store.ts');
  const read = (userId: string) => accessStore(openTable()).read(userId);
  const [nobody, somebody] = (await warmUp([], () => Promise.all([read('0'.repeat(22)), read('1'.repeat(22))]))) ?? [];
  expect(nobody?.keys).toHaveLength(1);
  expect(somebody?.keys).toEqual([]);
  expect(requests).toBe(1);
});

const mcp = async () => {
  vi.stubEnv(variables.tableName, '');
  const { answer } = await import('../../../../functions/mcp.ts');
  vi.stubEnv(variables.tableName, 'table');
  const { warmUpMcp } = await import('../../../../shared/runtime/warmup/warm-up-mcp.ts');
  return warmUpMcp(answer);
};

it.each(['', 'cursor'])(
  '/mcp answers a tool that only reads, with the secret of cursors or without: %j',
  async (id) => {
    vi.stubEnv(secrets.cursor.variable, id);
    const written = vi.spyOn(process.stdout, 'write');
    const answer = await mcp();
    const lines = written.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{'));
    written.mockRestore();
    expect(answer?.statusCode).toBe(200);
    expect(answer?.body).toContain('0000-4000-8000');
    expect(requests).toBe(0);
    expect(lines).toEqual([]);
  },
);
