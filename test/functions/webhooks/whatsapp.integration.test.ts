import { createHmac } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { handler } from '../../../functions/webhooks/whatsapp.ts';
import { webhookSecrets } from '../../../infra/local/secret-values.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { takeAll, useStandIns } from '../../support/stand-ins.ts';

const { standIns, faults } = useStandIns();

type Request = { method?: string; query?: Record<string, string>; body?: string; headers?: Record<string, string> };

const eventOf = ({ method = 'POST', query = {}, body = '', headers = {} }: Request): APIGatewayProxyEventV2 => ({
  version: '2.0',
  routeKey: `${method} /webhooks/whatsapp`,
  rawPath: '/webhooks/whatsapp',
  rawQueryString: '',
  headers,
  queryStringParameters: query,
  body,
  isBase64Encoded: false,
  requestContext: {
    accountId: '0',
    apiId: 'a',
    domainName: 'd',
    domainPrefix: 'd',
    http: { method, path: '/webhooks/whatsapp', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
    requestId: 'r',
    routeKey: '',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
});

const signed = (body: string, secret = webhookSecrets.whatsappApp): Request => ({
  body,
  headers: { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
});

const statuses = JSON.stringify({
  entry: [
    {
      changes: [
        {
          value: {
            statuses: [
              { id: 'wamid.1', status: 'failed', recipient_id: '5511999990001', errors: [{ code: 131026 }] },
              { id: 'wamid.2', status: 'read', recipient_id: '5511999990002' },
            ],
          },
        },
      ],
    },
  ],
});

const queued = (): string[] =>
  takeAll(standIns().queues.find(queues.deliveryFeedback.name)).map((body) => JSON.stringify(body));

describe('Meta’s challenge', () => {
  const query = {
    'hub.mode': 'subscribe',
    'hub.verify_token': webhookSecrets.whatsappVerify,
    'hub.challenge': '1158201444',
  };

  it('is answered to a caller with the token', async () => {
    expect(await handler(eventOf({ method: 'GET', query }))).toMatchObject({ statusCode: 200, body: '1158201444' });
  });

  it.each([{ 'hub.verify_token': 'other' }, { 'hub.verify_token': '' }, { 'hub.mode': 'unsubscribe' }])(
    'is refused with %o',
    async (wrong) => {
      const answer = await handler(eventOf({ method: 'GET', query: { ...query, ...wrong } }));
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('1158201444');
    },
  );
});

describe('status callbacks', () => {
  it('go to the feedback queue, without phone numbers', async () => {
    expect((await handler(eventOf(signed(statuses)))).statusCode).toBe(200);
    const bodies = queued();
    expect(bodies.map((body) => JSON.parse(body).feedback.messageId)).toEqual(['wamid.1', 'wamid.2']);
    expect(bodies.join()).not.toContain('55119');
  });

  it.each([
    ['another secret', signed(statuses, 'other')],
    ['no signature', { body: statuses }],
    ['another body', { ...signed(statuses), body: `${statuses} ` }],
  ])('with %s are refused, and nothing is queued', async (_, request) => {
    expect((await handler(eventOf(request))).statusCode).toBe(401);
    expect(queued()).toEqual([]);
  });

  it('in another form are a 400; a person’s message is accepted and ignored', async () => {
    expect((await handler(eventOf(signed('{"entry":1}')))).statusCode).toBe(400);
    expect((await handler(eventOf(signed('rubbish')))).statusCode).toBe(400);
    const inbound = JSON.stringify({ entry: [{ changes: [{ value: { messages: [{ from: '1' }] } }] }] });
    expect((await handler(eventOf(signed(inbound)))).statusCode).toBe(200);
    expect(queued()).toEqual([]);
  });

  it('are repeated by Meta when the queue does not take them', async () => {
    faults.add({ target: 'sqs', operation: 'SendMessageBatch', times: 4, error: '500' });
    expect((await handler(eventOf(signed(statuses)))).statusCode).toBe(500);
  });
});

describe('what people write', () => {
  const written = (seconds: number) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          changes: [
            {
              value: {
                contacts: [{ profile: { name: 'Ana' }, wa_id: '5511999990001' }],
                messages: [
                  { from: '5511999990001', timestamp: String(seconds), type: 'text', text: { body: 'meu segredo' } },
                ],
              },
            },
          ],
        },
      ],
    });
  const now = () => Math.floor(Date.now() / 1000);

  it('goes to the feedback queue as an instant and a hash, without number, name or text', async () => {
    expect((await handler(eventOf(signed(written(now()))))).statusCode).toBe(200);
    const bodies = queued();
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      window: { event: 'wrote', addressHash: expect.stringMatching(/^v1-[0-9a-f]{64}$/), at: expect.any(String) },
    });
    expect(bodies.join()).not.toMatch(/55119|Ana|segredo/);
  });

  it.each([
    ['another secret', signed(written(now()), 'other')],
    ['no signature', { body: written(now()) }],
    ['another body', { ...signed(written(now())), body: written(now() - 1) }],
  ])('with %s is refused, and nothing is queued', async (_, request) => {
    expect((await handler(eventOf(request))).statusCode).toBe(401);
    expect(queued()).toEqual([]);
  });

  it('two days ago is accepted, so that Meta stops repeating it, and ignored', async () => {
    expect((await handler(eventOf(signed(written(now() - 2 * 86_400))))).statusCode).toBe(200);
    expect(queued()).toEqual([]);
  });

  it('is repeated by Meta when the queue does not take it', async () => {
    faults.add({ target: 'sqs', operation: 'SendMessageBatch', times: 4, error: '500' });
    expect((await handler(eventOf(signed(written(now()))))).statusCode).toBe(500);
  });

  it('is in no log, taken or not', async () => {
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    faults.add({ target: 'sqs', operation: 'SendMessageBatch', times: 4, error: '500' });
    for (const body of [written(now()), written(now()), `${written(now())}}`]) await handler(eventOf(signed(body)));
    const lines = output.mock.calls.map(([line]) => String(line));
    output.mockRestore();
    const failure = lines.find((line) => line.includes('failure')) ?? '{}';
    expect(JSON.parse(failure)).toMatchObject({ requestId: 'r', function: 'webhook-whatsapp' });
    expect(lines.join()).not.toMatch(/55119|Ana|segredo/);
    queued();
  });
});
