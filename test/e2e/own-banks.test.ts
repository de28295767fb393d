import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eventually,
  ownerAt,
  runScript,
  type Sandbox,
  signInPathIn,
  spawnSandbox,
  urlOf,
} from '../support/own-banks.ts';
import { type StackProcess, spawnStack } from '../support/stack-process.ts';
import { today } from './a-household.ts';

const row = (id: string, amount: number) => ({
  id,
  date: `${today}T12:00:00.000Z`,
  description: `COMPRA ${id}`,
  type: 'DEBIT',
  amount,
});
const itemOf = (id: string, transactions: object[], more: object = {}, item: object = {}) => ({
  item: { id, connector: { id: 200, name: 'MeuPluggy' }, lastUpdatedAt: '2026-01-01T10:00:00.000Z', ...item },
  accounts: [
    { account: { id: `${id}-acc`, type: 'BANK', name: 'Conta', marketingName: 'Nubank', balance: 10 }, transactions },
  ],
  ...more,
});
const fixture = {
  users: [
    {
      id: 'someone',
      items: [itemOf('item-a', [row('r1', -10)]), itemOf('item-b', [row('r2', -20)], { readOnly: true })],
    },
  ],
};

let folder: string;
let sandbox: Sandbox;
const running: StackProcess[] = [];
const start = async (settings: Record<string, string>): Promise<StackProcess> => {
  const stack = await spawnStack(settings);
  running.push(stack);
  return stack;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-own-'));
  sandbox = await spawnSandbox(folder, fixture);
});
afterAll(async () => {
  await Promise.all(running.map((stack) => stack.end('SIGKILL')));
  await sandbox.end();
  await rm(folder, { recursive: true });
});

type Rows = { data: { id: string; description: string }[] };
const idsOf = async (owner: Awaited<ReturnType<typeof ownerAt>>) => {
  const { body } = await owner.call<Rows>('GET', '/tools/api/get-transactions', { query: { format: 'raw' } });
  return (body.data ?? []).map(({ id }) => id).sort();
};

it('the first start signs its owner in once and shows the named items, which later starts keep after kill -9', async () => {
  const settings = { ...sandbox.settings('first'), PLUGGY_ITEMS: 'item-a' };
  const first = await start(settings);
  const url = await urlOf(first);
  expect(first.output().out.trim().split('\n')).toEqual([
    `Saldo is ready at ${url}`,
    expect.stringMatching(/^Sign in \(once, 15 minutes\): http:\/\/localhost:\d+\/entrar\/dono\?codigo=[\w-]{43}$/),
    `Claude Code:    claude mcp add --transport http saldo ${url}/mcp`,
    `Claude Desktop: npx -y mcp-remote ${url}/mcp`,
  ]);
  const owner = await ownerAt(first);
  expect(owner.response.status).toBe(303);
  expect(owner.response.headers.get('location')).toBe('/');
  expect(
    await eventually(
      () => idsOf(owner),
      (ids) => ids.length === 1,
    ),
  ).toEqual(['r1']);
  const { response: again } = await ownerAt(first);
  expect([again.status, await again.text()]).toEqual([410, 'Este endereço já foi usado. Rode: npm run link']);
  await first.end('SIGKILL');

  await sandbox.send('DELETE', 'calls');
  const second = await start(settings);
  expect(second.output().out).not.toContain('/entrar/dono');
  const link = await runScript('infra/local/own/link.ts', { SALDO_DATA_DIR: join(folder, 'first') });
  const back = await ownerAt(second, signInPathIn(link.out));
  expect(await idsOf(back)).toEqual(['r1']);
  // It looks at the item, which has nothing new.
  await eventually(sandbox.calls, (calls) => calls.some(({ path }) => path === '/items/item-a'));
  await second.end('SIGTERM');
  const paths = (await sandbox.calls()).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths)).toEqual(new Set(['POST /auth', 'GET /items/item-a']));
});
