import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { listenToOutput } from '../support/written.ts';
import { codeSentTo, otherThan } from './door-world.ts';
import { mcpCaller } from './mcp-caller.ts';
import { byHand, person, requestIdIn } from './oauth-world.ts';
import { switchesOf } from './switch-caller.ts';

const canary = {
  phone: '+5511987654321',
  cpf: '529.982.247-25',
  amount: 48_151.62,
  title: 'Canario Segredo',
  name: 'Canaria da Silva',
};
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

const output = listenToOutput();
const today = dateInSaoPaulo(systemClock());

let stack: TestStack;
beforeAll(async () => {
  // As when deployed; unset, a job publishes nothing.
  process.env.METRICS_NAMESPACE = 'Saldo/test';
  process.env.SALDO_COMMIT = 'c0ffee';
  const person = { name: canary.name, documentNumber: { type: 'CPF', value: canary.cpf } };
  const row = {
    id: 'row-1',
    date: `${today}T15:00:00.000Z`,
    description: `PIX ENVIADO ${canary.name}`,
    type: 'DEBIT',
    amount: -canary.amount,
    category: 'Rent',
    categoryId: '17010000',
    paymentData: { receiver: person, paymentMethod: 'PIX' },
  } as const;
  stack = await startStack({
    users: [
      {
        id: 'ana',
        name: canary.name,
        email: 'canary@example.com',
        phone: canary.phone,
        subscription,
        items: [
          {
            item: { id: 'item', connector: { id: 1, name: 'Banco' } },
            accounts: [
              {
                account: { id: 'acc', type: 'BANK', name: 'Conta', balance: canary.amount, taxNumber: canary.cpf },
                transactions: [row],
              },
            ],
          },
        ],
      },
    ],
  });
});
afterAll(async () => {
  delete process.env.METRICS_NAMESPACE;
  delete process.env.SALDO_COMMIT;
  output.stop();
  await stack.close();
});
afterEach(() => mend());

const digits = (text: string) => text.replace(/\D/g, '');
const secretsOf = (key: string): string[] => [
  key,
  key.slice(-30),
  canary.phone,
  digits(canary.phone),
  canary.cpf,
  digits(canary.cpf),
  String(canary.amount),
  '4815162',
  '48.151,62',
  canary.title,
  canary.name,
  'canary@example.com',
];
const logged = (): string => output.text();
const fault = (target: string, operation: string, error = '500', times = 9) =>
  stack.control('POST', 'faults', { target, operation, times, error });
/** Fewer failures where each is followed by a pause. */
const vendorFault = (target: 'ses' | 'whatsapp', operation: string) => fault(target, operation, '500', 2);
const mend = () => stack.control('DELETE', 'faults');
const put = (queue: string, body: unknown) =>
  stack.control('POST', `queues/${queue}`, { body: typeof body === 'string' ? body : JSON.stringify(body) });

/** What a job published, by metric and job. */
const published = (): Map<string, number[]> => {
  const found = new Map<string, number[]>();
  for (const line of logged()
    .split('\n')
    .filter((text) => text.includes('"_aws"'))) {
    const { _aws: meta, ...values } = JSON.parse(line);
    for (const { Namespace, Dimensions, Metrics } of meta.CloudWatchMetrics) {
      const [[dimension]] = Dimensions;
      expect([Namespace, Dimensions]).toEqual([
        'Saldo/test',
        [[Metrics[0].Name === 'CallsFailed' ? 'operation' : 'service']],
      ]);
      for (const { Name } of Metrics) {
        const name = `${values[dimension]} ${Name}`;
        found.set(name, [...(found.get(name) ?? []), ...[values[Name]].flat()]);
      }
    }
  }
  return found;
};

