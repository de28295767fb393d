import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds, systemClock } from '../../shared/time/instant.ts';
import { type Browser, browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';

type Hook = {
  webhookId: string;
  url: string;
  status: string;
  secret: string | null;
  previousSecretUntil: string | null;
};
type Delivery = {
  deliveryId: string;
  eventType: string;
  status: string;
  attempts: number;
  responseCode: number | null;
  error: string | null;
};
type Received = {
  headers: Record<string, string>;
  text: string;
  body: { type: string; data: Record<string, unknown> };
};
type Reply = { data: Hook; error?: string; message?: string; webhookId?: string };

const DAY = 86_400;
const ALL = ['read', 'write', 'sync', 'memories', 'account'];
const EVENTS = [
  'transactions.changed',
  'connection.updated',
  'connection.needs_action',
  'limit.reached',
  'reminder.sent',
  'bill.closed',
  'recurring.changed',
  'key.created',
  'key.revoked',
];

let stack: TestStack;
let users = 0;
let user: string;
let key: string;

beforeAll(async () => {
  stack = await startStack({ users: [] });
});
afterAll(() => stack.close());

beforeEach(async () => {
  users += 1;
  user = `user-${users}`;
  await stack.control('POST', 'users', person(user, card({ id: `card-${user}`, transactions: [row(today, 50)] })));
  await stack.drain();
  key = (await stack.control<{ key: string }>('POST', `users/${user}/keys`, { label: 'all', scopes: ALL })).key;
});

const call = <Body = Reply>(method: string, name: string, given: object = {}, as = key) =>
  stack.call<Body>(method, `/tools/api/${name}`, { key: as, ...given });
const hookUrl = (name = user) => `${stack.url}/_local/hooks/${name}`;
const create = (body: object = {}, headers = {}) =>
  call('POST', 'create-webhook', { body: { url: hookUrl(), events: EVENTS, ...body }, headers });
const made = async (body: object = {}) => (await create(body)).body.data;
const update = (body: object, headers = {}) => call('POST', 'update-webhook', { body, headers });
const received = async (name = user): Promise<Received[]> => {
  await stack.drain();
  return stack.control<Received[]>('GET', `hooks/${name}`);
};
const told = async (type: string) =>
  (await received()).filter(({ body }) => body.type === type).map(({ body }) => body.data);
const log = async (webhookId: string) =>
  (await call<{ data: Delivery[] }>('GET', 'list-webhook-deliveries', { query: { webhookId } })).body.data;

describe('a webhook', () => {
  it('is made with a secret that is shown once, tested and signed with it', async () => {
    const { webhookId, secret } = await made();
    const { body: listed } = await call<{ data: Hook[]; count: number; limit: number }>('GET', 'list-webhooks');
    expect(listed).toMatchObject({ count: 1, limit: 5, data: [{ webhookId, status: 'active', url: hookUrl() }] });
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    const { body } = await call<{ data: Delivery }>('POST', 'test-webhook', { body: { webhookId } });
    expect(body.data).toMatchObject({ status: 'delivered', eventType: 'webhook.test', responseCode: 204, attempts: 1 });
    const [test] = await received();
    expect(new Webhook(secret ?? '').verify(test?.text ?? '', test?.headers ?? {})).toMatchObject({
      type: 'webhook.test',
      data: { webhookId },
    });
    expect(test?.headers['webhook-id']).toBe(body.data.deliveryId);
  });

  it.each([
    ['a private address', { url: 'https://10.0.0.1/hook' }, 'Invalid or missing url'],
    ['the metadata service', { url: 'https://169.254.169.254/latest' }, 'Invalid or missing url'],
    ['a mapped address', { url: 'https://[::ffff:10.0.0.1]/' }, 'Invalid or missing url'],
    ['http', { url: 'http://example.com/' }, 'Invalid or missing url'],
    ['no address', { url: undefined }, 'Invalid or missing url'],
    ['no events', { events: [] }, 'Invalid or missing events'],
    ['unknown events', { events: ['webhook.test'] }, 'Invalid or missing events'],
    ['events missing', { events: undefined }, 'Invalid or missing events'],
  ])('is refused for %s', async (_, body, error) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { error } });
    expect((await call<{ count: number }>('GET', 'list-webhooks')).body.count).toBe(0);
  });

  it('is one of five', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => create()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({ error: 'Quota exceeded', message: expect.stringContaining('5 webhooks') });
    const [first] = (await call<{ data: Hook[] }>('GET', 'list-webhooks')).body.data;
    await call('DELETE', 'delete-webhook', { query: { webhookId: first?.webhookId } });
    expect((await create()).status).toBe(200);
  });

  it('of another user is not found, whatever is asked of it', async () => {
    const { webhookId } = await made();
    const { body: tested } = await call<{ data: Delivery }>('POST', 'test-webhook', { body: { webhookId } });
    await stack.control('POST', 'users', { id: `other-${user}`, apiKeys: [] });
    const { key: other } = await stack.control<{ key: string }>('POST', `users/other-${user}/keys`, { scopes: ALL });
    const answers = [
      await call('POST', 'update-webhook', { body: { webhookId, paused: true } }, other),
      await call('POST', 'test-webhook', { body: { webhookId } }, other),
      await call('GET', 'list-webhook-deliveries', { query: { webhookId } }, other),
      await call('DELETE', 'delete-webhook', { query: { webhookId } }, other),
      await call('POST', 'redeliver-webhook', { body: { deliveryId: tested.data.deliveryId } }, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers.map(({ body }) => body.error)).toEqual([
      ...Array(4).fill('Webhook not found'),
      'Delivery not found',
    ]);
    expect(await log(webhookId)).toHaveLength(1);
  });

  it('is made once under a key, whose record holds no secret', async () => {
    const first = await create({}, { 'idempotency-key': 'once' });
    const again = await create({}, { 'idempotency-key': 'once' });
    expect(again).toMatchObject({ status: 409, body: { error: 'Conflict', webhookId: first.body.data.webhookId } });
    expect(await create({ events: ['bill.closed'] }, { 'idempotency-key': 'once' })).toMatchObject({ status: 422 });
    expect((await call<{ count: number }>('GET', 'list-webhooks')).body.count).toBe(1);
  });

  it('an update under a key is answered again, one that rotates with its id only', async () => {
    const { webhookId } = await made();
    const pause = { webhookId, paused: true };
    const paused = await update(pause, { 'idempotency-key': 'pause' });
    expect(paused.body.data).toMatchObject({ status: 'paused', secret: null });
    expect((await update(pause, { 'idempotency-key': 'pause' })).body).toEqual(paused.body);
    const rotate = { webhookId, rotateSecret: true };
    expect((await update(rotate, { 'idempotency-key': 'rotate' })).status).toBe(200);
    expect(await update(rotate, { 'idempotency-key': 'rotate' })).toMatchObject({ status: 409, body: { webhookId } });
    expect(await update({ webhookId })).toMatchObject({ status: 400, body: { error: 'No fields to update' } });
  });

  it('signs with both secrets after a rotation', async () => {
    const first = await made();
    const { body } = await update({ webhookId: first.webhookId, rotateSecret: true });
    expect(body.data.previousSecretUntil).not.toBeNull();
    await call('POST', 'test-webhook', { body: { webhookId: first.webhookId } });
    const [test] = await received();
    for (const secret of [first.secret, body.data.secret])
      new Webhook(secret ?? '').verify(test?.text ?? '', test?.headers ?? {});
  });

  it('that fails says so in its test and log, and gets the delivery again on demand', async () => {
    const { webhookId } = await made();
    await stack.control('PUT', `hooks/${user}`, { status: 500, times: 1 });
    const { body } = await call<{ data: Delivery }>('POST', 'test-webhook', { body: { webhookId } });
    expect(body.data).toMatchObject({ status: 'failed', responseCode: 500, error: 'http_status' });
    const { deliveryId } = body.data;
    expect((await call('POST', 'redeliver-webhook', { body: { deliveryId } })).status).toBe(200);
    expect((await received()).map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId]);
    expect(await log(webhookId)).toMatchObject([{ deliveryId, status: 'delivered', attempts: 2, responseCode: 204 }]);
    await update({ webhookId, paused: true });
    expect(await call('POST', 'redeliver-webhook', { body: { deliveryId } })).toMatchObject({
      status: 400,
      body: { error: 'Webhook is not active' },
    });
  });

  it('is disabled after five days of failures, with an e-mail to its owner', async () => {
    const { webhookId } = await made({ events: ['key.created'] });
    await stack.control('PUT', `hooks/${user}`, { status: 503 });
    const now = systemClock();
    await call('POST', 'create-api-key', { body: { name: 'first' } });
    await stack.drain();
    for (const days of [2, 4, 6])
      await stack.control('POST', 'jobs/sweep-webhooks', { scheduledTime: addSeconds(now, days * DAY) });
    const [hook] = (await call<{ data: Hook[] }>('GET', 'list-webhooks')).body.data;
    expect(hook).toMatchObject({ webhookId, status: 'disabled' });
    const { emails } = await stack.control<{ emails: { to: string; subject: string; text: string }[] }>(
      'GET',
      'outbox',
    );
    const mine = emails.filter(({ to, subject }) => to === `${user}@example.com` && subject.startsWith('Webhook'));
    expect(mine).toMatchObject([{ subject: `Webhook desativado: ${stack.url}` }]);
    expect(mine[0]?.text).toContain('falhou por cinco dias seguidos');
    expect(await log(webhookId)).toMatchObject([{ status: 'failed' }]);
    expect((await update({ webhookId, paused: false })).body.data).toMatchObject({ status: 'active' });
  }, 60_000);
});

