import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

const oneLine = (text: string): string[] => text.split('\n').filter((line) => line !== '');

it.each(['SIGTERM', 'SIGINT'] as const)('%s stops it cleanly', async (signal) => {
  const stack = await spawnStack({ SALDO_FIXTURE: fixture });
  expect(await stack.end(signal)).toBe(0);
  expect(stack.output().err).toBe('');
});

describe('what cannot start says so in one line and ends with 1', () => {
  it('a missing fixture', async () => {
    const { code, err } = await spawnRefused({ SALDO_FIXTURE: join(folder, 'none.json') });
    expect([code, oneLine(err)]).toEqual([1, [`Fixture ${join(folder, 'none.json')}: no such file`]]);
  });

  it('a wrong field, by its path', async () => {
    const wrong = join(folder, 'wrong.json');
    await writeFile(wrong, JSON.stringify({ users: [{ id: 'ana', subscription: { plan: 'gold' } }] }));
    const { code, err } = await spawnRefused({ SALDO_FIXTURE: wrong });
    expect([code, oneLine(err)]).toEqual([1, [expect.stringContaining('users[0].subscription.plan')]]);
  });

  it('a port that is no port', async () => {
    const { code, err } = await spawnRefused({ PORT: 'http', SALDO_FIXTURE: fixture });
    expect([code, oneLine(err)]).toEqual([1, ['PORT must be 0 to 65535, not "http"']]);
  });

  it.each(['127.0.0.1', '::', '0.0.0.0'])('a port that is taken on %s', async (host) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const address = other.address();
    const PORT = String(address instanceof Object ? address.port : 0);
    const { code, err } = await spawnRefused({ PORT, SALDO_FIXTURE: fixture });
    other.close();
    expect([code, oneLine(err)]).toEqual([1, [`Port ${PORT} is taken: set PORT to another one`]]);
  });
});
