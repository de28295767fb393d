import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookSecrets } from '../../infra/local/secret-values.ts';
import { addSeconds, type Instant, systemClock } from '../../shared/time/instant.ts';
import { inDays, people } from '../support/reminders/people.ts';
import { startStack, type TestStack } from '../support/stack.ts';

type Reminder = { id: string; status: string; dueDate: string; reminderTime: Instant };
type Email = { id: string; to: string; subject: string; text: string; html: string };
type Message = { id: string; to: string; type: string; payload: { template: { components: unknown[] } } };
type Schedule = { name: string; expression: string; timezone: string; target: string; input: string };

let stack: TestStack;
const keys = new Map<string, string>();
beforeAll(async () => {
  stack = await startStack(people);
  for (const id of ['ana', 'bia', 'caio']) keys.set(id, await stack.keyOf(id));
});
afterAll(() => stack.close());

const call = async <Body>(id: string, method: string, operation: string, body: object = {}): Promise<Body> => {
  const options = { key: keys.get(id) ?? '', ...(method === 'GET' ? {} : { body }) };
  const reply = await stack.call<Body>(method, `/tools/api/${operation}`, options);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body;
};
const create = async (id: string, fields: object): Promise<Reminder> =>
  (await call<{ data: Reminder }>(id, 'POST', 'create-payment-reminder', { title: 'Aluguel', ...fields })).data;
const update = (id: string, reminderId: string, fields: object) =>
  call(id, 'PUT', 'update-payment-reminder', { reminderId, ...fields });
const find = async (id: string, reminderId: string): Promise<Reminder | undefined> => {
  const { data } = (
    await stack.call<{ data: Reminder[] }>('GET', '/tools/api/list-payment-reminders', {
      key: keys.get(id) ?? '',
      query: { filter: 'all' },
    })
  ).body;
  return data.find((reminder) => reminder.id === reminderId);
};
const outbox = () => stack.control<{ emails: Email[]; messages: Message[] }>('GET', 'outbox');
const schedules = () => stack.control<Schedule[]>('GET', 'schedules');
const fault = (body: object) => stack.control('POST', 'faults', body);
const sent = async () => {
  const { emails, messages } = await outbox();
  return { emails: emails.map(({ to }) => to), messages: messages.map(({ to }) => to) };
};

const ANA = { emails: ['ana@example.com'], messages: ['5511999990001'] };
const NOBODY = { emails: [], messages: [] };

beforeEach(() => stack.control('DELETE', 'outbox'));
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  for (const id of keys.keys()) {
    const { data } = (
      await stack.call<{ data: Reminder[] }>('GET', '/tools/api/list-payment-reminders', {
        key: keys.get(id) ?? '',
        query: { filter: 'all' },
      })
    ).body;
    for (const { id: reminderId } of data)
      await call(id, 'DELETE', 'delete-payment-reminder', { reminderId, hardDelete: true });
  }
});

describe('the schedule of a reminder', () => {
  it('is created, moved and removed with it; its message carries ids only', async () => {
    const { id } = await create('ana', { dueDate: inDays(30), title: 'Segredo', amount: 98765.43 });
    const [schedule, ...others] = await schedules();
    expect(others).toEqual([]);
    expect(schedule).toMatchObject({ name: id, expression: `at(${inDays(29)}T12:00:00)`, timezone: 'UTC' });
    expect(Object.keys(JSON.parse(schedule?.input ?? '')).sort()).toEqual(['occurrence', 'reminderId', 'userId']);
    expect(schedule?.input).not.toMatch(/Segredo|98765/);
    await update('ana', id, { reminderTime: `${inDays(10)}T15:00:00Z` });
    expect((await schedules()).map(({ expression }) => expression)).toEqual([`at(${inDays(10)}T15:00:00)`]);
    await update('ana', id, { newStatus: 'inactive' });
    expect(await schedules()).toEqual([]);
    await update('ana', id, { newStatus: 'active' });
    expect(await schedules()).toHaveLength(1);
    await call('ana', 'DELETE', 'delete-payment-reminder', { reminderId: id });
    expect(await schedules()).toEqual([]);
  });

  it('fires at its moment, and is gone after it', async () => {
    const soon = addSeconds(systemClock(), 61);
    const { id } = await create('ana', { dueDate: inDays(1), reminderTime: soon });
    expect(await schedules()).toHaveLength(1);
    await update('ana', id, { reminderTime: addSeconds(systemClock(), 1) });
    await stack.drain();
    expect(await sent()).toEqual(ANA);
    expect(await find('ana', id)).toMatchObject({ status: 'active' });
  });
});

