import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operations } from '../../../shared/contract/registry.ts';
import { readsTableAlone } from '../../../shared/contract/scope.ts';
import { secrets } from '../../../shared/contract/secrets.ts';
import { variables } from '../../../shared/environment.ts';
import type { AnyEndpoint } from '../../../shared/http/endpoint.ts';
import * as sample from '../../../shared/rehearsal/sample.ts';
import { keys } from '../../../shared/storage/keys.ts';

const rehearsed = operations.filter(({ scope }) => readsTableAlone(scope)).map(({ name }) => name);
const others = operations.map(({ name }) => name).filter((name) => !rehearsed.includes(name));

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
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
});

const load = async (name: string) => {
  vi.stubEnv(variables.tableName, '');
  const { endpoint }: { endpoint: AnyEndpoint } = await import(`../../../functions/api/${name}.ts`);
  vi.stubEnv(variables.tableName, 'table');
  const { rehearse } = await import('../../../shared/rehearsal/rehearse.ts');
  return { endpoint, rehearse };
};

it.each(rehearsed)(
  '%s is answered in full from the sample, and neither the table nor the log hears of it',
  async (name) => {
    const { endpoint, rehearse } = await load(name);
    const written = vi.spyOn(process.stdout, 'write');
    const answer = await rehearse(endpoint);
    const lines = written.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{'));
    written.mockRestore();
    expect(answer?.statusCode).toBe(200);
    // The sample's ids, or its category where an answer has no ids.
    expect(answer?.body).toMatch(/"success":true.*(0000-4000-[89]000|Supermercado)/);
    expect(requests).toBe(0);
    expect(lines).toEqual([]);
  },
);

it.each(others)('%s writes or reaches others, and is not rehearsed', async (name) => {
  const { endpoint, rehearse } = await load(name);
  await expect(rehearse(endpoint)).rejects.toThrow('must not be rehearsed');
  expect(requests).toBe(0);
});

it('leaves the client as it was: the next question reaches the table, and the sample user is nobody there', async () => {
  const { endpoint, rehearse } = await load('get-balance');
  await rehearse(endpoint);
  const { openTable } = await import('../../../shared/storage/table.ts');
  const { client, name } = openTable();
  const question = { TableName: name, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)' };
  const answer = await client.send(
    new QueryCommand({ ...question, ExpressionAttributeValues: keys.accessOf('0'.repeat(22)) }),
  );
  expect(answer.Items).toEqual([]);
  expect(requests).toBe(1);
});

it('answers null when the rehearsal fails, so that a function starts all the same', async () => {
  const { endpoint, rehearse } = await load('get-balance');
  const { openTable } = await import('../../../shared/storage/table.ts');
  const add = vi.spyOn(openTable().client.middlewareStack, 'add').mockImplementation(() => {
    throw new Error('no');
  });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await rehearse(endpoint)).toBeNull();
  expect(written.mock.calls.join('')).toContain('"operation":"rehearsal"');
  add.mockRestore();
  written.mockRestore();
});

it('makes the same sample each time, so that bundles are the same', async () => {
  vi.resetModules();
  const again = await import('../../../shared/rehearsal/sample.ts');
  expect(again.sample).not.toBe(sample.sample);
  expect(JSON.stringify(again)).toBe(JSON.stringify(sample));
});

it('finds out who calls where an operation writes', async () => {
  const { rehearseCaller } = await import('../../../shared/rehearsal/rehearse-caller.ts');
  expect(await rehearseCaller()).toMatchObject({ userId: '0'.repeat(22), plan: { name: 'premium' } });
  expect(requests).toBe(0);
});

it('asks the table itself about anybody but the sample user, even then', async () => {
  const { openTable } = await import('../../../shared/storage/table.ts');
  const { rehearsal } = await import('../../../shared/rehearsal/rehearsal.ts');
  const { accessStore } = await import('../../../shared/access/access-store.ts');
  const read = (userId: string) => accessStore(openTable()).read(userId);
  const [nobody, somebody] =
    (await rehearsal([], () => Promise.all([read('0'.repeat(22)), read('1'.repeat(22))]))) ?? [];
  expect(nobody?.keys).toHaveLength(1);
  expect(somebody?.keys).toEqual([]);
  expect(requests).toBe(1);
});

const mcp = async () => {
  vi.stubEnv(variables.tableName, '');
  const { handler } = await import('../../../functions/mcp.ts');
  vi.stubEnv(variables.tableName, 'table');
  const { rehearseMcp } = await import('../../../shared/rehearsal/rehearse-mcp.ts');
  return rehearseMcp(handler);
};

it('/mcp is not rehearsed without the secret that its tools want', async () => {
  expect(await mcp()).toBeNull();
  expect(requests).toBe(0);
});

it('/mcp answers a tool that only reads', async () => {
  vi.stubEnv(secrets.cursor.variable, 'cursor');
  const written = vi.spyOn(process.stdout, 'write');
  const answer = await mcp();
  const lines = written.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{'));
  written.mockRestore();
  expect(answer?.statusCode).toBe(200);
  expect(answer?.body).toContain('0000-4000-8000');
  expect(requests).toBe(0);
  expect(lines).toEqual([]);
});
