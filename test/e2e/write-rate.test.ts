import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { variables } from '../../shared/platform/environment.ts';
import { WRITES } from '../../shared/runtime/write-rate.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mcpCaller } from './mcp-caller.ts';

type Listing = { data: { id: string }[]; quota: { currentCount: number } };
type Made = { data: { id: string } };

const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const body = { category: 'Lazer', limitAmount: 10, period: 'monthly' };
const tomorrow = '2099-01-01';

let stack: TestStack;
let users = 0;
let key: string;

beforeAll(async () => {
  vi.stubEnv(variables.rateLimits, '1');
  stack = await startStack({ users: [] });
});
// Each test has its own user, because the count is per user.
beforeEach(async () => {
  users += 1;
  await stack.control('POST', 'users', { id: `user-${users}`, subscription });
  key = await stack.keyOf(`user-${users}`);
  // Within one minute, whatever the minute of the test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 17_000 });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});

const createLimit = (headers: Record<string, string> = {}) =>
  stack.call<Made>('POST', '/tools/api/create-spending-limit', { key, body, headers });
const pause = (limitId: string) =>
  stack.call('PUT', '/tools/api/update-spending-limit', { key, body: { limitId, isActive: false } });
const state = ({ headers }: { headers: Headers }) => {
  const [, remaining, seconds] = /^"writes";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
  return { remaining: Number(remaining), seconds: Number(seconds) };
};
const atOnce = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => pause(`none-${at}`)));
const useUp = async (count: number) => {
  for (let used = 0; used < count; used += 10) await atOnce(10);
};

describe('writes of a user', () => {
  it('are counted down on every answer, refusals of the record included', async () => {
    const first = await createLimit();
    expect(first.headers.get('ratelimit-policy')).toBe('"writes";q=60;w=60');
    const second = await pause('notFound');
    expect([first.status, second.status]).toEqual([200, 404]);
    expect([state(first), state(second)]).toEqual([
      { remaining: 59, seconds: 43 },
      { remaining: 58, seconds: 43 },
    ]);
  });

  it('beyond sixty in a minute are a 429 with Retry-After, write nothing, and begin anew with the next minute', async () => {
    await useUp(WRITES.most);
    const headers = { 'idempotency-key': 'too-many' };
    const reply = await createLimit(headers);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('43');
    expect(reply.body).toMatchObject({ error: 'Too many requests', message: 'Try again in 43 s.' });
    expect(state(reply)).toEqual({ remaining: 0, seconds: 43 });
    // Reads are not counted, and others are counted on their own.
    const read = await stack.call<Listing>('GET', '/tools/api/list-spending-limits', { key });
    expect([read.status, read.headers.get('ratelimit'), read.body.data]).toEqual([200, null, []]);
    const own = key;
    users += 1;
    await stack.control('POST', 'users', { id: `user-${users}`, subscription });
    key = await stack.keyOf(`user-${users}`);
    expect((await createLimit()).status).toBe(200);
    key = own;
    // The refused call left its Idempotency-Key free.
    vi.setSystemTime(Date.now() + 43_000);
    const next = await createLimit(headers);
    expect([next.status, state(next)]).toEqual([200, { remaining: 59, seconds: 60 }]);
  });

  it('at the same time pass no more than sixty', async () => {
    await useUp(WRITES.most - 10);
    const statuses = (await atOnce(30)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(10).fill(404), ...Array(20).fill(429)]);
    const { tool } = mcpCaller(() => stack);
    const { isError, content } = await tool('createSpendingLimit', body, key);
    expect([isError, JSON.parse(content[0]?.text ?? '')]).toMatchObject([
      true,
      { error: 'Too many requests', message: 'Try again in 43 s.' },
    ]);
  });

  it('are not counted before the caller is admitted, nor for input that is refused', async () => {
    const wrong = await stack.call('POST', '/tools/api/create-spending-limit', { key: `${key}x`, body });
    const bad = await stack.call('POST', '/tools/api/create-spending-limit', { key, body: {} });
    expect([wrong.status, bad.status]).toEqual([401, 400]);
    expect([wrong, bad].map(({ headers }) => headers.get('ratelimit'))).toEqual([null, null]);
    expect(state(await createLimit()).remaining).toBe(WRITES.most - 1);
  });
});

describe('write tools of MCP', () => {
  it('count as the writes that they are, reading tools do not', async () => {
    const { tool } = mcpCaller(() => stack);
    await tool('listSpendingLimits', {}, key);
    await tool('createSpendingLimit', body, key);
    await tool('createPaymentReminder', { title: 'Luz', dueDate: tomorrow }, key);
    expect(state(await createLimit()).remaining).toBe(WRITES.most - 3);
  });
});
