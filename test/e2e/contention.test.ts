import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTable } from '../../shared/platform/table/table.ts';
import { quotaCounters } from '../support/quota-counters.ts';
import { startStack, type TestStack } from '../support/stack.ts';

type Made = { data: { id: string } };
type Listing = { data: { id: string; isActive?: boolean; status?: string; title?: string }[] };
type Reply = { status: number; headers: Headers; body: Record<string, unknown> };
type Outbox = { emails: { to: string; subject: string }[] };

const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const today = new Date().toISOString().slice(0, 10);
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    date: `${today}T03:00:00.000Z`,
    description: `COMPRA ${index}`,
    amount: -10 - index,
    type: 'DEBIT' as const,
    status: 'POSTED' as const,
  }));
const items = (count: number) => [
  {
    item: { id: 'storm-item', connector: { id: 612, name: 'Nubank' } },
    accounts: [
      {
        account: { id: 'storm-acc', type: 'BANK' as const, name: 'Conta', balance: 5000 },
        transactions: rows(count),
      },
    ],
  },
];

let stack: TestStack;
let key: string;

beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription, items: items(3) },
      { id: 'bia', subscription },
      { id: 'caio', subscription },
    ],
  });
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const many = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const tally = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const newReminder = async (user: string, body: object = {}): Promise<string> => {
  const reply = await stack.call<Made>('POST', '/tools/api/create-payment-reminder', {
    key: await stack.keyOf(user),
    body: { title: 'Aluguel', dueDate: daysFromNow(20), ...body },
  });
  expect(reply.status).toBe(200);
  return reply.body.data.id;
};

const update = (body: object, headers: Record<string, string> = {}) =>
  stack.call('PUT', '/tools/api/update-payment-reminder', { key, body, headers });

it('lets sixty concurrent updates of one reminder through', async () => {
  const reminderId = await newReminder('ana');
  const replies = await many(60, (index) => update({ reminderId, title: `Aluguel ${index}` }));
  expect(tally(replies)).toEqual({ 200: 60 });
  const counters = await quotaCounters(openTable(), (await stack.user('ana')).userId);
  expect(counters.activeReminders).toBe(1);
});

it('lets twelve concurrent toggles of one limit through, and counts what is active', async () => {
  const body = { category: 'Supermercado', limitAmount: 500, period: 'monthly' };
  const made = await stack.call<Made>('POST', '/tools/api/create-spending-limit', { key, body });
  const limitId = made.body.data.id;
  const replies = await many(12, (index) =>
    stack.call('PUT', '/tools/api/update-spending-limit', { key, body: { limitId, isActive: index % 2 === 0 } }),
  );
  expect(tally(replies)).toEqual({ 200: 12 });
  const listed = await stack.call<Listing>('GET', '/tools/api/list-spending-limits', {
    key,
    query: { includeInactive: true },
  });
  const active = listed.body.data.filter(({ isActive }) => isActive).length;
  const counters = await quotaCounters(openTable(), (await stack.user('ana')).userId);
  expect(counters.activeLimits).toBe(active);
  await stack.drain();
});

it('answers a manual update beside an import, in the midst of conflicts', async () => {
  await stack.control('PUT', 'sandbox/users/ana/items', { items: items(9) });
  for (const operation of ['UpdateItem', 'PutItem', 'TransactWriteItems']) {
    await stack.control('POST', 'faults', { target: 'dynamodb', operation, times: 4, error: 'conflict' });
  }
  const [replies] = await Promise.all([
    many(3, () => stack.call('POST', '/tools/api/manual-update', { key })),
    stack.control('POST', 'sandbox/webhooks', { event: 'item/updated', itemId: 'storm-item' }),
  ]);
  await stack.control('DELETE', 'faults');
  expect(tally(replies)).toEqual({ 200: 3 });
  await stack.drain();
  const read = await stack.call<{ data: unknown[]; transactions: unknown[] }>('GET', '/tools/api/get-transactions', {
    key,
    query: { startDate: daysFromNow(-10), endDate: daysFromNow(1) },
  });
  expect(JSON.stringify(read.body).match(/COMPRA \d/g)?.length).toBeGreaterThanOrEqual(9);
});

it('conflicts that do not end are a 409 with Retry-After, and nothing is written', async () => {
  const reminderId = await newReminder('ana', { title: 'Luz' });
  await stack.control('POST', 'faults', {
    target: 'dynamodb',
    operation: 'TransactWriteItems',
    times: 1_000,
    error: 'conflict',
  });
  const reply = await update({ reminderId, title: 'Água' });
  await stack.control('DELETE', 'faults');
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ error: 'Conflict', message: expect.any(String) });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  const listed = await stack.call<Listing>('GET', '/tools/api/list-payment-reminders', { key });
  expect(listed.body.data.find(({ id }) => id === reminderId)?.title).toBe('Luz');
});

it('sends every reminder once although a sweep meets an edit and conflicts', async () => {
  const due = daysFromNow(5);
  const at = `${daysFromNow(4)}T15:00:00.000Z`;
  const made = await many(6, (index) =>
    newReminder(index === 0 ? 'ana' : index % 2 ? 'bia' : 'caio', {
      title: `Conta ${index}`,
      dueDate: due,
      reminderTime: at,
    }),
  );
  await stack.drain();
  await stack.control('DELETE', 'outbox');
  // The sweep's first claims meet other transactions, as they do while owners write.
  await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'UpdateItem', times: 4, error: 'conflict' });
  const sweptAt = new Date(Date.parse(at) + 15 * 60_000).toISOString();
  const [edit] = await Promise.all([
    update({ reminderId: made[0], title: 'Conta nova' }),
    stack.runJob('sweep-reminders', sweptAt),
  ]);
  await stack.control('DELETE', 'faults');
  await stack.drain();
  expect(edit.status).toBe(200);
  const { emails } = await stack.control<Outbox>('GET', 'outbox');
  expect(emails.map(({ to }) => to).sort()).toHaveLength(6);
});