describe('a notification', () => {
  it('names in Portuguese, on each channel, title, amount, due date and the next step', async () => {
    await create('ana', { dueDate: inDays(0), amount: 1250.75, title: 'Água & luz' });
    await stack.drain();
    const { emails, messages } = await outbox();
    const [year, month, day] = inDays(0).split('-');
    const due = `${day}/${month}/${year} (hoje)`;
    expect(emails).toMatchObject([
      { to: 'ana@example.com', subject: `Lembrete: Água & luz vence hoje (${day}/${month}/${year})` },
    ]);
    for (const part of ['Água & luz', 'R$ 1.250,75', due, 'marque o lembrete como concluído'])
      expect(emails[0]?.text).toContain(part);
    for (const part of ['Água &amp; luz', 'R$ 1.250,75', due]) expect(emails[0]?.html).toContain(part);
    expect(messages).toMatchObject([{ to: '5511999990001', type: 'template' }]);
    expect(JSON.stringify(messages[0]?.payload)).toContain(
      JSON.stringify(['Água & luz', 'R$ 1.250,75', due].map((text) => ({ type: 'text', text }))),
    );
  });

  it('goes out by e-mail only to who has no phone', async () => {
    await create('bia', { dueDate: inDays(0) });
    await stack.drain();
    expect(await sent()).toEqual({ emails: ['bia@example.com'], messages: [] });
  });

  it('does not go out without access, nor for a due date that is past', async () => {
    await create('ana', { dueDate: inDays(-1) });
    const { id } = await create('caio', { dueDate: inDays(10) });
    await stack.control('PATCH', 'users/caio', {
      subscription: { plan: 'premium', status: 'expired', currentPeriodEnd: null },
    });
    await stack.runJob('sweep-reminders', `${inDays(9)}T12:05:00.000Z`);
    await stack.control('PATCH', 'users/caio', {
      subscription: { plan: 'premium', status: 'active', currentPeriodEnd: null },
    });
    await stack.drain();
    expect(await sent()).toEqual(NOBODY);
    expect((await find('caio', id))?.status).toBe('active');
  });

  it('is sent once when queue messages come twice, and rubbish harms nothing', async () => {
    const { id } = await create('ana', { dueDate: inDays(5) });
    const { userId } = await stack.user('ana');
    const message = { userId, reminderId: id, now: `${inDays(4)}T12:00:01.000Z` };
    for (const body of [message, message, { hello: 1 }, { userId, reminderId: 'notFound' }, message])
      await stack.control('POST', 'queues/dispatch-reminder', { body });
    await stack.drain();
    expect(await sent()).toEqual(ANA);
    const dead = await stack.control<{ queue: string }[]>('GET', 'dead-letters');
    expect(dead.map(({ queue }) => queue)).toEqual([expect.stringContaining('dispatch-reminder')]);
  });
});

/** Vendors that fail: `npm run proof simulation` and its slice in `test/infra/simulation`. */
describe('whatever fails in between', () => {
  it.each([
    ['the scheduler is down when it is created', { target: 'scheduler', times: 3, error: '500' }],
    ['the scheduler throttles', { target: 'scheduler', operation: 'CreateSchedule', times: 1, error: 'throttle' }],
    ['the scheduler does not answer', { target: 'scheduler', times: 3, error: 'timeout' }],
  ])('%s: the reminder is created, and the sweep finds it', async (_, body) => {
    await fault(body);
    await create('ana', { dueDate: inDays(5) });
    await stack.runJob('sweep-reminders', `${inDays(4)}T12:05:00.000Z`);
    await stack.drain();
    expect(await sent()).toEqual(ANA);
    await stack.runJob('sweep-reminders', `${inDays(4)}T12:30:00.000Z`);
    await stack.drain();
    expect(await sent()).toEqual(ANA);
  });

  it.each([
    [
      'the table fails while it is dispatched',
      { target: 'dynamodb', operation: 'TransactWriteItems', times: 5, error: '500' },
    ],
    ['the table conflicts', { target: 'dynamodb', operation: 'TransactWriteItems', times: 3, error: 'conflict' }],
    ['the table fails while it is sent', { target: 'dynamodb', operation: 'UpdateItem', times: 3, error: '500' }],
    ['the table throttles reads', { target: 'dynamodb', operation: 'Query', times: 3, error: 'throttle' }],
  ])('%s: each channel still gets it once', async (_, body) => {
    const { id } = await create('ana', { dueDate: inDays(5) });
    const { userId } = await stack.user('ana');
    await fault(body);
    await stack.control('POST', 'queues/dispatch-reminder', {
      body: { userId, reminderId: id, now: `${inDays(4)}T12:00:01.000Z` },
    });
    await stack.drain();
    expect(await sent()).toEqual(ANA);
  });

  it.each([
    ['the sweep enqueues what is unsent', []],
    [
      'even when they do not tell it their length',
      [{ target: 'sqs', operation: 'GetQueueAttributes', times: 20, error: '500' }],
    ],
  ])('the queues of the channels are down: %s', async (_, faults) => {
    await create('ana', { dueDate: inDays(5) });
    await stack.runJob('sweep-reminders', `${inDays(4)}T11:00:00.000Z`);
    const { id: reminderId } = (await find('ana', (await schedules())[0]?.name ?? '')) ?? { id: '' };
    const { userId } = await stack.user('ana');
    await fault({ target: 'sqs', operation: 'SendMessageBatch', times: 20, error: '500' });
    await stack.control('POST', 'queues/dispatch-reminder', {
      body: { userId, reminderId, now: `${inDays(4)}T12:00:01.000Z` },
    });
    await stack.drain();
    expect(await sent()).toEqual(NOBODY);
    await stack.control('DELETE', 'faults');
    for (const body of faults) await fault(body);
    await stack.runJob('sweep-reminders', addSeconds(systemClock(), 180));
    await stack.drain();
    expect(await sent()).toEqual(ANA);
  });
});

