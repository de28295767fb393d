import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOptions, SaldoClient, Schemas } from '../../infra/client/client.ts';
import { inDays, people } from '../support/reminders/people.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { refusalOf } from '../support/stack-client.ts';

type Filter = 'active' | 'all' | 'upcoming' | 'overdue';

let stack: TestStack;
let caio: SaldoClient;
beforeAll(async () => {
  stack = await startStack(people);
  caio = stack.typed(await stack.keyOf('caio'));
});
afterAll(() => stack.close());

const create = async (reminder: Schemas['CreatePaymentReminderRequest'], options?: CallOptions) =>
  (await caio.createPaymentReminder(reminder, options)).data;
const listed = (filter: Filter, days?: number) =>
  caio.listPaymentReminders({ filter, ...(days !== undefined && { days }) });
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

    const changed = await caio.updatePaymentReminder({
      reminderId: rent.id,
      amount: null,
      recurrenceTime: '14h30',
    });
    expect(changed.data).toMatchObject({ amount: null, recurrenceTime: '14h30' });
    expect(changed.data.reminderTime).toMatch(/T17:30:00\.000Z$/);

    const done = await caio.updatePaymentReminder({ reminderId: rent.id, newStatus: 'completed' });
    expect(done.data.status).toBe('completed');
    const [completed] = (await listed('all')).data;
    expect(completed?.completedAt).toBeDefined();
    expect((await listed('active')).quota).toEqual(before);

    const deletion = { reminderId: rent.id, hardDelete: true };
    const removed = await caio.deletePaymentReminder(deletion);
    expect(removed.data).toEqual({
      id: rent.id,
      title: 'Aluguel',
      action: 'deleted permanently',
      hardDelete: true,
    });
    const gone = await refusalOf(caio.deletePaymentReminder(deletion));
    expect([gone.status, gone.error]).toEqual([404, 'Reminder not found']);
    expect(await titles('all')).toEqual([]);
  });

  it('is created once under one Idempotency-Key', async () => {
    const options = { idempotencyKey: 'water' };
    const body = { title: 'Água', dueDate: inDays(5) };
    expect(await create(body, options)).toEqual(await create(body, options));
    expect(await titles('active')).toEqual(['Água']);
  });

  it('of another user (403) differs from an unknown one (404)', async () => {
    const { id: reminderId } = await create({ title: 'Minha', dueDate: inDays(9) });
    const ana = stack.typed(await stack.keyOf('ana'));
    const others = await refusalOf(ana.updatePaymentReminder({ reminderId, title: 'Sua' }));
    expect([others.status, others.error]).toEqual([403, 'Unauthorized']);
  });
});
