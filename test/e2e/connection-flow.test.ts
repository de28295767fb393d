import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SentMessage } from '../../infra/sandbox/whatsapp/outbox.ts';
import type { PlanName } from '../../shared/access/subscription.ts';
import { getOpenFinanceConnectionFlow } from '../../shared/contract/operations/get-open-finance-connection-flow.ts';
import { forgetSecret } from '../../shared/platform/secrets.ts';
import { aMinuteLater } from '../support/a-minute-later.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { listenToOutput } from '../support/written.ts';

const person = (id: string, plan: PlanName, phone: string | null) => ({
  id,
  name: `${id} Souza`,
  email: `${id}@example.com`,
  phone,
  subscription: { plan, status: 'active' as const, currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
});

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(
    {
      users: [
        person('Paula', 'premium', '+5511999990001'),
        person('Nina', 'premium', null),
        person('Beto', 'basic', '+5511999990003'),
        person('Rui', 'pro', '+5511999990004'),
        person('Lia', 'free', '+5511999990005'),
        person('Davi', 'pro', null),
        person('Storm', 'premium', '+5511999990007'),
        person('Keyed', 'premium', '+5511999990008'),
        person('Twice', 'pro', '+5511999990009'),
        person('Spent', 'premium', '+5511999990010'),
      ],
    },
    { fromSources: true },
  );
});
afterAll(() => stack.close());
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  await stack.control('DELETE', 'outbox');
  await aMinuteLater();
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
  it('sends a premium user the flow, with a link of our own, and without a token of the aggregator', async () => {
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
    expect(button?.parameters[0]?.text).toMatch(/^[0-9A-Za-z]{22}\.[\w-]{43}$/);
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
    ['Paula', 'dynamodb', 'TransactWriteItems', '500'],
    ['Paula', 'whatsapp', undefined, '500'],
    ['Paula', 'whatsapp', undefined, 'throttle'],
    ['Rui', 'whatsapp', undefined, 'timeout'],
  ] as const)(
    'answers 500 to %s when %s (%s) fails with %s, and claims nothing',
    async (user, target, route, error) => {
      await fail(target, route, error);
      const { status, body } = await call(user);
      expect(status).toBe(500);
      expect(body).toMatchObject({ error: 'Internal server error' });
      expect(await sent()).toEqual([]);
    },
  );

  it('works again after the vendor has recovered', async () => {
    await fail('whatsapp', undefined, '500', 1);
    expect((await call('Paula')).status).toBe(500);
    expect((await call('Paula')).status).toBe(200);
    expect(await sent()).toHaveLength(1);
  });

  it.each([
    ['Paula', 4],
    ['Rui', 3],
  ])(
    'takes for %s %d rounds: who calls; the claim beside the budget and the last message; the link, where there is one; the record',
    async (user, sequentialRounds) => {
      await stack.control('DELETE', 'metrics');
      await call(user);
      const metrics = await stack.control<Record<string, { dynamodb: Record<string, number> }>>('GET', 'metrics');
      expect(metrics['get-open-finance-connection-flow']?.dynamodb).toMatchObject({ sequentialRounds });
    },
  );
});

describe('before an operator has set everything up', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    forgetSecret('whatsapp');
  });

  it.each([
    // A secret as it is made: it has other fields than those that are to be set.
    ['WHATSAPP_SECRET_ID', 'cursor', 'token of secret whatsapp'],
    ['WHATSAPP_PHONE_NUMBER_ID', '', 'environment variable WHATSAPP_PHONE_NUMBER_ID'],
  ])('%s: names what is missing in the answer and in the log, and no secret', async (variable, value, missing) => {
    vi.stubEnv(variable, value);
    forgetSecret('whatsapp');
    const output = listenToOutput();
    const { status, body } = await call('Rui');
    output.stop();
    const message = `This environment is not set up completely. Missing: ${missing}.`;
    expect([status, body]).toMatchObject([500, { error: 'Internal server error', message }]);
    expect(output.text()).toContain(`"missing":"${missing}"`);
    expect(output.text()).not.toContain('local-cursor-key');
    vi.unstubAllEnvs();
    forgetSecret('whatsapp');
    // It was not sent, so that the minute does not hold the next call.
    expect((await call('Rui')).status).toBe(200);
    expect(await sent()).toHaveLength(1);
  });
});

describe('a repeated request for the connection flow', () => {
  const callOf = async (user: string, key: string) =>
    stack.call('GET', path, { key: await stack.keyOf(user), headers: { 'idempotency-key': key } });

  it('goes out once a minute: every repetition gets the same answer and sends nothing', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => call('Storm')));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await sent()).toHaveLength(1);
    await aMinuteLater();
    expect((await call('Storm')).status).toBe(200);
    expect(await sent()).toHaveLength(2);
  });

  it('under one Idempotency-Key goes out once, also after the minute', async () => {
    const key = await stack.keyOf('Keyed');
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => stack.call('GET', path, { key, headers: { 'idempotency-key': 'once' } })),
    );
    // While the first call runs, the others get a 409 with Retry-After.
    const answered = replies.filter(({ status }) => status === 200);
    expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(replies.length - answered.length);
    await aMinuteLater();
    expect(await callOf('Keyed', 'once')).toMatchObject({ status: 200, body: answered[0]?.body });
    expect(await sent()).toHaveLength(1);
    expect((await callOf('Keyed', 'bad key')).status).toBe(400);
  });

  it('is sent by the next call where the one before failed, also by one that waited for it', async () => {
    await fail('whatsapp', undefined, 'timeout', 1);
    const replies = await Promise.all([call('Twice'), call('Twice')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 500]);
    expect((await call('Twice')).status).toBe(200);
    expect(await sent()).toHaveLength(1);
  });

  it('beyond the budget of provoked notices is refused until there is room, and takes from that budget', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await call('Spent')).status).toBe(200);
      await aMinuteLater();
    }
    const { status, headers, body } = await call('Spent');
    expect([status, body]).toEqual([429, expect.objectContaining({ error: 'Too many requests' })]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await sent()).toHaveLength(20);
    // Reminders that are due at once share it: the e-mail goes out, the message does not.
    const key = await stack.keyOf('Spent');
    const body1 = { title: 'Aluguel', dueDate: '2099-01-01', reminderTime: '2020-01-01T12:00:00Z' };
    expect((await stack.call('POST', '/tools/api/create-payment-reminder', { key, body: body1 })).status).toBe(200);
    await stack.drain();
    const outbox = await stack.control<{ emails: unknown[]; messages: unknown[] }>('GET', 'outbox');
    expect([outbox.emails.length, outbox.messages.length]).toEqual([1, 20]);
    const { body: listed } = await stack.call('GET', '/tools/api/list-payment-reminders', { key });
    expect(listed.data).toMatchObject([{ notification: { status: 'partly_dispatched', reason: 'too_many_notices' } }]);
  });
});
