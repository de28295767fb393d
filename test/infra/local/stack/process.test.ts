import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnRefused, spawnStack } from '../../../support/stack-process.ts';

let folder: string;
let fixture: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-'));
  fixture = join(folder, 'fixture.json');
  const ana = {
    id: 'ana',
    subscription: { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
  };
  await writeFile(fixture, JSON.stringify({ users: [ana] }));
});
afterAll(() => rm(folder, { recursive: true }));

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

it.each(['SIGTERM', 'SIGINT'] as const)('%s stops it with exit code 0', async (signal) => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture });
  expect(await stack.end(signal)).toBe(0);
  expect(stack.output().err).toBe('');
});

it('ends with the shell in which npm runs it, which passes no signal on', async () => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture, npm_lifecycle_event: 'start' }, undefined, {
    inShell: true,
  });
  // Of the shell; the promise waits for the end of all that writes to its output.
  expect(await stack.end('SIGTERM')).toBeNull();
  await expect(stack.call('GET', '/_local')).rejects.toThrow();
  expect(stack.output().err).toBe('');
});

it('no npm script needs a Unix shell', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const unix = Object.entries<string>(scripts).filter(([, script]) => /^exec |['`$;|]|(^|&& )\w+=/.test(script));
  expect(unix).toEqual([]);
});

it('standard output has the ready line and where to begin, and the curl that it prints works', async () => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture });
  const key = await stack.keyOf('ana');
  expect(linesOf(stack.output().out)).toEqual([
    `Saldo is ready at ${stack.url}`,
    `Users and examples: ${stack.url}/_local`,
    `First call:         curl -H 'Authorization: Bearer ${key}' ${stack.url}/tools/api/get-balance`,
    `Sent messages:      ${stack.url}/_local/inbox`,
  ]);
  for (const path of ['/_local', '/_local/inbox']) expect((await stack.call('GET', path)).status).toBe(200);
  expect((await stack.call('GET', '/tools/api/get-balance', { key })).status).toBe(200);
  await stack.end('SIGINT');
  expect(linesOf(stack.output().out)).toHaveLength(4);
});

describe("the service's log", () => {
  const failing = async (environment: Record<string, string>) => {
    const stack = await spawnStack({ SALDO_FIXTURE: fixture, ...environment });
    const key = await stack.keyOf('ana');
    await stack.control('POST', 'faults', { target: 'dynamodb', times: 50, error: '500' });
    const { status } = await stack.call('GET', '/tools/api/get-balance', { key });
    await stack.control('DELETE', 'faults');
    await stack.control('POST', 'jobs/dispatch-syncs', {});
    await stack.end('SIGTERM');
    return { status, ...stack.output() };
  };
  const levels = (text: string) => linesOf(text).flatMap((line) => /"level":"(\w+)"/.exec(line)?.[1] ?? []);

  it('is dropped; its failures go to standard error', async () => {
    const { status, out, err } = await failing({});
    expect(status).toBe(500);
    expect(levels(out)).toEqual([]);
    expect(new Set(levels(err))).toEqual(new Set(['ERROR']));
  });

  it('goes to standard output with SALDO_LOG=1, except its failures', async () => {
    const { out, err } = await failing({ SALDO_LOG: '1' });
    expect(new Set(levels(out))).toEqual(new Set(['INFO']));
    expect(new Set(levels(err))).toEqual(new Set(['ERROR']));
  });
});

it('a signal ends it while a handler still runs', async () => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture });
  await stack.control('POST', 'faults', { target: 'dynamodb', times: 50, error: 'timeout' });
  const pending = stack.call('GET', '/tools/api/get-balance', { key: 'sk-none' }).catch(() => 'cut off');
  await stack.control('GET', 'metrics');
  expect(await stack.end('SIGINT')).toBe(0);
  expect(await pending).toBe('cut off');
});

describe('a start that is refused prints one line and ends with 1', () => {
  it('a missing fixture', async () => {
    const { code, err } = await spawnRefused({ SALDO_FIXTURE: join(folder, 'none.json') });
    expect([code, linesOf(err)]).toEqual([1, [`Fixture ${join(folder, 'none.json')}: no such file`]]);
  });

  it('a wrong field, by its path', async () => {
    const wrong = join(folder, 'wrong.json');
    await writeFile(wrong, JSON.stringify({ users: [{ id: 'ana', subscription: { plan: 'gold' } }] }));
    const { code, err } = await spawnRefused({ SALDO_FIXTURE: wrong });
    expect([code, linesOf(err)]).toEqual([1, [expect.stringContaining('users[0].subscription.plan')]]);
  });

  it('a PORT that is not a number', async () => {
    const { code, err } = await spawnRefused({ PORT: 'http', SALDO_FIXTURE: fixture });
    expect([code, linesOf(err)]).toEqual([1, ['PORT must be 0 to 65535, not "http"']]);
  });

  it.each(['127.0.0.1', '::'])('a port that is taken on %s', async (host) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const address = other.address();
    const PORT = String(address instanceof Object ? address.port : 0);
    const { code, err } = await spawnRefused({ PORT, SALDO_FIXTURE: fixture });
    other.close();
    const message = new RegExp(`^Port ${PORT} is already in use. Choose another one: PORT=\\d+ npm start$`);
    expect([code, linesOf(err)]).toEqual([1, [expect.stringMatching(message)]]);
  });
});
