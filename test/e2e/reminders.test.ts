import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentReminder } from '../../shared/contract/operations/create-payment-reminder.ts';
import { deletePaymentReminder } from '../../shared/contract/operations/delete-payment-reminder.ts';
import { listPaymentReminders } from '../../shared/contract/operations/list-payment-reminders.ts';
import { updatePaymentReminder } from '../../shared/contract/operations/update-payment-reminder.ts';
import { inDays, people } from '../support/reminders/people.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import type { CallOptions } from '../support/stack-client.ts';

type Reminder = {
  id: string;
  status: string;
  title: string;
  dueDate: string;
  reminderTime: string;
  completedAt?: string;
};
type Quota = { subscriptionType: string; currentCount: number; limit: number; canCreate: boolean; remaining: number };
type Body = { success?: boolean; error?: string; message: string; data: Reminder; timestamp: string };
type Listing = { data: Reminder[]; count: number; filter: string; quota: Quota };

let stack: TestStack;
const keys = new Map<string, string>();
beforeAll(async () => {
  stack = await startStack(people);
  for (const id of ['ana', 'bia', 'caio']) keys.set(id, await stack.keyOf(id));
});
afterAll(() => stack.close());

const as = (id: string, options: CallOptions = {}): CallOptions => ({ key: keys.get(id) ?? '', ...options });
const post = (id: string, body: unknown, headers = {}) =>
  stack.call<Body>('POST', '/tools/api/create-payment-reminder', as(id, { body, headers }));
const put = (id: string, body: unknown) =>
  stack.call<Body>('PUT', '/tools/api/update-payment-reminder', as(id, { body }));
const remove = (id: string, options: CallOptions) =>
  stack.call<Body & { data: { action: string; hardDelete: boolean } }>(
    'DELETE',
    '/tools/api/delete-payment-reminder',
    as(id, options),
  );
const list = async (id: string, query: CallOptions['query'] = {}) =>
  stack.call<Listing>('GET', '/tools/api/list-payment-reminders', as(id, { query }));
const rent = (fields: object = {}) => ({ title: 'Aluguel', dueDate: inDays(30), ...fields });
const created = async (id: string, fields: object = {}): Promise<Reminder> => {
  const { status, body } = await post(id, rent(fields));
  if (status !== 200) throw new Error(body.error);
  return body.data;
};
/** Frees a user's quota, so that one test leaves nothing to the next. */
const clear = async (id: string): Promise<void> => {
  const { body } = await list(id, { filter: 'all' });
  for (const { id: reminderId } of body.data) await remove(id, { query: { reminderId, hardDelete: true } });
};

