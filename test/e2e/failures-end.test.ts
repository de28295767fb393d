import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../shared/contract/registry.ts';
import { AWS_DEADLINES, LAST_TRY } from '../../shared/platform/aws.ts';
import { useRealWire } from '../support/short-wire.ts';
import { startStack, type TestStack } from '../support/stack.ts';

type Metrics = Record<string, { requests: number; dynamodb: { calls: number } }>;
type Made = { data: { id: string; title?: string } };
type Listing = { data: { id: string; title: string }[]; quota: { currentCount: number } };
type Outbox = { emails: { subject: string }[] };

const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// Silence is one of sockets.
useRealWire();

let stack: TestStack;
let key: string;

beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'ana', subscription }] });
  key = await stack.keyOf('ana');
});
afterEach(() => stack.control('DELETE', 'faults'));
afterAll(() => stack.close());

const fail = (error: string, operation: string, times: number) =>
  stack.control('POST', 'faults', { target: 'dynamodb', operation, times, error });

const reminder = { title: 'Aluguel', dueDate: daysFromNow(20) };
const create = (body: object = reminder) =>
  stack.call<Made>('POST', '/tools/api/create-payment-reminder', { key, body });
const list = async () => (await stack.call<Listing>('GET', '/tools/api/list-payment-reminders', { key })).body;

describe('a table that does not answer', () => {
  it('is given up within five seconds', () => {
    const { connectionTimeout, socketTimeout } = AWS_DEADLINES;
    expect(LAST_TRY.withinMs + Math.max(connectionTimeout, socketTimeout)).toBeLessThan(5_000);
  });

  it('makes a read a 503, after a bounded number of tries', async () => {
    await stack.control('DELETE', 'metrics');
    await fail('stall', 'Query', 100);
    const { status, body } = await stack.call('GET', '/tools/api/get-balance', { key });
    const error = operations.find(({ name }) => name === 'get-balance')?.failure ?? 'Service unavailable';
    expect({ status, body }).toMatchObject({ status: 503, body: { error, type: 'unavailable' } });
    const metrics = await stack.control<Metrics>('GET', 'metrics');
    expect(metrics['get-balance']?.dynamodb.calls).toBe(2);
  });

  it('writes nothing for a call that it made a 503', async () => {
    const before = await list();
    await fail('stall', 'TransactWriteItems', 100);
    expect((await create()).status).toBe(503);
    await stack.control('DELETE', 'faults');
    expect((await list()).data).toEqual(before.data);
  });

  it('is retried, and a call that stalls once succeeds', async () => {
    const { quota } = await list();
    await fail('stall', 'TransactWriteItems', 1);
    expect((await create()).status).toBe(200);
    expect((await list()).quota.currentCount).toBe(quota.currentCount + 1);
  });
});

describe('a write whose answer is lost', () => {
  it('is not written twice', async () => {
    const before = await list();
    await fail('lost', 'TransactWriteItems', 1);
    expect((await create()).status).toBe(200);
    const after = await list();
    expect(after.data).toHaveLength(before.data.length + 1);
    expect(after.quota.currentCount).toBe(before.quota.currentCount + 1);
  });

  it('does not look stale to its own repetition', async () => {
    const { id } = (await create()).body.data;
    // Written without an answer; the SDK's repetition meets another transaction, ours has the token of the first.
    await fail('lost', 'TransactWriteItems', 1);
    await fail('conflict', 'TransactWriteItems', 1);
    const body = { reminderId: id, title: 'Condomínio' };
    expect((await stack.call('PUT', '/tools/api/update-payment-reminder', { key, body })).status).toBe(200);
    await fail('lost', 'TransactWriteItems', 1);
    const query = { reminderId: id, hardDelete: true };
    expect((await stack.call('DELETE', '/tools/api/delete-payment-reminder', { key, query })).status).toBe(200);
    expect((await list()).data.map((one) => one.id)).not.toContain(id);
  });

  it('sends a message once, at once', async () => {
    const at = `${daysFromNow(4)}T15:00:00.000Z`;
    await create({ title: 'Condomínio perdido', dueDate: daysFromNow(5), reminderTime: at });
    await stack.drain();
    await stack.control('DELETE', 'outbox');
    // The sweep's claim: written without an answer, and then in conflict.
    await fail('lost', 'UpdateItem', 1);
    await fail('conflict', 'UpdateItem', 1);
    await stack.runJob('sweep-reminders', new Date(Date.parse(at) + 15 * 60_000).toISOString());
    await stack.drain();
    const { emails } = await stack.control<Outbox>('GET', 'outbox');
    expect(emails.filter(({ subject }) => subject.includes('Condomínio perdido'))).toHaveLength(1);
  });
});