describe('events', () => {
  it('come once where the clock of the stack is moved while their receiver answers', async () => {
    await made({ events: ['key.created'] });
    await stack.control('PUT', `hooks/${user}`, { status: 204, delayMs: 300 });
    await call('POST', 'create-api-key', { body: { name: 'slow' } });
    await expect.poll(() => stack.control<Received[]>('GET', `hooks/${user}`)).toHaveLength(1);
    // Beyond the visibility timeout of the message that a function has in its hands.
    await stack.control('PUT', 'clock', { at: addSeconds(systemClock(), DAY), jobs: false });
    expect(await received()).toHaveLength(1);
    await stack.control('DELETE', 'clock');
  });

  it('tell of keys', async () => {
    await made();
    const { body } = await call<{ data: { keyId: string } }>('POST', 'create-api-key', { body: { name: 'made' } });
    const { keyId } = body.data;
    const { body: rotated } = await call<{ data: { keyId: string } }>('POST', 'rotate-api-key', { body: { keyId } });
    await call('DELETE', 'revoke-api-key', { query: { keyId: rotated.data.keyId } });
    expect((await told('key.created')).map(({ keyId: id }) => id).sort()).toEqual([keyId, rotated.data.keyId].sort());
    expect((await told('key.revoked')).map(({ keyId: id, reason }) => `${id} ${reason}`).sort()).toEqual(
      [`${keyId} rotated`, `${rotated.data.keyId} revoked`].sort(),
    );
  });

  it('tell of reminders that were sent and limits that were reached', async () => {
    await made();
    const dueDate = daysFrom(today, 1);
    const reminderTime = `${daysFrom(today, -1)}T12:00:00.000Z`;
    const reminder = await call<{ data: { id: string } }>('POST', 'create-payment-reminder', {
      body: { title: 'Gás', dueDate, reminderTime },
    });
    const limit = await call<{ data: { id: string } }>('POST', 'create-spending-limit', {
      body: { category: 'Supermercado', limitAmount: 1, period: 'monthly' },
    });
    expect(await told('reminder.sent')).toMatchObject([
      { reminderId: reminder.body.data.id, dueDate, channel: 'email' },
    ]);
    const reached = await told('limit.reached');
    for (const one of reached)
      expect(one).toMatchObject({ limitId: limit.body.data.id, threshold: 100, period: 'monthly' });
  });

  it('tell of an import: rows with a cursor to read them by, the connection and a bill that closed', async () => {
    const { body: before } = await call<{ next_cursor: string }>('GET', 'get-changes');
    expect(before.next_cursor).toEqual(expect.any(String));
    await made();
    const bill = { id: `bill-${user}`, dueDate: `${daysFrom(today, 5)}T00:00:00.000Z`, totalAmount: 10 };
    const rows = [row(today, 50), row(today, 75, { id: `new-${user}` })];
    const account = { ...card({ id: `card-${user}`, transactions: rows }), bills: [bill] };
    await stack.control('PUT', `sandbox/users/${user}/items`, { items: person(user, account).items });
    await call('POST', 'manual-update', { body: {} });
    expect(await told('bill.closed')).toMatchObject([
      { billId: bill.id, accountId: `card-${user}`, dueDate: daysFrom(today, 5) },
    ]);
    expect((await told('connection.updated')).length).toBeGreaterThanOrEqual(1);
    const [changed] = await told('transactions.changed');
    expect(changed).toMatchObject({ cursor: expect.any(String) });
    const page = await call<{ added: { id: string }[] }>('GET', 'get-changes', {
      query: { cursor: String(changed?.cursor) },
    });
    expect(page.body.added.map(({ id }) => id)).toContain(`new-${user}`);
  });

  it('of a paused webhook are not told, also not later', async () => {
    const { webhookId } = await made();
    await update({ webhookId, paused: true });
    await call('POST', 'create-api-key', { body: { name: 'made' } });
    await update({ webhookId, paused: false });
    expect(await received()).toEqual([]);
  });

  it('hold no account number, title, name or amount', async () => {
    await made();
    await call('POST', 'create-api-key', { body: { name: 'Segredo da casa' } });
    await call('POST', 'create-payment-reminder', {
      body: {
        title: 'Aluguel da Rua X',
        amount: 1234.56,
        dueDate: today,
        reminderTime: `${daysFrom(today, -1)}T12:00:00.000Z`,
      },
    });
    const all = (await received()).map(({ text }) => text).join();
    expect(all).toContain('reminder.sent');
    expect(all).not.toMatch(/Segredo|Aluguel|1234/);
  });
});

