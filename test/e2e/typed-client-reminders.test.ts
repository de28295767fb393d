import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaldoClient, Schemas } from '../../infra/client/client.ts';
import { inDays, people } from '../support/reminders/people.ts';
import { startStack, type TestStack } from '../support/stack.ts';

type Filter = 'active' | 'all' | 'upcoming' | 'overdue';

let stack: TestStack;
let caio: SaldoClient;
beforeAll(async () => {
  stack = await startStack(people);
  caio = stack.typed(await stack.keyOf('caio'));
});
afterAll(() => stack.close());

const create = async (body: Schemas['CreatePaymentReminderRequest'], headers = {}) => {
  const { data, error } = await caio.POST('/tools/api/create-payment-reminder', { body, headers });
  if (!data) throw new Error(error?.error);
  return data.data;
};
const listed = async (filter: Filter, days?: number) => {
  const query = { filter, ...(days === undefined ? {} : { days }) };
  const { data } = await caio.GET('/tools/api/list-payment-reminders', { params: { query } });
  if (!data) throw new Error('not listed');
  return data;
};
const titles = async (filter: Filter, days?: number) => (await listed(filter, days)).data.map(({ title }) => title);

describe('a reminder, through the generated client', () => {
  it('lives from its creation to its end, and every step shows in the listings and in the quota', async () => {
    const before = (await listed('active')).quota;
    const rent = await create({
      title: 'Aluguel',
      dueDate: inDays(3),
      amount: 1850.9,
      isRecurring: true,
      recurrencePattern: 'monthly',
    });
    expect(rent).toMatchObject({ status: 'active', amount: 1850.9, recurrencePattern: 'monthly' });
    expect(await titles('upcoming', 3)).toEqual(['Aluguel']);
    expect(await titles('upcoming', 2)).toEqual([]);
    expect((await listed('active')).quota).toEqual({
      ...before,
      currentCount: before.currentCount + 1,
      remaining: before.remaining - 1,
    });

    const changed = await caio.PUT('/tools/api/update-payment-reminder', {
      body: { reminderId: rent.id, amount: null, recurrenceTime: '14h30' },
    });
    expect(changed.data?.data).toMatchObject({ amount: null, recurrenceTime: '14h30' });
    expect(changed.data?.data.reminderTime).toMatch(/T17:30:00\.000Z$/);

    const done = await caio.PUT('/tools/api/update-payment-reminder', {
      body: { reminderId: rent.id, newStatus: 'completed' },
    });
    expect(done.data?.data.status).toBe('completed');
    const [completed] = (await listed('all')).data;
    expect(completed?.completedAt).toBeDefined();
    expect((await listed('active')).quota).toEqual(before);

    const params = { query: { reminderId: rent.id, hardDelete: true } };
    const removed = await caio.DELETE('/tools/api/delete-payment-reminder', { params });
    expect(removed.data?.data).toEqual({
      id: rent.id,
      title: 'Aluguel',
      action: 'deleted permanently',
      hardDelete: true,
    });
    const gone = await caio.DELETE('/tools/api/delete-payment-reminder', { params });
    expect([gone.response.status, gone.error?.error]).toEqual([404, 'Reminder not found']);
    expect(await titles('all')).toEqual([]);
  });

  it('is created once under one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'water' };
    const body = { title: 'Água', dueDate: inDays(5) };
    expect(await create(body, headers)).toEqual(await create(body, headers));
    expect(await titles('active')).toEqual(['Água']);
  });

  it('of another user (403) differs from an unknown one (404)', async () => {
    const { id: reminderId } = await create({ title: 'Minha', dueDate: inDays(9) });
    const ana = stack.typed(await stack.keyOf('ana'));
    const others = await ana.PUT('/tools/api/update-payment-reminder', { body: { reminderId, title: 'Sua' } });
    expect([others.response.status, others.error?.error]).toEqual([403, 'Unauthorized']);
  });
});
