import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSpendingLimit } from '../../shared/contract/operations/confirm-spending-limit.ts';
import { createSpendingLimit } from '../../shared/contract/operations/create-spending-limit.ts';
import { listSpendingLimits } from '../../shared/contract/operations/list-spending-limits.ts';
import { updateSpendingLimit } from '../../shared/contract/operations/update-spending-limit.ts';
import { periodContaining } from '../../shared/limits/limit.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { limitsToday as today } from './cards-world.ts';
import { browserAt, signedIn } from './web-caller.ts';

type Limit = {
  id: string;
  category: string;
  limitAmount: number;
  periodStart: string | null;
  isActive: boolean;
  currentSpending: number;
  remainingAmount: number;
  percentageUsed: number;
  status: string;
  periodEnd?: string;
};
type Answer = {
  success: boolean;
  data: Limit;
  limit: Limit;
  message: string;
  error: string;
};
type Quota = { subscriptionType: string; currentCount: number; limit: number; canCreate: boolean; remaining: number };
type Listing = { data: Limit[]; count: number; quota: Quota & { message: string; upgradeMessage: string | null } };
type Outbox = { emails: { to: string; subject: string; text: string }[]; messages: { to: string; payload: unknown }[] };

let stack: TestStack;
const subscription = (plan: 'basic' | 'pro' | 'premium') => ({
  plan,
  status: 'active' as const,
  currentPeriodEnd: '2099-01-01T00:00:00.000Z',
});
const purchase = (id: string, amount: number) => ({
  id,
  date: `${today}T00:00:00.000Z`,
  description: `COMPRA ${id}`,
  amount: -amount,
  type: 'DEBIT' as const,
  category: 'Groceries',
});
const bakery = ({ accounts, ...others }: ReturnType<typeof bank>) => ({
  ...others,
  accounts: accounts.map(({ transactions, ...account }) => ({
    ...account,
    transactions: transactions.map((one) => ({ ...one, description: 'PADARIA SOL' })),
  })),
});
const bank = (user: string, ...amounts: number[]) => ({
  item: { id: `${user}-item`, connector: { id: 612, name: 'Nubank' } },
  accounts: [
    {
      account: { id: `${user}-acc`, type: 'BANK' as const, name: 'Conta', balance: 5000 },
      transactions: amounts.map((amount, i) => purchase(`${user}-${i}`, amount)),
    },
  ],
});

beforeAll(async () => {
  const users = [
    { id: 'ana', phone: '+5511999990001', subscription: subscription('premium'), items: [bank('ana', 120.5, 0.25)] },
    { id: 'bia', subscription: subscription('basic') },
    { id: 'caio', subscription: subscription('pro') },
    { id: 'davi', subscription: subscription('pro'), items: [bank('davi', 80)] },
    { id: 'edu', subscription: subscription('premium'), items: [bakery(bank('edu', 40, 2.5))] },
    { id: 'lapsed', subscription: null },
  ];
  stack = await startStack({ users });
});
afterAll(() => stack.close());

const post = async (user: string, operation: string, body: unknown) =>
  stack.call<Answer>('POST', `/tools/api/${operation}`, { key: await stack.keyOf(user), body });
const create = (user: string, body: unknown) => post(user, 'create-spending-limit', body);
const confirm = (user: string, body: unknown) => post(user, 'confirm-spending-limit', body);
const update = async (user: string, body: unknown) =>
  stack.call<Answer>('PUT', '/tools/api/update-spending-limit', { key: await stack.keyOf(user), body });
const list = async (user: string, query = {}) =>
  stack.call<Listing>('GET', '/tools/api/list-spending-limits', { key: await stack.keyOf(user), query });
const groceries = { category: 'Supermercado', limitAmount: 200, period: 'monthly' };