describe('create-payment-reminder', () => {
  it('answers the reminder as RULES.md#reminders describes it, with the default time the day before at 9h in Brasília', async () => {
    const { status, body } = await post('ana', rent({ amount: 1250.75 }));
    expect(status).toBe(200);
    expect(() => createPaymentReminder.response().parse(body)).not.toThrow();
    expect(body.data).toMatchObject({
      title: 'Aluguel',
      amount: 1250.75,
      dueDate: inDays(30),
      reminderTime: `${inDays(29)}T12:00:00.000Z`,
      status: 'active',
      isRecurring: false,
      recurrencePattern: null,
    });
    expect(body.data).not.toHaveProperty('completedAt');
    expect(body.data).not.toHaveProperty('recurrenceTime');
    await clear('ana');
  });

  it('keeps what is given: time, recurrence, no amount', async () => {
    const given = { reminderTime: `${inDays(20)}T08:30:00-03:00`, isRecurring: true, recurrencePattern: 'monthly' };
    const reminder = await created('ana', given);
    expect(reminder).toMatchObject({
      amount: null,
      reminderTime: `${inDays(20)}T11:30:00.000Z`,
      isRecurring: true,
      recurrencePattern: 'monthly',
    });
    await clear('ana');
  });

  const dueDate = inDays(30);
  it.each([
    [{}, 'Invalid or missing title'],
    [{ title: '', dueDate }, 'Invalid or missing title'],
    [{ title: '   ', dueDate }, 'Invalid or missing title'],
    [{ title: 7, dueDate }, 'Invalid or missing title'],
    [{ title: null, dueDate }, 'Invalid or missing title'],
    [{ title: 'x'.repeat(501), dueDate }, 'Invalid or missing title'],
    [{ title: 'Aluguel' }, 'Invalid or missing dueDate'],
    [{ title: 'Aluguel', dueDate: '2026-02-30' }, 'Invalid or missing dueDate'],
    [{ title: 'Aluguel', dueDate: '10/03/2026' }, 'Invalid or missing dueDate'],
    [{ title: 'Aluguel', dueDate: 20260310 }, 'Invalid or missing dueDate'],
    [{ title: 'Aluguel', dueDate, amount: '10' }, 'Invalid amount'],
    [{ title: 'Aluguel', dueDate, amount: -1 }, 'Invalid amount'],
    [{ title: 'Aluguel', dueDate, amount: 1.005 }, 'Invalid amount'],
    [{ title: 'Aluguel', dueDate, reminderTime: 'amanhã' }, 'Invalid reminderTime'],
    [{ title: 'Aluguel', dueDate, reminderTime: '2026-02-30T09:00:00Z' }, 'Invalid reminderTime'],
    [{ title: 'Aluguel', dueDate, reminderTime: null }, 'Invalid reminderTime'],
    [{ title: 'Aluguel', dueDate, isRecurring: true }, 'Invalid recurrence configuration'],
    [{ title: 'Aluguel', dueDate, isRecurring: true, recurrencePattern: null }, 'Invalid recurrence configuration'],
    [{ title: 'Aluguel', dueDate, isRecurring: true, recurrencePattern: 'hourly' }, 'Invalid recurrence configuration'],
    [{ title: 'Aluguel', dueDate, isRecurring: 'yes' }, 'Invalid recurrence configuration'],
    // The first wrong field answers, in the order of RULES.md#create-payment-reminder.
    [{ title: '', dueDate: 'x', amount: 'y' }, 'Invalid or missing title'],
    [{ title: 'Aluguel', dueDate: 'x', amount: 'y' }, 'Invalid or missing dueDate'],
  ])('%j is refused: %s', async (body, error) => {
    const reply = await post('ana', body);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe(error);
    expect((await list('ana', { filter: 'all' })).body.count).toBe(0);
  });

  it('holds the quota under 50 concurrent creates, with the body of RULES.md#quotas', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => post('bia', rent({ title: `Conta ${i}` }))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const [refused, ...others] = replies.filter(({ status }) => status === 403);
    expect(others).toHaveLength(44);
    expect(refused?.body).toMatchObject({
      success: false,
      error: 'Quota exceeded',
      message: expect.stringMatching(/basic.*5/),
    });
    const { body } = await list('bia');
    expect(body.count).toBe(5);
    expect(body.quota).toEqual({
      subscriptionType: 'basic',
      currentCount: 5,
      limit: 5,
      canCreate: false,
      remaining: 0,
    });
    await clear('bia');
  });

  it('repeated under one Idempotency-Key creates once', async () => {
    const headers = { 'idempotency-key': 'rent-1' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => post('ana', rent(), headers)));
    expect(new Set(replies.map(({ body }) => body.data?.id)).size).toBe(1);
    expect((await list('ana')).body.quota.currentCount).toBe(1);
    expect((await post('ana', rent({ title: 'Outro' }), headers)).status).toBe(422);
    await clear('ana');
  });
});

