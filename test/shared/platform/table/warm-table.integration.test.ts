import { createServer, type Server } from 'node:http';
import type { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { variables } from '../../../../shared/platform/environment.ts';

let server: Server;
let answers: boolean | 'half' = true;
let requests: string[] = [];
let sockets = new Set<unknown>();

beforeEach(async () => {
  requests = [];
  sockets = new Set();
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    sockets.add(request.socket);
    if (answers === 'half') response.write('{');
    else if (answers) response.end('{"Count":0,"Items":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv(variables.tableName, 'table');
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const load = () => import('../../../../shared/platform/table/table.ts');

it('opens a connection, reading nothing, once however often it is asked', async () => {
  answers = true;
  const { warmTable } = await load();
  await Promise.all([warmTable(), warmTable()]);
  await warmTable();
  expect(requests).toEqual(['GET /']);
});

it('reaches nothing where no table is named', async () => {
  vi.stubEnv(variables.tableName, '');
  const { warmTable } = await load();
  await warmTable();
  expect(requests).toEqual([]);
});

it('waits about a second for an address that does not answer, and does not fail', async () => {
  answers = false;
  const { warmTable } = await load();
  expect(await warmTable()).toBeUndefined();
});

it('gives up an answer that starts and does not end, and continues on another connection', async () => {
  answers = 'half';
  const { openTable, warmTable } = await load();
  expect(await warmTable()).toBeUndefined();
  answers = true;
  const { client, name } = openTable();
  await client.send(new GetCommand({ TableName: name, Key: { pk: 'a', sk: 'b' } }));
  expect(requests).toEqual(['GET /', 'POST /']);
  expect(sockets.size).toBe(2);
});

it('answers the first caller with the connection that it has, and opens more for the next', async () => {
  answers = true;
  const { openMoreConnections, openTable, warmTable } = await load();
  await warmTable();
  const agentOf = async () => {
    const handler = openTable().client.config.requestHandler;
    return 'configProvider' in handler
      ? (await (handler.configProvider as Promise<{ httpsAgent: Agent }>)).httpsAgent
      : null;
  };
  expect((await agentOf())?.maxSockets).toBe(1);
  openMoreConnections();
  expect((await agentOf())?.maxSockets).toBe(8);
});

it('leaves its connection to the first question', async () => {
  answers = true;
  const { openTable, warmTable } = await load();
  await warmTable();
  const { client, name } = openTable();
  await client.send(new GetCommand({ TableName: name, Key: { pk: 'a', sk: 'b' } }));
  expect(requests).toEqual(['GET /', 'POST /']);
  expect(sockets.size).toBe(1);
});