describe('what gives events away', () => {
  type Outbox = { emails: { subject: string; text: string | null; recipients: string[] }[] };
  const mails = async () => {
    await stack.drain();
    const { emails } = await stack.control<Outbox>('GET', 'outbox');
    return emails.filter(
      ({ recipients, subject }) => recipients.includes(`${user}@example.com`) && /ebhook/.test(subject),
    );
  };
  const inSession = (one: Browser, operation: string, body: object) =>
    one.request('POST', `/tools/api/${operation}`, { body });
  const later = async (seconds: number) => {
    const { at } = await stack.control<{ at: string }>('GET', 'clock');
    await stack.control('PUT', 'clock', { at: new Date(Date.parse(at) + seconds * 1000).toISOString(), jobs: false });
  };
  afterEach(() => stack.control('DELETE', 'clock'));

  it('needs a proof of the last ten minutes in a session: a new webhook, another address, another secret', async () => {
    const owner = browser(stack.url);
    await owner.signInLocally(user);
    const made = await inSession(owner, 'create-webhook', { url: hookUrl(), events: EVENTS });
    expect(made.status).toBe(200);
    const { webhookId } = made.body.data;
    await later(601);
    const asked = [
      inSession(owner, 'create-webhook', { url: hookUrl('thief'), events: EVENTS }),
      inSession(owner, 'update-webhook', { webhookId, url: hookUrl('thief') }),
      inSession(owner, 'update-webhook', { webhookId, rotateSecret: true }),
      inSession(owner, 'update-webhook', { webhookId, events: EVENTS, url: hookUrl('thief'), paused: false }),
    ];
    for (const { status, body } of await Promise.all(asked)) {
      expect({ status, error: body.error, by: body.step_up }).toEqual({
        status: 403,
        error: 'Step-up required',
        by: 'code',
      });
    }
    const { body } = await call<{ data: Hook[] }>('GET', 'list-webhooks');
    expect(body.data.map(({ url }) => url)).toEqual([hookUrl()]);
    // Neither its present address nor a pause gives anything to anybody.
    for (const change of [
      { url: hookUrl(), events: ['key.created'] },
      { paused: true },
      { paused: false, rotateSecret: false },
    ]) {
      expect((await inSession(owner, 'update-webhook', { webhookId, ...change })).status).toBe(200);
    }
    expect((await owner.request('DELETE', '/tools/api/delete-webhook', { body: { webhookId } })).status).toBe(200);
  });

  it('is told to the owner by mail, from a key too, with the origin alone', async () => {
    const { webhookId } = await made({ url: `${hookUrl()}?token=secret-of-the-path` });
    await update({ webhookId, url: `${hookUrl('other')}?token=another-secret` });
    await update({ webhookId, rotateSecret: true });
    await update({ webhookId, events: ['key.created'] });
    await update({ webhookId, paused: true });
    const sent = await mails();
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Novo webhook',
      'Webhook alterado',
      'Webhook alterado',
    ]);
    for (const { text } of sent) {
      expect(text).toContain(`Endereço: ${stack.url}\n`);
      expect(text).not.toMatch(/token|hooks/);
      expect(text).toContain(`Se não foi você, proteja sua conta: ${stack.url}/conta#proteger`);
    }
  });

  it('a change that its record refuses sends no mail', async () => {
    const { webhookId } = await made();
    const before = (await mails()).length;
    expect((await update({ webhookId })).status).toBe(400);
    expect((await update({ webhookId: 'none', rotateSecret: true })).status).toBe(404);
    expect(await mails()).toHaveLength(before);
  });

  it.each([
    ['https://93.184.215.14/hook', 200],
    ['https://93.184.215.14:443/hook', 200],
    ['https://93.184.215.14:8443/hook', 200],
    ['https://93.184.215.14:444/hook', 400],
    ['https://93.184.215.14:80/hook', 400],
    ['https://93.184.215.14:22/hook', 400],
    ['https://93.184.215.14:0/hook', 400],
    ['https://localhost.example:8444/hook', 400],
    ['http://127.0.0.1:1/hook', 200],
    ['http://localhost:65535/hook', 200],
  ])('the address %s answers %i', async (url, status) => {
    const reply = await create({ url });
    expect([reply.status, reply.body.error]).toEqual([status, status === 200 ? undefined : 'Invalid or missing url']);
    if (status === 200) {
      const moved = await update({ webhookId: reply.body.data.webhookId, url: 'https://93.184.215.14:25/' });
      expect(moved.status).toBe(400);
    }
  });
});
