import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../../../support/stack.ts';

const DAY_MS = 86_400_000;
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'ana', subscription }] });
});
afterAll(() => stack.close());

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const move = (at: string) => stack.control<{ at: string }>('PUT', 'clock', { at });
const subjects = async () =>
  (await stack.control<{ emails: { subject: string }[] }>('GET', 'outbox')).emails.map(({ subject }) => subject);

it('a moved clock brings schedules, queues and answers to their time, and goes back', async () => {
  const key = await stack.keyOf('ana');
  const call = (
    path: string,
    init: { method?: string; body?: object } = {},
  ): Promise<{ data: unknown; timestamp: string }> =>
    fetch(`${stack.url}/tools/api/${path}`, {
      method: init.method ?? 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(init.body && { body: JSON.stringify(init.body) }),
    }).then((answer) => answer.json() as Promise<{ data: unknown; timestamp: string }>);
  const dueDate = inDays(40).slice(0, 10);
  await call('create-payment-reminder', { method: 'POST', body: { title: 'Luz', dueDate } });
  await stack.drain();
  expect(await subjects()).toEqual([]);

  // The day before it is due, after 9 h in São Paulo.
  await move(`${inDays(39).slice(0, 10)}T13:00:00.000Z`);
  await stack.drain();
  expect(await subjects()).toHaveLength(1);

  const { at } = await move(inDays(42));
  expect(at.slice(0, 10)).toBe(inDays(42).slice(0, 10));
  const overdue = await call('list-payment-reminders?filter=overdue');
  expect(overdue.data).toHaveLength(1);
  expect(overdue.timestamp >= at).toBe(true);

  await stack.control('DELETE', 'clock');
  const back = await call('list-payment-reminders?filter=overdue');
  expect(back.timestamp < inDays(1)).toBe(true);
});

it('passes over the recurring jobs if they are not asked for, and they go on from there', async () => {
  const ran = async () => Object.keys(await stack.control('GET', 'metrics')).includes('sweep-webhooks');
  await stack.control('DELETE', 'metrics');
  await stack.control('PUT', 'clock', { at: inDays(1), jobs: false });
  await stack.drain();
  expect(await ran()).toBe(false);
  await move(inDays(2));
  // Fired by a timer of the scheduler, so the drain may come before it.
  await expect.poll(ran, { timeout: 30_000 }).toBe(true);
  await stack.drain();
  await stack.control('DELETE', 'clock');
});

it.each([
  ['no instant', { at: 'tomorrow' }],
  ['the past', { at: '2020-01-01T00:00:00Z' }],
  ['nothing', {}],
  ['another answer than yes or no', { at: '2099-01-01T00:00:00Z', jobs: 'no' }],
])('%s is refused', async (_, body) => {
  const answer = await fetch(`${stack.url}/_local/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
});
