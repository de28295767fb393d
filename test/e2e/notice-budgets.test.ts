import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inDays } from '../support/reminders/people.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { limitsToday as today } from './cards-world.ts';

type Outbox = { emails: { to: string }[]; messages: { to: string }[] };
type Listing = { data: { id: string; notification?: { status: string; reason: string | null } }[] };

const PHONES = { ana: '+5511999990001', bia: '+5511999990002', caio: '+5511999990003', dora: '+5511999990004' };

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({
    users: Object.entries(PHONES).map(([id, phone]) => ({
      id,
      email: `${id}@example.com`,
      phone,
      subscription: { plan: 'premium' as const, status: 'active' as const, currentPeriodEnd: '2099-01-01T00:00:00Z' },
      items: [
        {
          item: { id: `${id}-item`, connector: { id: 612, name: 'Nubank' } },
          accounts: [
            {
              account: { id: `${id}-acc`, type: 'BANK' as const, name: 'Conta', balance: 5000 },
              transactions: [
                {
                  id: `${id}-1`,
                  date: `${today}T00:00:00.000Z`,
                  description: 'COMPRA',
                  amount: -500,
                  type: 'DEBIT' as const,
                  category: 'Groceries',
                },
              ],
            },
          ],
        },
      ],
    })),
  });
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'outbox'));

const call = async <Body>(user: string, method: string, operation: string, body?: object): Promise<Body> => {
  const key = await stack.keyOf(user);
  const reply = await stack.call<Body>(method, `/tools/api/${operation}`, { key, ...(body && { body }) });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body;
};
const create = async (user: string, operation: string, body: object): Promise<string> =>
  (await call<{ data: { id: string } }>(user, 'POST', operation, body)).data.id;
const sent = async () => {
  await stack.drain();
  const { emails, messages } = await stack.control<Outbox>('GET', 'outbox');
  return [emails.length, messages.length];
};
/** Some more than the twenty notices of a budget. */
const CHANGES = 26;
const past = (minutes: number) => new Date(Date.UTC(2020, 0, 1, 12, minutes)).toISOString();

it('a reminder that is changed again and again with a past reminderTime causes twenty notices', async () => {
  const reminder = { title: 'Aluguel', dueDate: inDays(20), reminderTime: past(0) };
  const reminderId = await create('ana', 'create-payment-reminder', reminder);
  for (let count = 1; count < CHANGES; count += 1) {
    await call('ana', 'PUT', 'update-payment-reminder', {
      reminderId,
      dueDate: inDays(count),
      reminderTime: past(count),
    });
    await stack.drain();
  }
  expect(await sent()).toEqual([20, 20]);
  const { data } = await call<Listing>('ana', 'GET', 'list-payment-reminders');
  expect(data).toMatchObject([{ notification: { status: 'not_sent', reason: 'too_many_notices' } }]);
});

it('reminders that are created and removed in a loop cause twenty notices, and scheduled ones are still sent', async () => {
  for (let count = 0; count < CHANGES; count += 1) {
    const reminder = { title: 'Aluguel', dueDate: inDays(20), reminderTime: past(count) };
    const reminderId = await create('bia', 'create-payment-reminder', reminder);
    await stack.drain();
    await call('bia', 'DELETE', 'delete-payment-reminder', { reminderId, hardDelete: true });
  }
  expect(await sent()).toEqual([20, 20]);
  for (let count = 0; count < 5; count += 1)
    await create('bia', 'create-payment-reminder', { title: 'Luz', dueDate: inDays(5) });
  await stack.runJob('sweep-reminders', `${inDays(4)}T12:05:00.000Z`);
  expect(await sent()).toEqual([25, 25]);
});

it('a limit whose amount changes again and again causes twenty notices', async () => {
  const limit = { category: 'Supermercado', limitAmount: 400, period: 'monthly' };
  const limitId = await create('caio', 'create-spending-limit', limit);
  await stack.drain();
  for (let count = 1; count < CHANGES; count += 1) {
    await call('caio', 'PUT', 'update-spending-limit', { limitId, limitAmount: 400 - count });
    await stack.drain();
  }
  await call('caio', 'PUT', 'update-spending-limit', { limitId, limitAmount: 300 });
  expect(await sent()).toEqual([20, 20]);
  const { data } = await call<Listing>('caio', 'GET', 'list-spending-limits');
  expect(data).toMatchObject([{ notification: { status: 'not_sent', reason: 'too_many_notices' } }]);
  expect(await stack.control('GET', 'dead-letters')).toEqual([]);
});

it('a reminder and a limit in ordinary use are sent at once, and listed as sent', async () => {
  await create('dora', 'create-payment-reminder', { title: 'Aluguel', dueDate: inDays(0) });
  await create('dora', 'create-spending-limit', { category: 'Supermercado', limitAmount: 400, period: 'monthly' });
  expect(await sent()).toEqual([2, 2]);
  for (const operation of ['list-payment-reminders', 'list-spending-limits']) {
    const { data } = await call<Listing>('dora', 'GET', operation);
    expect(data).toMatchObject([{ notification: { status: 'dispatched', reason: null } }]);
  }
});
