import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SentMessage } from '../../infra/local/whatsapp/outbox.ts';
import type { PlanName } from '../../shared/access/plans.ts';
import { getOpenFinanceConnectionFlow } from '../../shared/contract/operations/get-open-finance-connection-flow.ts';
import { startStack, type TestStack } from '../support/stack.ts';

const person = (id: string, plan: PlanName, phone: string | null) => ({
  id,
  name: `${id} Souza`,
  email: `${id}@example.com`,
  phone,
  subscription: { plan, status: 'active' as const, currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
});

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({
    users: [
      person('Paula', 'premium', '+5511999990001'),
      person('Nina', 'premium', null),
      person('Beto', 'basic', '+5511999990003'),
      person('Rui', 'pro', '+5511999990004'),
      person('Lia', 'free', '+5511999990005'),
      person('Davi', 'pro', null),
    ],
  });
});
afterAll(() => stack.close());
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  await stack.control('DELETE', 'outbox');
});

const path = '/tools/api/get-open-finance-connection-flow';
const call = async (user: string) => stack.call('GET', path, { key: await stack.keyOf(user) });
const sent = async () => (await stack.control<{ messages: SentMessage[] }>('GET', 'outbox')).messages;
const fail = (target: string, operation: string | undefined, error: string, times = 20) =>
  stack.control('POST', 'faults', { target, operation, times, error });

type Template = { name: string; components: { type: string; sub_type?: string; parameters: { text: string }[] }[] };
const templateOf = (message: SentMessage | undefined): Template | undefined =>
  (message?.payload as { template: Template } | undefined)?.template;

describe('get-open-finance-connection-flow', () => {
  it('sends a premium user the flow, with a token that connects a bank to this user', async () => {
    const { status, body } = await call('Paula');
    expect(status).toBe(200);
    expect(getOpenFinanceConnectionFlow.response().safeParse(body).error).toBeUndefined();
    expect(body).toEqual({ status: 'accepted', message: expect.stringContaining('WhatsApp') });
    const [message, ...others] = await sent();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ to: '5511999990001', type: 'template' });
    const { name, components } = templateOf(message) ?? { components: [] };
    expect(name).toBe('open_finance_connection');
    const button = components.find(({ type }) => type === 'button');
    expect(button).toMatchObject({ sub_type: 'url', index: '0' });
    expect(button?.parameters[0]?.text).toMatch(/^\S{20,}$/);
  });

  it.each(['Beto', 'Rui', 'Lia'])(
    'sends %s, who is not premium, the suggestion to upgrade and no token',
    async (user) => {
      const { status, body } = await call(user);
      expect(status).toBe(200);
      expect(body).toEqual({ status: 'accepted', message: expect.stringMatching(/limitado.*upgrade/) });
      const messages = await sent();
      expect(messages).toHaveLength(1);
      expect(templateOf(messages[0])).toMatchObject({ name: 'open_finance_upgrade', components: [{ type: 'body' }] });
    },
  );

  it('does not need the aggregator for the suggestion', async () => {
    await fail('pluggy', undefined, '500');
    expect((await call('Rui')).status).toBe(200);
  });

  it.each(['Nina', 'Davi'])('answers 400 for %s, who has no phone, and sends nothing', async (user) => {
    const { status, body } = await call(user);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'No phone number registered for this user' });
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['Paula', 'pluggy', 'POST /connect_token', '500'],
    ['Paula', 'pluggy', 'POST /connect_token', 'timeout'],
    ['Paula', 'whatsapp', undefined, '500'],
    ['Paula', 'whatsapp', undefined, 'throttle'],
    ['Rui', 'whatsapp', undefined, 'timeout'],
  ] as const)(
    'answers 500 to %s when %s (%s) fails with %s, and claims nothing',
    async (user, target, route, error) => {
      await fail(target, route, error);
      const { status, body } = await call(user);
      expect(status).toBe(500);
      expect(body).toEqual({ error: 'Internal server error' });
      expect(await sent()).toEqual([]);
    },
  );

  it('goes on once the vendor is back', async () => {
    await fail('pluggy', 'POST /connect_token', '500', 1);
    expect((await call('Paula')).status).toBe(200);
    expect(await sent()).toHaveLength(1);
  });

  it.each([
    ['Paula', 2],
    ['Rui', 1],
  ])('reads the table for %s in %i rounds: who calls, and when a premium user last wrote', async (user, rounds) => {
    await stack.control('DELETE', 'metrics');
    await call(user);
    const metrics = await stack.control<Record<string, { dynamodb: Record<string, number> }>>('GET', 'metrics');
    expect(metrics['get-open-finance-connection-flow']?.dynamodb).toMatchObject({
      calls: rounds,
      sequentialRounds: rounds,
      writeUnits: 0,
    });
  });
});
