import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDebugger, type Debugger } from '../../../support/debugger.ts';
import { START, spawnStack } from '../../../support/stack-process.ts';

const RULE = resolve('shared/accounts/balance.ts');
const canary = 'Canaria da Silva';

let folder: string;
let fixture: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-'));
  fixture = join(folder, 'fixture.json');
  const item = {
    item: { id: 'item', connector: { id: 1, name: 'Banco' } },
    accounts: [{ account: { id: 'acc', type: 'BANK', name: canary, balance: 100 } }],
  };
  const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' };
  await writeFile(fixture, JSON.stringify({ users: [{ id: 'ana', subscription, items: [item] }] }));
});
afterAll(() => rm(folder, { recursive: true }));

const CONDITION = 'if (!isBankAccount(account))';

/** Where the rule's condition is in a running script, by the script's own source map; null for scripts without it. */
const placeOf = ({ url: address, sourceMapURL }: Record<string, unknown>) => {
  const url = String(address);
  if (!url.startsWith('file:') || !sourceMapURL) return null;
  const lines = readFileSync(fileURLToPath(url), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(CONDITION));
  if (line < 0) return null;
  const column = lines[line]?.indexOf(CONDITION) ?? 0;
  const map = new SourceMap(JSON.parse(readFileSync(new URL(String(sourceMapURL), url), 'utf8')));
  const entry = map.findEntry(line, column);
  if (!('originalSource' in entry)) return null;
  return {
    url,
    line,
    column,
    source: fileURLToPath(new URL(entry.originalSource, url)),
    sourceLine: entry.originalLine,
  };
};

const breakpointPlace = async (client: Debugger) => {
  for (;;) {
    const place = placeOf(await client.event('Debugger.scriptParsed'));
    if (place) return place;
  }
};

it('stops at a breakpoint in shared/ under npm start -- --inspect, and answers after it', async () => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture }, START, { args: ['--inspect=0'] });
  const url = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(stack.output().err)?.[0] ?? '';
  const key = await stack.keyOf('ana');
  const call = () => stack.call('GET', '/tools/api/get-balance', { key });
  await call();
  const client = await connectDebugger(url);
  await client.send('Debugger.enable');
  const { url: script, line, column, source, sourceLine } = await breakpointPlace(client);
  expect(source).toBe(RULE);
  expect(readFileSync(RULE, 'utf8').split('\n')[sourceLine]).toContain(CONDITION);
  await client.send('Debugger.setBreakpointByUrl', { url: script, lineNumber: line, columnNumber: column });
  const pending = call();
  const { hitBreakpoints } = await client.event('Debugger.paused');
  expect(hitBreakpoints).toHaveLength(1);
  await client.send('Debugger.resume');
  expect((await pending).status).toBe(200);
  client.close();
  await stack.end('SIGTERM');
});

const frame = /^ {4}at .*[ (](\/.*\/shared\/[\w/-]+\.ts):\d+:\d+\)?$/m;

it('prints errors of a call with message and a path that leads to the line', async () => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture }, START);
  const key = await stack.keyOf('ana');
  await stack.control('POST', 'faults', { target: 'dynamodb', times: 50, error: '500' });
  const { status, headers } = await stack.call('GET', '/tools/api/get-balance', { key });
  await stack.control('DELETE', 'faults');
  await stack.end('SIGTERM');
  expect(status).toBe(500);
  const { err } = stack.output();
  expect(err).toMatch(/^get-balance failed: InternalServerError: .+$/m);
  expect(err).toContain(`"requestId":"${headers.get('x-request-id')}"`);
  expect(existsSync(frame.exec(err)?.[1] ?? '')).toBe(true);
});

it('prints the line of a failing job', async () => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture }, START);
  await stack.control('POST', 'faults', { target: 'dynamodb', times: 50, error: '500' });
  await stack.control('POST', 'jobs/sweep-reminders', {});
  await stack.control('DELETE', 'faults');
  await stack.end('SIGTERM');
  const { err } = stack.output();
  expect(err).toMatch(/^sweep-reminders failed: AggregateError: \d+ parts failed$/m);
  expect(err).toMatch(/^caused by InternalServerError: .+$/m);
  expect(frame.exec(err)?.[1]).toBeDefined();
});
