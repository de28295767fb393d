import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { variables } from '../../shared/platform/environment.ts';
import { startStack, type TestStack } from '../support/stack.ts';

type Group = { count: number; items: { error?: string }[] };
type Update = { error?: string; message?: string; details?: Record<string, Group> };
type Counts = Record<string, { requests: number }>;

const PER_MINUTE = 5;
const PER_HOUR = 6;
let stack: TestStack;

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const user = (id: string) => ({
  id,
  subscription,
  items: [
    { item: { id: `${id}-item`, connector: { id: 612, name: 'Nubank' } }, accounts: [], onUpdate: { afterMs: 5 } },
  ],
});

beforeAll(async () => {
  vi.stubEnv(variables.pluggyUpdatesPerMinute, String(PER_MINUTE));
  vi.stubEnv(variables.rateLimits, '1');
  stack = await startStack({ users: [user('ana'), user('bia')] });
});
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});

const update = async (id: string) =>
  stack.call<Update>('POST', '/tools/api/manual-update', { key: await stack.keyOf(id) });

it('forty calls of one user ask once, end in 429, and leave the next user the fleet’s allowance', async () => {
  await stack.control('DELETE', 'metrics');
  const replies = [];
  for (let call = 0; call < 40; call += 1) replies.push(await update('ana'));
  // A storm that meets the turn of an hour counts in two windows.
  const admitted = replies.filter(({ status }) => status === 200);
  expect([PER_HOUR, 2 * PER_HOUR]).toContain(admitted.length);
  for (const { body } of admitted.slice(1)) {
    expect(body.details?.completed?.items).toMatchObject([{ error: expect.stringMatching(/too soon/i) }]);
  }
  for (const { status, headers, body } of replies.filter((reply) => reply.status !== 200)) {
    expect([status, body.error]).toEqual([429, 'Too many requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect(headers.get('ratelimit-policy')).toBe('"manual-update";q=6;w=3600');
    expect(headers.get('ratelimit')).toBe(`"manual-update";r=0;t=${headers.get('retry-after')}`);
  }
  const { status, body } = await update('bia');
  expect([status, body.details?.completed?.count]).toEqual([200, 1]);
  expect(body.details?.completed?.items[0]).not.toHaveProperty('error');
  await stack.drain();
  const { 'sync-item': worker } = await stack.control<Counts>('GET', 'metrics');
  expect(worker?.requests ?? 0).toBeLessThanOrEqual(2);
});
