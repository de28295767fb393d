import {
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arnOf } from '../../../../infra/emulators/http/arn.ts';
import { LOCAL_SCHEDULE_GROUP } from '../../../../infra/local/environment.ts';
import type { LocalUser } from '../../../../infra/local/users/local-user.ts';
import { jobNames } from '../../../../infra/local/workers/jobs.ts';
import { startStack, type TestStack } from '../../../support/stack.ts';

const pro = { plan: 'pro' as const, status: 'active' as const, currentPeriodEnd: '2099-01-31T00:00:00.000Z' };

let stack: TestStack;
beforeAll(async () => {
  const apiKeys = [
    { label: 'default', status: 'active' as const },
    { label: 'old', status: 'revoked' as const },
  ];
  stack = await startStack({
    users: [
      { id: 'ana', name: 'Ana Souza', email: 'ana@example.com', phone: '+5511999990001', subscription: pro, apiKeys },
      { id: 'bia', subscription: null },
    ],
  });
});
afterAll(() => stack.close());

const refusalOf = async (method: string, path: string, body?: unknown): Promise<[number, unknown]> => {
  const reply = await stack.call(method, `/_local/${path}`, body === undefined ? {} : { body });
  return [reply.status, reply.body.error];
};

describe('users', () => {
  it("shows the fixture's users with the service's id and plain keys", async () => {
    const [ana, bia] = await stack.control<LocalUser[]>('GET', 'users');
    expect(ana).toMatchObject({
      id: 'ana',
      name: 'Ana Souza',
      email: 'ana@example.com',
      phone: '+5511999990001',
      subscription: pro,
    });
    expect(ana?.apiKeys.map(({ label, status }) => [label, status]).sort()).toEqual([
      ['default', 'active'],
      ['old', 'revoked'],
    ]);
    for (const { key } of ana?.apiKeys ?? []) expect(key).toMatch(/^sk-/);
    expect(ana?.userId).not.toBe(bia?.userId);
    expect(bia).toMatchObject({ phone: null, subscription: null, apiKeys: [{ label: 'default' }] });
    expect(await stack.user('bia')).toEqual(bia);
    expect(await refusalOf('GET', 'users/nobody')).toEqual([404, 'There is no user nobody']);
  });

  it('makes a user as in the fixture, once', async () => {
    const made = await stack.control<LocalUser>('POST', 'users', { id: 'caio', name: 'Caio', subscription: pro });
    expect(made).toMatchObject({ id: 'caio', name: 'Caio', subscription: pro, apiKeys: [{ status: 'active' }] });
    expect(await refusalOf('POST', 'users', { id: 'caio' })).toEqual([400, 'id: user caio already exists']);
  });

  it('changes only what is given; a subscription may be taken away', async () => {
    await stack.control('POST', 'users', { id: 'davi', name: 'Davi', phone: '+5511999990009', subscription: pro });
    const renamed = await stack.control<LocalUser>('PATCH', 'users/davi', { name: 'Davi Reis' });
    expect(renamed).toMatchObject({ name: 'Davi Reis', phone: '+5511999990009', subscription: pro });
    const without = await stack.control<LocalUser>('PATCH', 'users/davi', { phone: null, subscription: null });
    expect(without).toMatchObject({ name: 'Davi Reis', phone: null, subscription: null });
    const again = { plan: 'basic', status: 'canceled', currentPeriodEnd: '2020-01-01T00:00:00.000Z' };
    expect(await stack.control('PATCH', 'users/davi', { subscription: again })).toMatchObject({ subscription: again });
  });

  it('mints a key and revokes it', async () => {
    await stack.control('POST', 'users', { id: 'eva', apiKeys: [] });
    const minted = await stack.control<{ key: string }>('POST', 'users/eva/keys', { label: 'laptop' });
    expect(minted).toMatchObject({ label: 'laptop', status: 'active' });
    expect(await stack.keyOf('eva')).toBe(minted.key);
    const left = await stack.control<LocalUser>('DELETE', 'users/eva/keys/laptop');
    expect(left.apiKeys).toEqual([{ label: 'laptop', status: 'revoked', key: minted.key }]);
  });
});