describe('update-payment-reminder', () => {
  it('changes the given fields, returns the time of day, and keeps the rest', async () => {
    const reminder = await created('ana', { amount: 10 });
    const { status, body } = await put('ana', { reminderId: reminder.id, title: 'Aluguel novo', amount: null });
    expect(status).toBe(200);
    expect(() => updatePaymentReminder.response().parse(body)).not.toThrow();
    expect(body.data).toMatchObject({
      title: 'Aluguel novo',
      amount: null,
      recurrenceTime: '9h',
      dueDate: reminder.dueDate,
    });
    expect(body.data).not.toHaveProperty('completedAt');
    const moved = await put('ana', { reminderId: reminder.id, recurrenceTime: '14h30' });
    expect(moved.body.data).toMatchObject({ recurrenceTime: '14h30', reminderTime: `${inDays(29)}T17:30:00.000Z` });
    const later = await put('ana', { reminderId: reminder.id, dueDate: inDays(40) });
    expect(later.body.data).toMatchObject({ dueDate: inDays(40), reminderTime: `${inDays(39)}T17:30:00.000Z` });
    await clear('ana');
  });

  it.each([
    [{}, 400, 'Invalid or missing reminderId'],
    [{ reminderId: '' }, 400, 'Invalid or missing reminderId'],
    [{ reminderId: 'ID' }, 400, 'No updates provided'],
    [{ reminderId: 'ID', foo: 1 }, 400, 'No updates provided'],
    [{ reminderId: 'ID', dueDate: '2026-13-01' }, 400, 'Invalid dueDate format'],
    [{ reminderId: 'ID', dueDate: null }, 400, 'Invalid dueDate format'],
    [{ reminderId: 'ID', amount: 'x' }, 400, 'Invalid amount'],
    [{ reminderId: 'ID', reminderTime: 'x' }, 400, 'Invalid reminderTime'],
    [{ reminderId: 'ID', recurrenceTime: '25h' }, 400, 'Invalid recurrenceTime'],
    [{ reminderId: 'ID', recurrenceTime: '8h5' }, 400, 'Invalid recurrenceTime'],
    [{ reminderId: 'ID', newStatus: 'done' }, 400, 'Invalid newStatus'],
    [{ reminderId: 'notFound', title: 'x' }, 404, 'Reminder not found'],
  ])('%j is answered %i %s', async (body, status, error) => {
    const { id } = await created('ana');
    const reply = await put('ana', JSON.parse(JSON.stringify(body).replace('"ID"', `"${id}"`)));
    expect([reply.status, reply.body.error]).toEqual([status, error]);
    await clear('ana');
  });

  it('another user’s reminder is a 403, an unknown one a 404', async () => {
    const { id } = await created('ana');
    const update = await put('caio', { reminderId: id, title: 'x' });
    expect([update.status, update.body.error]).toEqual([403, 'Unauthorized']);
    const deletion = await remove('caio', { query: { reminderId: id } });
    expect([deletion.status, deletion.body.error]).toEqual([403, 'Permission denied']);
    expect((await list('ana')).body.data).toMatchObject([{ id, title: 'Aluguel', status: 'active' }]);
    await clear('ana');
  });

  it('completed shows completedAt in lists only, frees the quota, and active again needs room', async () => {
    const { id } = await created('bia');
    await put('bia', { reminderId: id, newStatus: 'completed' });
    const { body } = await list('bia', { filter: 'all' });
    expect(body.data[0]).toMatchObject({ status: 'completed', completedAt: expect.any(String) });
    expect(body.quota.currentCount).toBe(0);
    for (let i = 0; i < 5; i += 1) await created('bia');
    const refused = await put('bia', { reminderId: id, newStatus: 'active' });
    expect([refused.status, refused.body]).toMatchObject([403, { success: false, error: 'Quota exceeded' }]);
    const [other] = (await list('bia')).body.data;
    await put('bia', { reminderId: other?.id, newStatus: 'inactive' });
    const again = await put('bia', { reminderId: id, newStatus: 'active' });
    expect(again.body.data).toMatchObject({ status: 'active' });
    expect((await list('bia', { filter: 'all' })).body.data.some(({ completedAt }) => completedAt)).toBe(false);
    expect((await list('bia')).body.quota.currentCount).toBe(5);
    await clear('bia');
  });
});

describe('delete-payment-reminder', () => {
  it('without hardDelete cancels, twice alike, and frees the quota', async () => {
    const { id } = await created('ana');
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await remove('ana', { query: { reminderId: id } });
      expect(status).toBe(200);
      expect(() => deletePaymentReminder.response().parse(body)).not.toThrow();
      expect(body.data).toEqual({ id, title: 'Aluguel', action: 'cancelled', hardDelete: false });
      expect(body.message).toMatch(/cancelled/);
    }
    const { body } = await list('ana', { filter: 'all' });
    expect(body).toMatchObject({ data: [{ id, status: 'inactive' }], quota: { currentCount: 0 } });
    await clear('ana');
  });

  it('with hardDelete removes permanently, from the query or a JSON body, the query first', async () => {
    const [a, b, c] = [await created('ana'), await created('ana'), await created('ana')];
    const inBody = await remove('ana', { body: { reminderId: a.id, hardDelete: true } });
    expect(inBody.body.data).toMatchObject({ id: a.id, action: 'deleted permanently', hardDelete: true });
    const inQuery = await remove('ana', { query: { reminderId: b.id, hardDelete: true } });
    expect(inQuery.body.data).toMatchObject({ id: b.id, action: 'deleted permanently' });
    const both = await remove('ana', {
      query: { reminderId: c.id, hardDelete: false },
      body: { reminderId: 'x', hardDelete: true },
    });
    expect(both.body.data).toMatchObject({ id: c.id, action: 'cancelled', hardDelete: false });
    expect((await list('ana', { filter: 'all' })).body.data).toMatchObject([{ id: c.id, status: 'inactive' }]);
    const gone = await remove('ana', { query: { reminderId: a.id } });
    expect([gone.status, gone.body.error]).toEqual([404, 'Reminder not found']);
    await clear('ana');
  });

  it.each([
    [{}, 'Invalid or missing reminderId'],
    [{ reminderId: '' }, 'Invalid or missing reminderId'],
    [{ reminderId: 'x', hardDelete: 'yes' }, 'Invalid hardDelete'],
  ])('query %j is refused: %s', async (query, error) => {
    const reply = await remove('ana', { query });
    expect([reply.status, reply.body.error]).toEqual([400, error]);
  });
});