describe('the log', () => {
  it('never holds a key, phone, CPF, amount or text, whatever fails', async () => {
    const key = await stack.keyOf('ana');
    const body = { title: canary.title, amount: canary.amount, dueDate: '2099-01-01' };
    const create = () => stack.call('POST', '/tools/api/create-payment-reminder', { key, body });

    expect((await create()).status).toBe(200);
    await fault('dynamodb', 'TransactWriteItems');
    expect((await create()).status).toBe(500);
    await mend();
    await fault('scheduler', 'CreateSchedule');
    expect((await create()).status).toBe(200);
    await mend();
    await vendorFault('whatsapp', 'POST /');
    await vendorFault('ses', 'SendEmail');
    await stack.runJob('sweep-reminders', '2099-01-01T12:00:00.000Z');
    await mend();
    await put('send-email', { to: canary.phone, key });
    await stack.call('POST', '/tools/api/create-payment-reminder', {
      key,
      body: `{"title":"${canary.title}" ${canary.cpf}`,
    });
    await stack.call('GET', '/tools/api/get-transactions', { key, query: { startDate: canary.cpf, apiKey: key } });
    await stack.drain();

    expect(logged()).toContain('"operation":"create-payment-reminder"');
    expect(secretsOf(key).filter((secret) => logged().includes(secret))).toEqual([]);
  });

  it('holds none of it from any job either, done or failed', async () => {
    const key = await stack.keyOf('ana');
    const { userId } = await stack.user('ana');
    const limit = { category: 'Aluguel', limitAmount: canary.amount, period: 'monthly' };
    expect((await stack.call('POST', '/tools/api/create-spending-limit', { key, body: limit })).status).toBe(200);
    const past = { title: canary.title, dueDate: addDays(today, 1), reminderTime: `${addDays(today, -1)}T12:00:00Z` };
    const remind = () => stack.call('POST', '/tools/api/create-payment-reminder', { key, body: past });
    expect((await remind()).status).toBe(200);
    await stack.drain();
    // Written, and lost on the way to its channels: the sweep's.
    await fault('sqs', 'SendMessageBatch');
    expect((await remind()).status).toBe(200);
    await stack.drain();
    await mend();
    await stack.control('POST', 'sandbox/webhooks', { event: 'item/updated', itemId: 'item' });
    await stack.drain();
    await fault('pluggy', 'GET /accounts');
    await fault('dynamodb', 'Query', 'throttle');
    for (const { name } of Object.values(queues)) {
      // Its message would end the account.
      const owner = name === queues.eraseUser.name ? 'nobody' : userId;
      await put(name, {
        userId: owner,
        itemId: 'item',
        reminderId: canary.title,
        cpf: canary.cpf,
        key,
        to: canary.phone,
      });
      // Short enough for the parser to quote it whole in its complaint.
      await put(name, canary.title);
    }
    await stack.drain();
    await mend();
    const later = `${addDays(today, 2)}T00:00:00.000Z`;
    for (const name of Object.keys(scheduledJobs)) await stack.runJob(name, later);

    for (const { name } of [...Object.values(queues), ...Object.values(scheduledJobs)]) {
      expect(logged(), name).toContain(`"service":"${name}"`);
    }
    expect(secretsOf(key).filter((secret) => logged().includes(secret))).toEqual([]);
  }, 120_000);
});

