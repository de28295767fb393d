import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operations } from '../../shared/contract/registry.ts';
import { variables } from '../../shared/platform/environment.ts';
import { browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import type { CallOptions } from '../support/stack-client.ts';
import { codeSentTo } from './door-world.ts';
import { type Calls, mostRounds, roundTripCalls, roundTripUsers } from './round-trip-calls.ts';

type Metrics = Record<string, { requests: number; dynamodb: { sequentialRounds: number } }>;

let stack: TestStack;
let calls: Calls;

beforeAll(async () => {
  // As when deployed with the aggregator's limit: the allowance is counted in the table, and so are writes.
  vi.stubEnv(variables.pluggyUpdatesPerMinute, '20');
  vi.stubEnv(variables.rateLimits, '1');
  stack = await startStack({ users: roundTripUsers });
  calls = await roundTripCalls(stack);
  // The first call of a credential's day notes its use, beside the reads: not what is counted here.
  for (const { id } of roundTripUsers)
    await stack.call('GET', '/tools/api/get-api-key-info', { key: await stack.keyOf(id) });
});
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});

const roundsOf = async (name: string, { method, path }: { method: string; path: string }, options: CallOptions) => {
  await stack.control('DELETE', 'metrics');
  const { status } = await stack.call(method, path, options);
  const metrics = await stack.control<Metrics>('GET', 'metrics');
  expect(metrics[name]?.requests).toBe(1);
  return { status, rounds: metrics[name]?.dynamodb.sequentialRounds ?? Number.POSITIVE_INFINITY };
};

it('counts no call of an operation that the contract does not have', () => {
  expect(Object.keys(calls).sort()).toEqual(operations.map(({ name }) => name).sort());
});

it.each(operations.map((operation) => ({ name: operation.name, operation })))(
  '$name keeps to its round trips in sequence: two to read, three to write or to follow changes, key check included',
  async ({ name, operation }) => {
    const itsCalls = calls[name] ?? [];
    expect(itsCalls, `no call of ${name} is counted`).not.toEqual([]);
    for (const { says, user = 'ana', status = 200, writes = false, rounds, ...options } of itsCalls) {
      const key = await stack.keyOf(user);
      const measured = await roundsOf(name, operation, { key, ...options });
      expect(measured.status, `${name}: ${says}`).toBe(status);
      expect(measured.rounds, `${name}: ${says}`).toBeGreaterThan(0);
      expect(measured.rounds, `${name}: ${says}`).toBeLessThanOrEqual(rounds ?? mostRounds(name, writes));
      // What the call left to workers must not fall into the next count.
      await stack.drain();
    }
  },
);

it('a sign-in keeps to its round trips: none to begin by a passkey, two to ask for a code, three to open a session, of a new user too', async () => {
  const { email } = await stack.user('ana');
  const one = browser(stack.url);
  await stack.control('DELETE', 'metrics');
  await one.post('sign-in-passkey-options');
  await one.post('sign-in-code', { email });
  await stack.drain();
  const code = await codeSentTo(stack, email ?? '');
  expect((await one.post('sign-in-verify', { code })).status).toBe(200);
  const metrics = await stack.control<Metrics>('GET', 'metrics');
  const names = ['web-sign-in-passkey-options', 'web-sign-in-code', 'web-sign-in-verify'];
  expect(names.map((name) => metrics[name]?.dynamodb.sequentialRounds)).toEqual([0, 2, 3]);
  await stack.drain();
  await stack.control('DELETE', 'metrics');
  const newcomer = browser(stack.url);
  await newcomer.post('sign-in-code', { email: 'new@example.com' });
  await stack.drain();
  const body = { code: await codeSentTo(stack, 'new@example.com'), email: 'new@example.com' };
  const accepted = { terms: '1', privacy: '1' };
  expect((await newcomer.post('sign-in-verify', { ...body, accepted })).body.created).toBe(true);
  const ofNewcomer = await stack.control<Metrics>('GET', 'metrics');
  expect(names.slice(1).map((name) => ofNewcomer[name]?.dynamodb.sequentialRounds)).toEqual([2, 3]);
});
