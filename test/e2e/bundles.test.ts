import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFolder, bundleFunctions, functionFiles } from '../../infra/build/bundle.ts';
import { operations } from '../../shared/contract/registry.ts';
import { type ColdCase, openWorld } from '../bench/cold/cases.ts';

type Answer = { statusCode: number; body: string; isBase64Encoded?: boolean };
type Event = { rawPath: string; headers: Record<string, string>; queryStringParameters?: Record<string, string> };

/** Where `.ci/run` has built all of them before; otherwise some of each kind are built here. */
const built = process.env.BUNDLES;
const SOME = [
  'api/get-balance.ts',
  'api/get-changes.ts',
  'api/get-memories.ts',
  'api/get-recurring.ts',
  'api/get-transactions.ts',
  'api/create-payment-reminder.ts',
  'api/update-transaction.ts',
  'jobs/dispatch-reminder.ts',
  'jobs/send-email.ts',
  'jobs/sync-item.ts',
  'mcp.ts',
  'not-found.ts',
  'oauth/token.ts',
  'web/me.ts',
  'webhooks/pluggy.ts',
];
const files = new Set(built ? functionFiles() : SOME);
const folder = built ? resolve(built) : mkdtempSync(join(tmpdir(), 'saldo-bundles-'));
const taskFolder = mkdtempSync(join(tmpdir(), 'saldo-tasks-'));
const script = join(import.meta.dirname, '..', 'support', 'bundle-process.mjs');
const fileOf = (file: string) => join(bundleFolder(file, folder), 'index.mjs');
let world: Awaited<ReturnType<typeof openWorld>>;

const taskOf = ({ name, file, event }: ColdCase) => ({ name, bundle: fileOf(file), event });

type Outcome = { answers: Record<string, Answer>; generated: number };

// The stack has set the variables of its functions.
const run = async (tasks: object[]): Promise<Outcome & { log: string }> => {
  const list = join(taskFolder, 'tasks.json');
  writeFileSync(list, JSON.stringify(tasks));
  const { stdout } = await promisify(execFile)(process.execPath, [script, list], { maxBuffer: 64 * 1024 * 1024 });
  const [log = '', outcome = ''] = stdout.split('\nANSWERS ');
  return { log, ...(JSON.parse(outcome) as Outcome) };
};

beforeAll(async () => {
  if (!built) await bundleFunctions(folder, SOME);
  world = await openWorld();
}, 180_000);
afterAll(async () => {
  await world.close();
  for (const made of built ? [taskFolder] : [taskFolder, folder]) rmSync(made, { recursive: true, force: true });
});

const none: Answer = { statusCode: 0, body: '{}' };

const bodyOf = ({ body, isBase64Encoded }: Answer): Record<string, unknown> => {
  // Both name the moment of the call.
  const {
    timestamp: _,
    next_cursor: __,
    ...rest
  } = JSON.parse(isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body);
  return rest;
};

const reads = operations
  .filter(({ method, name }) => method === 'GET' && files.has(`api/${name}.ts`))
  .map(({ name }) => name);

it('the bundled reads answer as the service does, and log one line for the one call that they got', async () => {
  const asked = world.cases.filter(({ name }) => reads.includes(name));
  const { log, answers } = await run(asked.map(taskOf));
  expect(Object.keys(answers)).toEqual(reads);
  for (const { name, event } of asked) {
    const { rawPath, headers, queryStringParameters } = event as Event;
    const url = new URL(`${rawPath}?${new URLSearchParams(queryStringParameters)}`, world.url);
    const { authorization = '' } = headers;
    const reply = await fetch(url, { headers: { authorization } });
    const body = bodyOf({ statusCode: reply.status, body: await reply.text() });
    expect({ name, body: bodyOf(answers[name] ?? none) }).toEqual({ name, body });
  }
  const lines = log.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).operation)).toEqual(reads);
});

it('the other bundled functions of the API and /mcp answer, log their call, and compile no code from text', async () => {
  const asked = world.cases.filter(({ name, file }) => files.has(file) && !reads.includes(name));
  const { log, answers, generated } = await run(asked.map(taskOf));
  expect(log).not.toMatch(/ERROR|warmUp/);
  const logged = log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line).operation] : []));
  const quiet = 'not-found.ts'; // the gateway's access log has it
  expect(logged).toEqual(asked.flatMap(({ file }) => (file === quiet ? [] : [basename(file, '.ts')])));
  const statuses = asked.map(({ name }) => [name, answers[name]?.statusCode]);
  expect(statuses).toEqual(asked.map(({ name, status }) => [name, status]));
  expect(generated).toBe(0);
});

it('every other bundle loads and has a handler', async () => {
  const asked = new Set(world.cases.map(({ file }) => file));
  const others = [...files].filter((file) => !asked.has(file));
  const { answers } = await run(others.map((file) => ({ name: file, bundle: fileOf(file) })));
  expect(answers).toEqual(Object.fromEntries(others.map((file) => [file, 'function'])));
});
