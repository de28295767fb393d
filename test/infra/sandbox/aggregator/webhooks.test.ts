import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { anItem, authorized, items, receiver, running } from './support.ts';

const signed = (url: string) => ({
  url,
  keyHeader: 'x-shared-key',
  key: 'shared',
  signatureHeader: 'x-signature',
  signatureSecret: 'hmac-secret',
});

const prepared = async (item: ReturnType<typeof anItem>, ...statuses: number[]) => {
  const hook = await receiver(...statuses);
  const sandbox = await running({ webhook: signed(hook.url) });
  sandbox.putUser('ana', 'user-ana', items(item));
  return { hook, sandbox, call: await authorized(sandbox) };
};

it('signs the raw body with hex HMAC-SHA256 and sends the shared key in the configured headers', async () => {
  const { hook, sandbox } = await prepared(anItem());
  const { eventId, deliveries } = await sandbox.sendWebhook({ event: 'item/updated', itemId: 'item-1' });
  const [received] = hook.received;
  const signature = createHmac('sha256', 'hmac-secret')
    .update(received?.raw ?? '')
    .digest('hex');
  expect(received?.headers).toMatchObject({ 'x-shared-key': 'shared', 'x-signature': signature });
  expect(received?.body).toEqual({
    id: eventId,
    eventId,
    event: 'item/updated',
    itemId: 'item-1',
    triggeredBy: 'CLIENT',
    clientUserId: 'user-ana',
  });
  expect(deliveries).toEqual([{ url: hook.url, status: 200, attempts: 1 }]);
});

it('repeats an event on request, and sends further fields unchanged', async () => {
  const { hook, sandbox } = await prepared(anItem());
  const event = {
    event: 'transactions/deleted',
    itemId: 'item-1',
    eventId: 'e-1',
    accountId: 'a',
    transactionIds: ['t'],
  };
  await sandbox.sendWebhook(event);
  await sandbox.sendWebhook(event);
  expect(hook.received.map(({ body }) => body)).toMatchObject([event, event]);
});

it.each([
  { statuses: [500, 503], attempts: 3, last: 200 },
  { statuses: [500, 500, 500, 500], attempts: 3, last: 500 },
  { statuses: [401], attempts: 1, last: 401 },
])('after $statuses it has tried $attempts times', async ({ statuses, attempts, last }) => {
  const { sandbox, hook } = await prepared(anItem(), ...statuses);
  const { deliveries } = await sandbox.sendWebhook({ event: 'item/updated', itemId: 'item-1' });
  expect(deliveries).toMatchObject([{ status: last, attempts }]);
  expect(new Set(hook.received.map(({ body }) => body.eventId)).size).toBe(1);
});

it('reports a target that cannot be reached instead of failing', async () => {
  const sandbox = await running({ webhook: signed('http://127.0.0.1:9/hook') });
  const { deliveries } = await sandbox.sendWebhook({ event: 'item/updated', itemId: 'unknown' });
  expect(deliveries).toMatchObject([{ status: null, attempts: 3 }]);
});

it('sends nothing by itself', async () => {
  const { hook, call } = await prepared(anItem({}, { onUpdate: { status: 'UPDATED', afterMs: 0 } }));
  await call('PATCH', '/items/item-1');
  await call('DELETE', '/items/item-1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(hook.received).toEqual([]);
});

it.each([
  { status: 'UPDATED', event: 'item/updated' },
  { status: 'LOGIN_ERROR', event: 'item/error' },
  { status: 'OUTDATED', event: 'item/error' },
  { status: 'WAITING_USER_INPUT', event: 'item/waiting_user_input' },
  { status: 'WAITING_USER_ACTION', event: 'item/waiting_user_action' },
])('an item with webhooks tells of its end in $status', async ({ status, event }) => {
  const { hook, call } = await prepared(anItem({}, { webhooks: true, onUpdate: { status, afterMs: 5 } }));
  await call('PATCH', '/items/item-1');
  await vi.waitFor(() => expect(hook.received).toHaveLength(1));
  expect(hook.received[0]?.body).toMatchObject({ event, itemId: 'item-1', clientUserId: 'user-ana' });
});

it('sends events to their registrations, with the registered headers', async () => {
  const all = await receiver();
  const errors = await receiver();
  const sandbox = await running();
  const call = await authorized(sandbox);
  await call('POST', '/webhooks', { url: all.url, event: 'item/all', headers: { 'x-mine': 'yes' } });
  const { body } = await call('POST', '/webhooks', { url: errors.url, event: 'item/error' });
  await sandbox.sendWebhook({ event: 'item/updated', itemId: 'item-1' });
  await sandbox.sendWebhook({ event: 'item/error', itemId: 'item-1' });
  expect(all.received.map(({ headers }) => headers['x-mine'])).toEqual(['yes', 'yes']);
  expect(errors.received).toHaveLength(1);
  expect(await call('DELETE', `/webhooks/${body.id}`)).toMatchObject({ status: 200 });
  expect((await call('GET', '/webhooks')).body.total).toBe(1);
});

it('a connection that is created with a connect token belongs to its user and causes an event', async () => {
  const { hook, sandbox, call } = await prepared(anItem());
  const token = await call('POST', '/connect_token', { options: { clientUserId: 'user-bia', webhookUrl: hook.url } });
  const parameters = { user: 'user-ok', password: 'password-ok' };
  const response = await fetch(`${sandbox.url}/items`, {
    method: 'POST',
    headers: { 'x-api-key': String(token.body.accessToken) },
    body: JSON.stringify({ connectorId: 0, parameters }),
  });
  expect(await response.json()).toMatchObject({ clientUserId: 'user-bia' });
  await vi.waitFor(() => expect(hook.received).toHaveLength(2));
  const events = hook.received.map(({ body }) => `${body.event} ${body.clientUserId}`);
  expect(events).toEqual(['item/created user-bia', 'item/updated user-bia']);
});
