import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../../functions/webhooks/billing.ts';
import { webhookSecrets } from '../../../infra/local/secret-values.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { erasureMarks } from '../../../shared/personal-data/erasure-marks.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPartition } from '../../../shared/platform/table/query-pages.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { addSeconds, systemClock } from '../../../shared/time/instant.ts';
import { useStandIns } from '../../support/stand-ins.ts';

const { faults } = useStandIns();

type Sent = { id?: string; body: string; secret?: string; secondsAgo?: number; headers?: Record<string, string> };

/** Signs as any sender of Standard Webhooks does. */
const signed = ({ id = randomUUID(), body, secret = webhookSecrets.billing, secondsAgo = 0 }: Sent) => {
  const at = new Date(Date.now() - secondsAgo * 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
};

const deliver = async (sent: Sent, encoded = false) => {
  const http = {
    method: 'POST',
    path: '/webhooks/billing',
    protocol: 'HTTP/1.1',
    sourceIp: '127.0.0.1',
    userAgent: '',
  };
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: 'POST /webhooks/billing',
    rawPath: '/webhooks/billing',
    rawQueryString: '',
    headers: sent.headers ?? signed(sent),
    requestContext: {
      accountId: '0',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'local',
      http,
      requestId: 'request-1',
      routeKey: 'POST /webhooks/billing',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: encoded ? Buffer.from(sent.body).toString('base64') : sent.body,
    isBase64Encoded: encoded,
  };
  const { statusCode, body = '' } = await handler(event);
  return { status: statusCode, body: JSON.parse(body) };
};

const start = systemClock();
let userId: string;
beforeEach(async () => {
  userId = await userCreator(openTable())({ name: 'Ana', email: null, phone: null }, start, []);
});

const bodyOf = (over: Record<string, unknown> = {}) =>
  JSON.stringify({
    user: userId,
    plan: 'pro',
    status: 'active',
    current_period_end: '2099-01-31T00:00:00Z',
    effective_at: start,
    ...over,
  });
const stored = async () => {
  const { client, name } = openTable();
  return (await client.send(new GetCommand({ TableName: name, Key: keys.subscription(userId) }))).Item;
};
const changes = async () =>
  (await queryPartition(openTable(), keys.everythingOf(userId))).filter(({ sk }) => String(sk).startsWith('HISTORY#'));

describe('POST /webhooks/billing', () => {
  it.each([
    ['active', '2099-01-31T00:00:00Z', { status: 'active', currentPeriodEnd: '2099-01-31T00:00:00.000Z' }],
    ['active', null, { status: 'active', currentPeriodEnd: null }],
    ['canceled', '2099-01-31T00:00:00-03:00', { status: 'canceled', currentPeriodEnd: '2099-01-31T03:00:00.000Z' }],
    ['expired', null, { status: 'expired', currentPeriodEnd: null }],
  ])('stores a subscription that is %s until %s, with an entry of the history', async (status, end, expected) => {
    const reply = await deliver({ body: bodyOf({ status, current_period_end: end, amount: 'not read' }) });
    expect(reply).toEqual({ status: 200, body: { received: true, outcome: 'saved' } });
    // Of the warning that it ends.
    const due = status === 'canceled' ? { duePk: keys.due('PLAN', userId), dueAt: expected.currentPeriodEnd } : {};
    expect(await stored()).toEqual({
      ...keys.subscription(userId),
      plan: 'pro',
      effectiveAt: start,
      ...expected,
      ...due,
    });
    expect(await changes()).toMatchObject([{ event: 'subscription.changed', by: 'billing', plan: 'pro', ...expected }]);
  });

  it('checks the signature against the bytes that came', async () => {
    expect((await deliver({ body: bodyOf({ note: 'ção' }) }, true)).status).toBe(200);
  });

  it('ignores what took effect before what is stored, and takes in what follows', async () => {
    await deliver({ body: bodyOf({ plan: 'premium' }) });
    const older = await deliver({ body: bodyOf({ plan: 'basic', effective_at: addSeconds(start, -1) }) });
    expect(older).toEqual({ status: 200, body: { received: true, outcome: 'older' } });
    expect(await stored()).toMatchObject({ plan: 'premium' });
    await deliver({ body: bodyOf({ plan: 'basic', effective_at: addSeconds(start, 1) }) });
    expect(await stored()).toMatchObject({ plan: 'basic' });
  });

  it('does nothing for a message that it has had, whatever it says now', async () => {
    const id = 'msg_1';
    await deliver({ id, body: bodyOf() });
    const again = await deliver({ id, body: bodyOf({ plan: 'premium', effective_at: addSeconds(start, 2) }) });
    expect(again).toEqual({ status: 200, body: { received: true, outcome: 'repeated' } });
    expect(await stored()).toMatchObject({ plan: 'pro' });
    expect(await changes()).toHaveLength(1);
  });

  it('ends with the latest change, in whatever order and however often messages come at once', async () => {
    const plans = ['free', 'basic', 'pro', 'premium'];
    const run = async (order: number[]) => {
      userId = await userCreator(openTable())({ name: 'Ana', email: null, phone: null }, start, []);
      const send = (index: number) =>
        deliver({
          id: `${userId}-${index}`,
          body: bodyOf({ plan: plans[index], effective_at: addSeconds(start, index) }),
        });
      const replies = await Promise.all(order.flatMap((index) => [send(index), send(index)]));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      expect(await stored()).toMatchObject({ plan: 'premium' });
      const applied = replies.filter(({ body }) => body.outcome === 'saved').length;
      expect(await changes()).toHaveLength(applied);
    };
    await fc.assert(fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), run), { numRuns: 6 });
  });

  it.each<[string, (sent: Sent) => Sent]>([
    ['no signature', (sent) => ({ ...sent, headers: {} })],
    ['another secret', (sent) => ({ ...sent, secret: `whsec_${Buffer.from('guess').toString('base64')}` })],
    ['a message older than five minutes', (sent) => ({ ...sent, secondsAgo: 301 })],
    ['a message of the future', (sent) => ({ ...sent, secondsAgo: -301 })],
    ['another body', (sent) => ({ ...sent, headers: signed({ ...sent, body: sent.body.replace('pro', 'premium') }) })],
    ['another id', (sent) => ({ ...sent, headers: { ...signed(sent), 'webhook-id': 'other' } })],
    [
      'another time',
      (sent) => ({
        ...sent,
        headers: { ...signed(sent), 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 1) },
      }),
    ],
    [
      'an unknown version',
      (sent) => ({
        ...sent,
        headers: { ...signed(sent), 'webhook-signature': signed(sent)['webhook-signature'].replace('v1,', 'v1a,') },
      }),
    ],
  ])('refuses %s (401), and writes nothing', async (_, forge) => {
    const reply = await deliver(forge({ body: bodyOf() }));
    expect([reply.status, reply.body.error]).toEqual([401, 'Unauthorized']);
    expect(await stored()).toBeUndefined();
  });

  it.each([
    ['no JSON', 'plan=pro', 'Invalid event'],
    ['null', 'null', 'Invalid event'],
    ['an unknown plan', { plan: 'gold' }, 'Unknown plan'],
    ['an unknown status', { status: 'trialing' }, 'Invalid event'],
    ['no user', { user: undefined }, 'Invalid event'],
    ['a user that is a key', { user: 'USER#x' }, 'Invalid event'],
    ['an end without a time zone', { current_period_end: '2099-01-31T00:00:00' }, 'Invalid event'],
    ['no end of what is canceled', { status: 'canceled', current_period_end: null }, 'Invalid event'],
    ['a day that does not exist', { effective_at: '2026-02-30T00:00:00Z' }, 'Invalid event'],
    ['a change of the far future', { effective_at: '2099-01-01T00:00:00Z' }, 'Invalid event'],
  ])('refuses %s (400), says why, and writes nothing', async (_, change, error) => {
    const reply = await deliver({ body: typeof change === 'string' ? change : bodyOf(change) });
    expect([reply.status, reply.body]).toEqual([400, { error, message: expect.stringMatching(/\w/) }]);
    expect(await stored()).toBeUndefined();
  });

  it('does not know a user who never was, drops what is of one who is being erased, and takes the message in once there is one', async () => {
    const body = bodyOf({ user: 'nobody' });
    expect(await deliver({ body })).toMatchObject({ status: 404, body: { error: 'Unknown user' } });
    const id = 'msg_early';
    await erasureMarks(openTable(), userId, start).begin();
    expect(await deliver({ id, body: bodyOf() })).toMatchObject({ status: 200, body: { outcome: 'erased' } });
    expect(await stored()).toBeUndefined();
    userId = await userCreator(openTable())({ name: 'Bia', email: null, phone: null }, start, []);
    expect((await deliver({ id, body: bodyOf() })).body).toMatchObject({ outcome: 'saved' });
  });

  it('is a 500 where the table fails, and takes the same message in afterwards', async () => {
    faults.add({ target: 'dynamodb', operation: 'TransactWriteItems', times: 9, error: '500' });
    const id = 'msg_failed';
    expect(await deliver({ id, body: bodyOf() })).toEqual({ status: 500, body: { error: 'Internal server error' } });
    faults.clear();
    expect((await deliver({ id, body: bodyOf() })).body).toMatchObject({ outcome: 'saved' });
  });
});