describe('list-payment-reminders', () => {
  beforeAll(async () => {
    for (const days of [40, -3, 7, 0, 8]) await created('caio', { title: `in ${days}`, dueDate: inDays(days) });
    const done = await created('caio', { title: 'done', dueDate: inDays(2) });
    await put('caio', { reminderId: done.id, newStatus: 'completed' });
    const paused = await created('caio', { title: 'paused', dueDate: inDays(3) });
    await remove('caio', { query: { reminderId: paused.id } });
  });

  it.each([
    [{}, 'Active reminders', ['in -3', 'in 0', 'in 7', 'in 8', 'in 40']],
    [{ filter: 'active' }, 'Active reminders', ['in -3', 'in 0', 'in 7', 'in 8', 'in 40']],
    [{ filter: 'all' }, 'All reminders', ['in -3', 'in 0', 'done', 'paused', 'in 7', 'in 8', 'in 40']],
    [{ filter: 'upcoming' }, 'Reminders due within the next 7 days', ['in 0', 'in 7']],
    [{ filter: 'upcoming', days: 0 }, 'Reminders due within the next 0 days', ['in 0']],
    [{ filter: 'upcoming', days: 366 }, 'Reminders due within the next 366 days', ['in 0', 'in 7', 'in 8', 'in 40']],
    [{ filter: 'overdue' }, 'Overdue reminders', ['in -3']],
  ])('%j: %s', async (query, filter, titles) => {
    const { status, body } = await list('caio', query);
    expect(status).toBe(200);
    expect(() => listPaymentReminders.response().parse(body)).not.toThrow();
    expect(body.data.map(({ title }) => title)).toEqual(titles);
    expect(body).toMatchObject({ count: titles.length, filter });
    expect(body.quota).toEqual({
      subscriptionType: 'premium',
      currentCount: 5,
      limit: 30,
      canCreate: true,
      remaining: 25,
    });
  });

  it.each([{ filter: 'late' }, { days: -1 }, { days: 367 }, { days: 1.5 }, { days: 'seven' }])(
    '%j is a 400',
    async (query) => {
      const reply = await stack.call('GET', '/tools/api/list-payment-reminders', as('caio', { query }));
      expect(reply.status).toBe(400);
      expect(reply.body).toHaveProperty('received');
    },
  );
});

it('round trips to the table: two to list, at most three to write', async () => {
  await stack.control('DELETE', 'metrics');
  const { id } = await created('ana');
  await put('ana', { reminderId: id, title: 'x' });
  await put('ana', { reminderId: 'notFound', title: 'x' });
  await list('ana');
  await remove('ana', { query: { reminderId: id, hardDelete: true } });
  const metrics = await stack.control<Record<string, { requests: number; dynamodb: { sequentialRounds: number } }>>(
    'GET',
    'metrics',
  );
  const rounds = (name: string) => (metrics[name]?.dynamodb.sequentialRounds ?? 99) / (metrics[name]?.requests ?? 1);
  expect(rounds('create-payment-reminder')).toBeLessThanOrEqual(3);
  expect(rounds('update-payment-reminder')).toBeLessThanOrEqual(3);
  expect(rounds('delete-payment-reminder')).toBeLessThanOrEqual(3);
  expect(rounds('list-payment-reminders')).toBeLessThanOrEqual(2);
});