describe('a wrong request is answered with its mistake', () => {
  it.each([
    {
      name: 'an unknown control',
      method: 'GET',
      path: 'nothing',
      status: 404,
      error: 'There is no GET /_local/nothing',
    },
    { name: 'a wrong method', method: 'PUT', path: 'drain', status: 404, error: 'There is no PUT /_local/drain' },
    { name: 'no JSON', method: 'POST', path: 'users', body: '{', status: 400, error: 'The body is not JSON' },
    {
      name: 'a wrong user',
      method: 'POST',
      path: 'users',
      body: { id: 'x', phone: 'call me' },
      status: 400,
      error: 'phone: expected a phone number such as +5511999990001, got "call me"',
    },
    {
      name: 'a wrong change',
      method: 'PATCH',
      path: 'users/ana',
      body: { subscription: { plan: 'gold' } },
      status: 400,
      error: 'subscription.plan: expected one of free, basic, pro, premium, got "gold"',
    },
    {
      name: 'an unknown user',
      method: 'PATCH',
      path: 'users/nobody',
      body: {},
      status: 404,
      error: 'There is no user nobody',
    },
    {
      name: 'an unknown key',
      method: 'DELETE',
      path: 'users/ana/keys/none',
      status: 404,
      error: 'User ana has no key none',
    },
    {
      name: 'items of an unknown user',
      method: 'PUT',
      path: 'sandbox/users/nobody/items',
      body: { items: [] },
      status: 404,
      error: 'There is no user nobody',
    },
    {
      name: 'items that are none',
      method: 'PUT',
      path: 'sandbox/users/ana/items',
      body: { items: 1 },
      status: 400,
      error: 'items: expected an array, got 1',
    },
    {
      name: 'an unknown job',
      method: 'POST',
      path: 'jobs/none',
      status: 404,
      error: `There is no job none; the jobs are ${jobNames.join(', ')}`,
    },
    {
      name: 'a wrong instant',
      method: 'POST',
      path: 'jobs/renew-limits',
      body: { scheduledTime: 'noon' },
      status: 400,
      error: 'scheduledTime: expected an ISO 8601 date-time such as 2026-03-01T00:00:00Z',
    },
    {
      name: 'an unknown queue',
      method: 'POST',
      path: 'queues/none',
      body: { body: 'x' },
      status: 404,
      error: 'There is no queue none',
    },
    {
      name: 'a message without a body',
      method: 'POST',
      path: 'queues/send-email',
      body: {},
      status: 400,
      error: 'body: is missing (expected a message)',
    },
    {
      name: 'an unknown fault',
      method: 'POST',
      path: 'faults',
      body: { target: 'sqs', times: 1, error: 'boom' },
      status: 400,
      error: 'error: expected one of 500, throttle, conflict, timeout, stall, lost, empty, partial, got "boom"',
    },
    {
      name: 'a fault that never happens',
      method: 'POST',
      path: 'faults',
      body: { target: 'sqs', times: 0, error: '500' },
      status: 400,
      error: 'times: must be at least 0, got 0',
    },
  ])('$name', async ({ method, path, body, status, error }) => {
    expect(await refusalOf(method, path, body)).toEqual([status, error]);
  });
});

describe('what was sent', () => {
  const send = async (address: string) => {
    const client = new SESClient({});
    const Message = { Subject: { Data: 'Olá' }, Body: { Html: { Data: '<script>alert(1)</script>' } } };
    await client.send(
      new SendEmailCommand({ Source: 's@example.com', Destination: { ToAddresses: [address] }, Message }),
    );
  };

  it('is listed, shown on a page without running any of it, and emptied', async () => {
    await send('ana@example.com');
    const { emails } = await stack.control<{ emails: object[] }>('GET', 'outbox');
    expect(emails).toMatchObject([{ to: 'ana@example.com', subject: 'Olá', html: '<script>alert(1)</script>' }]);
    const inbox = await stack.call<string>('GET', '/_local/inbox');
    expect(inbox.body).toContain('srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(inbox.body).not.toContain('<script>alert');
    await stack.control('DELETE', 'outbox');
    expect(await stack.control('GET', 'outbox')).toEqual({ emails: [], messages: [] });
  });
});

it("lists the service's own schedules, not its recurring jobs", async () => {
  const scheduler = new SchedulerClient({});
  const schedule: CreateScheduleCommandInput = {
    Name: 'r1',
    GroupName: LOCAL_SCHEDULE_GROUP,
    ScheduleExpression: 'at(2099-01-01T09:00:00)',
    ScheduleExpressionTimezone: 'America/Sao_Paulo',
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: { Arn: arnOf('sqs', 'dispatch-reminder'), RoleArn: arnOf('iam', 'role/r'), Input: '{"a":1}' },
  };
  await scheduler.send(new CreateScheduleCommand(schedule));
  expect(await stack.control('GET', 'schedules')).toEqual([
    {
      name: 'r1',
      expression: 'at(2099-01-01T09:00:00)',
      timezone: 'America/Sao_Paulo',
      target: arnOf('sqs', 'dispatch-reminder'),
      input: '{"a":1}',
    },
  ]);
  await scheduler.send(new DeleteScheduleCommand({ Name: 'r1', GroupName: LOCAL_SCHEDULE_GROUP }));
});

it('rubbish on a queue ends among the dead letters', async () => {
  await stack.control('POST', 'queues/webhook-event', { body: 'rubbish {' });
  await stack.drain();
  expect(await stack.control('GET', 'dead-letters')).toEqual([
    { queue: 'webhook-event', body: 'rubbish {', receiveCount: 8 },
  ]);
});

it('a planned fault fails exactly as many calls, until faults are cleared', async () => {
  const sqs = new SQSClient({ maxAttempts: 1 });
  const call = () => sqs.send(new GetQueueUrlCommand({ QueueName: 'sync-item' }));
  await stack.control('POST', 'faults', { target: 'sqs', operation: 'GetQueueUrl', times: 1, error: 'throttle' });
  await expect(call()).rejects.toMatchObject({ name: 'RequestThrottled' });
  await call();
  await stack.control('POST', 'faults', { target: 'sqs', times: 5, error: '500' });
  await stack.control('DELETE', 'faults');
  await call();
});

it('counts what functions do, from zero after a reset', async () => {
  await stack.call('GET', '/tools/api/get-balance');
  expect(await stack.control('GET', 'metrics')).toMatchObject({ 'get-balance': { requests: 1 } });
  await stack.control('DELETE', 'metrics');
  expect(await stack.control('GET', 'metrics')).toEqual({});
});

it("the newcomer's page lists all users with their keys and loads nothing from other hosts", async () => {
  const { headers, body } = await stack.call<string>('GET', '/_local');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(body).toContain('Ana Souza');
  expect(body).toContain(await stack.keyOf('ana'));
  for (const [, link = ''] of body.matchAll(/(?:href|src)="([^"]*)"/g)) expect(link).toMatch(/^\//);
});
