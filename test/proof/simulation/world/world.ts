import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { knowingConditions, type ParseCondition } from '../../../../infra/emulators/dynamodb/known-conditions.ts';
import type { LocalStack, StackOptions } from '../../../../infra/local/stack.ts';
import type { Fixture, FixtureInput } from '../../../../infra/sandbox/fixture/fixture.ts';
import type { Host } from '../../../../shared/time/host.ts';
import { createMachine, type Machine } from './machine.ts';
import { createNetwork, type Network } from './network.ts';
import { nodeOf } from './node.ts';

type Service = {
  startLocalStack(options: StackOptions): Promise<LocalStack>;
  parseFixture(given: FixtureInput): Fixture;
  useHost(host: Host): void;
};

const GLOBALS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'fetch',
  'performance',
  'Date',
  'Math',
  'crypto',
  'AbortSignal',
  'globalThis',
] as const;

export type Compiled = (...given: unknown[]) => void;

export const compileWorld = (text: string): Compiled =>
  compileFunction(text, ['require', 'module', 'exports', ...GLOBALS], { filename: 'world-bundle.js' }) as Compiled;

const conditions: { parse: unknown } = createRequire(import.meta.url)('dynalite/db/conditionParser');
/** Once for all histories: what it knows changes no answer. */
const parse = knowingConditions(conditions.parse as ParseCondition);

const ENVIRONMENT = { ...process.env };
/** As a new process would find it. */
const resetEnvironment = (): void => {
  for (const name of Object.keys(process.env)) if (!(name in ENVIRONMENT)) delete process.env[name];
  Object.assign(process.env, ENVIRONMENT, {
    MANUAL_UPDATE_WAIT_SECONDS: '20',
    SIGN_UP: 'open',
    AWS_REGION: 'sa-east-1',
  });
  // Each history's engine puts its own in front of it.
  conditions.parse = parse;
};

const START = Date.UTC(2026, 2, 2, 12);

export type Answer = { status: number; body: Record<string, unknown> };

type Options = { key?: string; query?: Record<string, unknown>; body?: unknown; headers?: Record<string, string> };

/** The whole service in this process, in a time of its own. */
export const openWorld = async (compiled: Compiled, seed: number, fixture: FixtureInput) => {
  resetEnvironment();
  const machine: Machine = createMachine(seed, START);
  const network: Network = createNetwork(machine);
  const { require, globals, host } = nodeOf(machine, network);
  const module = { exports: {} as Service };
  compiled(require, module, module.exports, ...GLOBALS.map((name) => globals[name]));
  const { startLocalStack, parseFixture, useHost } = module.exports;
  useHost(host);
  const stack = await machine.run(startLocalStack({ fixture: parseFixture(fixture) }));

  const send = async (method: string, path: string, { key, query = {}, body, headers = {} }: Options = {}) => {
    const url = new URL(path, stack.url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const response = await network.fetch(url, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : { text } } as Answer;
  };
  const control = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await send(method, `/_local/${path}`, body === undefined ? {} : { body });
    if (answer.status !== 200) throw new Error(`${method} /_local/${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as Body;
  };
  const dynamoDb = async (operation: string, input: object): Promise<Record<string, unknown>> => {
    const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
    const answer = await network.fetch(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', {
      method: 'POST',
      headers,
      body: JSON.stringify({ TableName: process.env.TABLE_NAME, ...input }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const table = async (): Promise<Record<string, unknown>[]> => {
    const items: Record<string, unknown>[] = [];
    for (let from: unknown; ; ) {
      const page = await dynamoDb('Scan', from ? { ExclusiveStartKey: from } : {});
      items.push(...(page.Items as Record<string, unknown>[]));
      from = page.LastEvaluatedKey;
      if (!from) return items;
    }
  };
  return {
    url: stack.url,
    machine,
    network,
    send,
    control,
    table,
    /** A call that no weather reaches. */
    dynamoDb,
    /** Ends the history. */
    close: () => machine.run(stack.close()),
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

export const hashOf = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