describe('renewal', () => {
  it('the day after its due date a reminder moves to the next occurrence and is sent again', async () => {
    const { id } = await create('ana', { dueDate: '2027-01-31', isRecurring: true, recurrencePattern: 'monthly' });
    for (const [day, next] of [
      ['2027-02-01', '2027-02-28'],
      ['2027-03-01', '2027-03-31'],
      ['2027-04-01', '2027-04-30'],
    ]) {
      await stack.runJob('renew-reminders', `${day}T03:00:00.000Z`);
      expect(await find('ana', id)).toMatchObject({ dueDate: next, status: 'active' });
    }
    // Each occurrence was late in this run, and was sent all the same: once per channel.
    expect((await outbox()).emails).toHaveLength(3);
    expect((await schedules()).map(({ expression }) => expression)).toEqual(['at(2027-04-29T12:00:00)']);
  });

  it('ten days late it moves once, to today or later; a completed one is active again; an inactive one is unchanged', async () => {
    const recurring = { dueDate: '2027-03-01', isRecurring: true, recurrencePattern: 'daily' };
    const [daily, done, paused] = [
      await create('ana', recurring),
      await create('ana', recurring),
      await create('ana', recurring),
    ];
    await update('ana', done.id, { newStatus: 'completed' });
    await update('ana', paused.id, { newStatus: 'inactive' });
    await stack.runJob('renew-reminders', '2027-03-11T13:00:00.000Z');
    for (const { id } of [daily, done])
      expect(await find('ana', id)).toMatchObject({
        dueDate: '2027-03-11',
        reminderTime: '2027-03-11T12:00:00.000Z',
        status: 'active',
      });
    expect(await find('ana', paused.id)).toMatchObject({ dueDate: '2027-03-01', status: 'inactive' });
    // 09:00 has passed on the new due date: it is sent at once; the missed occurrence of the first one is sent too.
    expect((await outbox()).emails).toHaveLength(3);
  });
});

describe('feedback', () => {
  const tell = (value: object) => {
    const body = JSON.stringify({ entry: [{ changes: [{ value }] }] });
    const signature = createHmac('sha256', webhookSecrets.whatsappApp).update(body).digest('hex');
    return stack.call('POST', '/webhooks/whatsapp', {
      body,
      headers: { 'x-hub-signature-256': `sha256=${signature}` },
    });
  };

  it('a number that is not on WhatsApp and an address that bounced get nothing more', async () => {
    await create('caio', { dueDate: inDays(0) });
    await stack.drain();
    const { emails, messages } = await outbox();
    const failed = { id: messages[0]?.id, status: 'failed', recipient_id: '5511999990003', errors: [{ code: 131026 }] };
    expect((await tell({ statuses: [failed] })).status).toBe(200);
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'caio@example.com' }] };
    const event = { notificationType: 'Bounce', mail: { messageId: emails[0]?.id }, bounce };
    const body = { Type: 'Notification', Message: JSON.stringify(event) };
    await stack.control('POST', 'queues/delivery-feedback', { body });
    await stack.drain();
    await stack.control('DELETE', 'outbox');
    await create('caio', { dueDate: inDays(0), title: 'Outra' });
    await stack.drain();
    expect(await sent()).toEqual(NOBODY);
  });

  it('the webhook answers Meta’s challenge, and refuses what is not signed', async () => {
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': webhookSecrets.whatsappVerify, 'hub.challenge': '42' };
    const challenged = await stack.call<unknown>('GET', '/webhooks/whatsapp', { query });
    expect([challenged.status, String(challenged.body)]).toEqual([200, '42']);
    expect((await stack.call('POST', '/webhooks/whatsapp', { body: { entry: [] } })).status).toBe(401);
  });
});
