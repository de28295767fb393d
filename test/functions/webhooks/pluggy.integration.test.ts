import { createHmac } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '../../../functions/webhooks/pluggy.ts';
import { webhookSecrets } from '../../../infra/local/secret-values.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { takeAll, useStandIns } from '../../support/stand-ins.ts';

const { standIns, faults } = useStandIns();

const hmac = (body: string) => createHmac('sha256', webhookSecrets.pluggySignature).update(body).digest('hex');
const signed = (body: string) => ({ 'x-webhook-key': webhookSecrets.pluggyKey, 'x-pluggy-signature': hmac(body) });

const deliver = async (body: string, headers: Record<string, string> = signed(body), encoded = false) => {
  const http = { method: 'POST', path: '/webhooks/pluggy', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' };
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: 'POST /webhooks/pluggy',
    rawPath: '/webhooks/pluggy',
    rawQueryString: '',
    headers,
    requestContext: {
      accountId: '0',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'local',
      http,
      requestId: 'request-1',
      routeKey: 'POST /webhooks/pluggy',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: encoded ? Buffer.from(body).toString('base64') : body,
    isBase64Encoded: encoded,
  };
  const { statusCode, body: answer = '' } = await handler(event);
  return { statusCode, answer };
};

const queued = () => takeAll(standIns().queues.find(queues.webhookEvent.name));
const anEvent = (over: Record<string, unknown> = {}) =>
  JSON.stringify({ event: 'item/updated', eventId: 'e1', itemId: 'i1', clientUserId: 'u1', ...over });

describe('POST /webhooks/pluggy', () => {
  it('puts an event on the queue, ids only, before it answers', async () => {
    expect(await deliver(anEvent())).toMatchObject({ statusCode: 200 });
    expect(queued()).toEqual([{ event: 'item/updated', eventId: 'e1', itemId: 'i1' }]);
  });

  it('checks the signature against the bytes that came', async () => {
    const body = anEvent({ note: 'ção' });
    expect(await deliver(body, signed(body), true)).toMatchObject({ statusCode: 200 });
    expect(queued()).toHaveLength(1);
  });

  it.each([
    { name: 'no secret', headers: (body: string) => ({ 'x-pluggy-signature': hmac(body) }) },
    { name: 'a wrong secret', headers: (body: string) => ({ ...signed(body), 'x-webhook-key': 'guess' }) },
    { name: 'no signature', headers: () => ({ 'x-webhook-key': webhookSecrets.pluggyKey }) },
    { name: 'the signature of another body', headers: () => signed('{}') },
  ])('refuses an event with $name', async ({ headers }) => {
    expect((await deliver(anEvent(), headers(anEvent()))).statusCode).toBe(401);
    expect(queued()).toEqual([]);
  });

  it('accepts and ignores unknown events', async () => {
    expect((await deliver(anEvent({ event: 'connector/status_updated' }))).statusCode).toBe(200);
    expect(queued()).toEqual([]);
  });

  it('refuses a body that is no event', async () => {
    expect((await deliver('no json')).statusCode).toBe(400);
  });

  it('asks for another delivery when the queue fails, without internals', async () => {
    faults.add({ target: 'sqs', operation: 'SendMessage', times: 9, error: '500' });
    expect(await deliver(anEvent())).toEqual({ statusCode: 500, answer: '{"error":"Internal server error"}' });
  });
});