describe('fields', () => {
  const wrong = {
    category: [undefined, null, '', '   ', 7, true, ['a'], {}],
    limitAmount: [undefined, null, 0, -1, '10', true, [1], {}, 1.001, 1e13],
    period: [undefined, null, '', 'yearly', 'MONTHLY', 3, ['daily'], {}],
  };
  const cases = Object.entries(wrong).flatMap(([field, values]) => values.map((value) => ({ field, value })));

  it.each(cases)('$field = $value is refused by create, confirm and update', async ({ field, value }) => {
    const body = { ...groceries, [field]: value };
    for (const operation of [create, confirm]) {
      const refused = await operation('bia', body);
      expect([refused.status, refused.body.error]).toEqual([400, `Invalid or missing ${field}`]);
    }
    if (value === undefined) return;
    const refused = await update('bia', { limitId: 'any', [field]: value });
    expect([refused.status, refused.body.error]).toEqual([400, `Invalid ${field}`]);
  });

  it.each([
    [{}, 400, 'Invalid or missing limitId'],
    [{ limitId: '', category: '' }, 400, 'Invalid or missing limitId'],
    [{ limitId: 5 }, 400, 'Invalid or missing limitId'],
    [{ limitId: 'any' }, 400, 'No updates provided'],
    [{ limitId: 'any', unknown: 1 }, 400, 'No updates provided'],
    [{ limitId: 'any', category: '', limitAmount: 0 }, 400, 'Invalid category'],
    [{ limitId: 'any', limitAmount: 0, period: 'x' }, 400, 'Invalid limitAmount'],
    [{ limitId: 'any', period: 'x', isActive: 'x' }, 400, 'Invalid period'],
    [{ limitId: 'any', isActive: 'true' }, 400, 'Invalid isActive'],
    [{ limitId: 'any', isActive: true }, 404, 'Spending limit not found'],
  ])('an update with %j is answered with %d %s', async (body, status, error) => {
    const refused = await update('bia', body);
    expect([refused.status, refused.body.error]).toEqual([status, error]);
  });

  it('includeInactive is true or false', async () => {
    expect((await list('bia', { includeInactive: 'yes' })).status).toBe(400);
  });
});

describe('limits', () => {
  it('are created, listed with their usage, and notified on both channels once', async () => {
    const created = await create('ana', groceries);
    expect(created.status).toBe(200);
    createSpendingLimit.response().parse(created.body);
    expect(created.body.message).toContain('Supermercado');
    expect(created.body.data).toMatchObject({ ...groceries, isActive: true, isRecurring: false, periodStart: null });
    await stack.drain();
    const listed = await list('ana');
    listSpendingLimits.response().parse(listed.body);
    expect(listed.body.data[0]).toMatchObject({
      currentSpending: 120.75,
      remainingAmount: 79.25,
      percentageUsed: 60.38,
      status: 'warning',
    });
    expect(listed.body.quota).toMatchObject({ subscriptionType: 'premium', currentCount: 1, limit: 30, remaining: 29 });
    const { emails, messages } = await stack.control<Outbox>('GET', 'outbox');
    expect(emails.map(({ subject }) => subject)).toEqual(['Você já usou 50% do limite de Supermercado']);
    expect(emails[0]?.text).toMatch(/R\$ 120,75[\s\S]*R\$ 200,00[\s\S]*60,38%[\s\S]*Dias restantes/);
    expect(JSON.stringify(messages)).toContain('spending_limit');
    expect(messages).toHaveLength(1);
  });

  it('are notified again after an import only where a higher threshold is reached', async () => {
    await stack.control('DELETE', 'outbox');
    await stack.control('PUT', 'sandbox/users/ana/items', { items: [bank('ana', 120.5, 0.25, 90)] });
    await stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf('ana') });
    await stack.drain();
    const { emails } = await stack.control<Outbox>('GET', 'outbox');
    expect(emails.map(({ subject }) => subject)).toEqual(['Limite atingido: Supermercado']);
    expect((await list('ana')).body.data[0]).toMatchObject({ remainingAmount: 0, status: 'danger' });
  });

  it('start with the next period by default, with a message in Portuguese', async () => {
    const { status, body } = await confirm('davi', groceries);
    expect(status).toBe(200);
    confirmSpendingLimit.response().parse(body);
    const [year, month] = today.split('-').map(Number);
    const next = new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString();
    expect(body.limit).toEqual({
      ...groceries,
      id: body.limit.id,
      isRecurring: false,
      periodStart: next,
      isActive: true,
    });
    const [y, m, d] = next.slice(0, 10).split('-');
    for (const part of [`${d}/${m}/${y}`, 'R$ 200,00', 'Supermercado', 'mensal', '50%', '75%', '100%']) {
      expect(body.message).toContain(part);
    }
    const now = await confirm('davi', { ...groceries, isRecurring: true, startNextPeriod: false });
    expect(now.body.limit).toMatchObject({ isRecurring: true, periodStart: null });
    const { data } = (await list('davi')).body;
    expect(data.map(({ currentSpending, periodEnd }) => [currentSpending, periodEnd !== undefined])).toEqual([
      [0, true],
      [80, false],
    ]);
  });

  it('keep amounts to the centavo up to 1e12', async () => {
    const amounts = [1e12, 999_999_999_999.99, 0.01];
    for (const limitAmount of amounts) await create('ana', { ...groceries, category: 'Lazer', limitAmount });
    const listed = (await list('ana')).body.data.filter(({ category }) => category === 'Lazer');
    expect(listed.map(({ limitAmount }) => limitAmount)).toEqual(amounts);
  });

  it('belong to their owner', async () => {
    const limitId = (await list('ana')).body.data[0]?.id;
    const refused = await update('bia', { limitId, isActive: false });
    expect([refused.status, refused.body.error]).toEqual([403, 'Access denied']);
  });

  it('hold the plan under 50 concurrent creates; deactivation frees, reactivation needs room', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => create('caio', groceries)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = replies.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.body).toMatchObject({ success: false, error: 'Quota exceeded' });
    expect(refused[0]?.body.message).toMatch(/pro.*10 limites/);

    const { data, quota } = (await list('caio')).body;
    expect(quota).toMatchObject({ currentCount: 10, canCreate: false, remaining: 0 });
    expect(quota.upgradeMessage).toContain('premium');
    const limitId = data[0]?.id;
    const paused = await update('caio', { limitId, isActive: false });
    updateSpendingLimit.response().parse(paused.body);
    expect((await list('caio')).body).toMatchObject({ count: 9, quota: { remaining: 1, canCreate: true } });
    expect((await list('caio', { includeInactive: true })).body.count).toBe(10);
    expect((await create('caio', groceries)).status).toBe(200);
    expect((await update('caio', { limitId, isActive: true })).status).toBe(403);
  });

  it('show basic as free', async () => {
    expect((await list('bia')).body.quota).toMatchObject({ subscriptionType: 'free', limit: 3 });
  });

  it('are renewed by the job, twice and late, with nothing to see but the same listing', async () => {
    const before = (await list('davi')).body.data;
    for (let run = 0; run < 2; run += 1) await stack.runJob('renew-limits', `${today}T00:00:00.000Z`);
    expect((await list('davi')).body.data).toEqual(before);
  });
});