describe('the log of a sign-in', () => {
  it('holds no code, cookie, token or address, whatever fails', async () => {
    const email = 'canary@example.com';
    const seen: string[] = [email];
    const one = browser(stack.url);
    const remember = () => seen.push(...one.jar.values(), ...[...one.jar.values()].map((value) => value.slice(-30)));
    await one.post('sign-in-code', { email });
    remember();
    const code = await codeSentTo(stack, email);
    seen.push(code, `${code.slice(0, 4)} ${code.slice(4)}`);
    await one.post('sign-in-verify', { code: otherThan(code) });
    const userId = (await stack.user('ana')).userId;
    // Who guesses is told from others by their network, of which the line has eight characters of a keyed hash.
    const line = logged()
      .split('\n')
      .find((text) => text.includes('sign-in refused'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      purpose: 'sign-in',
      userId,
      network: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(line).not.toContain('127.0.0.1');
    await fault('dynamodb', 'TransactWriteItems');
    expect((await one.post('sign-in-verify', { code })).status).toBe(500);
    await mend();
    expect((await one.post('sign-in-verify', { code })).status).toBe(200);
    remember();
    await vendorFault('ses', 'SendEmail');
    await one.post('step-up-code');
    await stack.drain();
    await mend();
    remember();
    await fault('dynamodb', 'Query');
    await one.get('me');
    await one.request('POST', '/app/api/sign-in-code', { body: `{"email":"${email}" ${code}` });
    await mend();
    await put('send-sign-in-code', { userId: null, code, to: email });
    await one.post('sign-out', { which: 'all' });
    await stack.drain();
    expect(logged()).toContain('"operation":"web-sign-in-verify"');
    expect(seen.filter((secret) => logged().includes(secret))).toEqual([]);
  }, 60_000);
});

describe('the log of an assistant', () => {
  it('holds no code, token, state or name of it, whatever fails', async () => {
    const hand = byHand(stack);
    const ana = await person(stack, 'ana');
    const { id, verifier, code, answer } = await hand.code(ana);
    await fault('dynamodb', 'TransactWriteItems');
    expect((await hand.exchange(id, code, verifier)).status).toBe(500);
    await mend();
    const { body } = await hand.exchange(id, code, verifier);
    const { access_token: access = '', refresh_token: refresh = '' } = body;
    await hand.mcp(access, 'tools/call', { name: 'getBalance', arguments: {} });
    await fault('dynamodb', 'Query');
    await hand.mcp(access);
    await hand.refresh(id, refresh);
    await mend();
    const next = (await hand.refresh(id, refresh)).body;
    await hand.exchange(id, code, verifier);
    await hand.form('/oauth/revoke', { token: next.refresh_token ?? '' });
    const { location } = await hand.authorize({ ...hand.request(id, 'c'.repeat(43)), state: 'canary-state' });
    await hand.authorize({ client_id: 'https://canary.example/client.json', redirect_uri: 'https://canary.example/' });
    await stack.drain();
    const seen = [code, verifier, access, refresh, next.access_token ?? '', next.refresh_token ?? '', 'Robô'];
    seen.push(
      'canary-state',
      'canary.example',
      location ?? 'none',
      requestIdIn(location ?? ''),
      answer.get('state') ?? '',
    );
    for (const operation of ['authorize', 'register', 'token', 'revoke']) {
      expect(logged()).toContain(`"operation":"oauth-${operation}"`);
    }
    expect(seen.filter((secret) => secret === '' || logged().includes(secret))).toEqual([]);
  }, 60_000);
});

describe('what jobs measure', () => {
  it('reaches CloudWatch in its embedded format, under the job that the alarms look for', () => {
    const found = published();
    const expected = [
      ['sync-item', metrics.syncAge],
      ['sync-item', metrics.rowsImported],
      ['sync-item', metrics.messagesFailed],
      ['dispatch-reminder', metrics.reminderLateness],
      ['sweep-reminders', metrics.remindersSwept],
      ['sweep-reminders', metrics.deliveriesSwept],
      ['sweep-reminders', metrics.switchesOn],
      ['evaluate-limits', metrics.limitNotices],
      ...['send-email', 'send-whatsapp'].flatMap((job) => [
        [job, metrics.deliveriesSent] as const,
        [job, metrics.deliveriesRefused] as const,
        [job, metrics.deliveriesFailed] as const,
        [job, metrics.deliveriesThrottled] as const,
        [job, metrics.deliveryDelay] as const,
      ]),
    ] as const;
    const names = expected.map(([job, { name }]) => `${job} ${name}`);
    expect(names.filter((name) => !found.has(name))).toEqual([]);
    expect(found.get('sync-item RowsImported')).toContain(1);
    expect(Math.max(...(found.get('send-whatsapp DeliveriesFailed') ?? []))).toBe(1);
    for (const values of found.values()) for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
  });
});

const failedCalls = (operation: string): number => published().get(`${operation} CallsFailed`)?.length ?? 0;

describe('calls that fail by our fault', () => {
  it('are not those that an operator has stopped', async () => {
    const switches = switchesOf(() => stack);
    const key = await stack.keyOf('ana');
    const counted = ['create-payment-reminder', 'manual-update', 'oauth-register', 'get-open-finance-connection-flow'];
    const before = counted.map(failedCalls);
    await Promise.all(['read-only', 'registration', 'whatsapp'].map(switches.on));
    const body = { title: 'Luz', dueDate: '2099-01-01' };
    const statuses = [
      (await stack.call('POST', '/tools/api/create-payment-reminder', { key, body })).status,
      (await mcpCaller(() => stack).tool('manualUpdate', {}, key)).isError,
      (await stack.call('POST', '/oauth/register', { body: { redirect_uris: ['http://localhost:1/x'] } })).status,
    ];
    await switches.off('read-only');
    statuses.push((await stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key })).status);
    expect(statuses).toEqual([503, true, 503, 503]);
    expect(counted.map(failedCalls)).toEqual(before);
    await switches.write({});
  });

  it('are counted under their operation over REST, MCP, the dashboard and OAuth, and refusals are not', async () => {
    const key = await stack.keyOf('ana');
    const counted = ['get-balance', 'create-payment-reminder', 'mcp', 'web-sign-in-verify', 'oauth-token'];
    const before = counted.map(failedCalls);
    const tool = (name: string, args: object = {}) =>
      stack.call('POST', '/mcp', {
        key,
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
      });
    // Refusals: no key, a wrong one, wrong input, an unknown tool, a wrong code.
    await stack.call('GET', '/tools/api/get-balance', { key: '' });
    await stack.call('GET', '/tools/api/get-transactions', { key, query: { startDate: 'x' } });
    await tool('noSuchTool');
    expect(counted.map(failedCalls)).toEqual(before);
    await fault('dynamodb', 'Query', '500', 60);
    expect((await stack.call('GET', '/tools/api/get-balance', { key })).status).toBe(500);
    await mend();
    await fault('dynamodb', 'TransactWriteItems', '500', 60);
    const reminder = { title: canary.title, dueDate: '2099-01-01' };
    expect((await tool('createPaymentReminder', reminder)).status).toBe(200);
    await mend();
    expect(counted.slice(0, 2).map(failedCalls)).toEqual(before.slice(0, 2).map((count) => count + 1));
    // Both were made to fail above, once or more.
    expect(failedCalls('web-sign-in-verify')).toBeGreaterThan(0);
    expect(failedCalls('oauth-token')).toBeGreaterThan(0);
  }, 60_000);
});

describe('a line', () => {
  const lines = (): Record<string, unknown>[] =>
    logged()
      .split('\n')
      .filter((line) => line.startsWith('{') && !line.includes('"_aws"'))
      .map((line) => JSON.parse(line));

  it('names the deployed commit, of a call as of a job', () => {
    expect(lines().filter(({ commit }) => commit !== 'c0ffee')).toEqual([]);
    expect(lines().length).toBeGreaterThan(50);
  });

  it('of a job carries the id of the call that it follows from, over two queues', async () => {
    const key = await stack.keyOf('ana');
    const past = { title: 'Luz', dueDate: addDays(today, 1), reminderTime: `${addDays(today, -1)}T12:00:00Z` };
    const { headers } = await stack.call('POST', '/tools/api/create-payment-reminder', { key, body: past });
    await stack.drain();
    const requestId = headers.get('x-request-id');
    const services = lines().filter((line) => line.requestId === requestId && line.service !== undefined);
    expect(services.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['dispatch-reminder', 'send-whatsapp']),
    );
  }, 60_000);
});
