import { expect, it } from 'vitest';
import { createWebhook } from '../../../functions/api/create-webhook.ts';
import { updateWebhook } from '../../../functions/api/update-webhook.ts';

const refused = new Error('refused');

/** What is called, in order, by a change whose address is refused. */
const orderOf = async (change: (request: never, services: never) => Promise<unknown>): Promise<string[]> => {
  const order: string[] = [];
  const services = {
    countAct: async () => void order.push('count'),
    checkUrl: async () => {
      order.push('url');
      throw refused;
    },
    master: async () => 'master',
  };
  const body = { webhookId: 'w1', url: 'https://example.com/', events: [] };
  const request = { userId: 'u1', now: '2026-07-01T12:00:00.000Z', caller: { userId: 'u1' }, body };
  await expect(change(request as never, services as never)).rejects.toBe(refused);
  return order;
};

// A name that resolves slowly must not delay the count: it would be a round trip after the other reads.
it.each([
  ['create-webhook', createWebhook],
  ['update-webhook', updateWebhook],
])('%s begins its count before the address is resolved', async (_, change) => {
  expect(await orderOf(change)).toEqual(['count', 'url']);
});