describe('the preview of a limit', () => {
  type Preview = { matches: string; spent: number; usual: number | null; transactions: number };
  const ask = async (user: string, query: Record<string, string>) =>
    (await signedIn(stack, user)).ask<Preview & { error?: string }>('limit-preview', { query });

  it.each([
    ['Supermercado', 'category', 2],
    ['xyzzy', 'none', 0],
    ['padaria sol', 'merchant', 2],
  ])('%s: tells what a limit made now counts, in every period', async (category, matches, transactions) => {
    for (const period of ['daily', 'weekly', 'biweekly', 'monthly'] as const) {
      const { status, body } = await ask('edu', { category, period });
      const made = await confirm('edu', {
        category,
        limitAmount: 10,
        period,
        isRecurring: true,
        startNextPeriod: false,
      });
      const limit = (await list('edu')).body.data.find(({ id }) => id === made.body.limit.id);
      expect([status, body]).toEqual([200, { matches, transactions, spent: limit?.currentSpending, usual: null }]);
      // From 21:00 in São Paulo on, another day or week may have begun in UTC than that of the rows.
      const now = systemClock();
      const isOfPeriod = periodContaining(period, now, now).start.slice(0, 10) <= today;
      expect(body.spent).toBe(transactions > 0 && isOfPeriod ? 42.5 : 0);
    }
  });

  it('shows nothing of others, reads in two round trips, and is refused without session, plan, name or period', async () => {
    const monthly = { category: 'Supermercado', period: 'monthly' };
    expect((await ask('caio', monthly)).body).toMatchObject({ spent: 0, transactions: 0 });
    await stack.control('DELETE', 'metrics');
    await ask('davi', monthly);
    type Metrics = Record<string, { dynamodb: { sequentialRounds: number } }>;
    const metrics = await stack.control<Metrics>('GET', 'metrics');
    expect(metrics['web-limit-preview']?.dynamodb.sequentialRounds).toBeLessThanOrEqual(2);
    expect((await browserAt(stack).ask('limit-preview', { query: monthly })).status).toBe(401);
    expect((await ask('lapsed', monthly)).body).toMatchObject({ type: 'no_subscription' });
    for (const category of ['', '   ', 'x'.repeat(501)])
      expect((await ask('davi', { ...monthly, category })).body.error).toBe('Invalid or missing category');
    for (const period of ['', 'yearly', 'Monthly'])
      expect((await ask('davi', { ...monthly, period })).body.error).toBe('Invalid or missing period');
    const davi = await signedIn(stack, 'davi');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 20, error: '500' });
    expect((await davi.ask('limit-preview', { query: monthly })).status).toBe(500);
    await stack.control('DELETE', 'faults');
  });
});
