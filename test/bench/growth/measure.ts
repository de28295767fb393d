import { operations } from '../../../shared/contract/registry.ts';
import type { Input } from './inputs.ts';
import type { Needs } from './needs.ts';
import { RECORDS } from './records.ts';
import { settled, type World } from './world.ts';

type Counted = {
  requests: number;
  dynamodb: { calls: number; sequentialRounds: number; readUnits: number; writeUnits: number };
};

/** What one call cost, as its caller and the table see it. */
export type Measured = {
  operation: string;
  says: string;
  status: number;
  /** Calls of the table in sequence, that which reads the key included. */
  trips: number;
  readUnits: number;
  writeUnits: number;
  /** JSON, and what goes over the wire: compressed where that is worth it. */
  bytes: number;
  sentBytes: number;
  needs: Needs;
};

type Asked = { method: string; path: string; body?: unknown; query?: Record<string, unknown> | undefined };

const urlOf = (base: string, { path, query = {} }: Asked): URL => {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
};

/** One call over HTTP, as a client makes it. @param counted the function that answers */
export const ask = async (world: World, counted: string, asked: Asked) => {
  const { client, key } = world;
  await client.control('DELETE', 'metrics');
  const response = await fetch(urlOf(client.url, asked), {
    method: asked.method,
    headers: {
      authorization: `Bearer ${key}`,
      'accept-encoding': 'gzip',
      accept: 'application/json, text/event-stream',
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
  const text = await response.text();
  const metrics = await client.control<Record<string, Counted>>('GET', 'metrics');
  const dynamodb = metrics[counted]?.dynamodb;
  if (!dynamodb) throw new Error(`${counted} was not counted`);
  const bytes = Buffer.byteLength(text);
  return {
    text,
    cost: {
      status: response.status,
      trips: dynamodb.sequentialRounds,
      readUnits: dynamodb.readUnits,
      writeUnits: dynamodb.writeUnits,
      bytes,
      sentBytes: Number(response.headers.get('content-length') ?? bytes),
    },
  };
};

/** What is called with each call once it is measured. */
export type Found = (call: Measured) => void;

/** Calls each input once and counts. A failure of the service is a finding; @throws where one is refused unexpectedly */
export const measureInputs = async (world: World, inputs: readonly Input[], found: Found): Promise<void> => {
  // A credential's first call of the day notes its use.
  await ask(world, 'get-api-key-info', { method: 'GET', path: '/tools/api/get-api-key-info' });
  for (const { operation, says, options, status = 200, needs = {} } of inputs) {
    const route = operations.find(({ name }) => name === operation);
    if (!route) throw new Error(`No operation ${operation}`);
    const { text, cost } = await ask(world, operation, { ...route, body: undefined, query: undefined, ...options });
    if (cost.status !== status && cost.status < 500)
      throw new Error(`${operation}, ${says}: ${cost.status} ${text.slice(0, 300)}`);
    found({ operation, says, needs, ...cost });
    await settled(world);
  }
};

/** Each with the call that it makes, whose needs are its own. */
const TOOLS = [
  ['getTransactions', 'get-transactions: 90 days', {}],
  ['getBalance', 'get-balance: of 25 accounts', {}],
  ['summarizeSpending', 'summarize-spending: this month', {}],
  ['getUpcoming', 'get-upcoming: a month', {}],
  ['listPaymentReminders', `list-payment-reminders: all ${RECORDS.reminders}`, { filter: 'all' }],
] as const;

/** A few tools over MCP, whose results have a bound of their own. */
export const measureTools = async (world: World, inputs: readonly Input[], found: Found): Promise<void> => {
  for (const [name, call, args] of TOOLS) {
    const needs = inputs.find(({ operation, says }) => `${operation}: ${says}` === call)?.needs ?? {};
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
    const { text, cost } = await ask(world, 'mcp', { method: 'POST', path: '/mcp', body });
    if (cost.status !== 200 || text.includes('"isError":true')) throw new Error(`${name}: ${text.slice(0, 300)}`);
    found({ operation: 'mcp', says: name, needs, ...cost });
  }
};
