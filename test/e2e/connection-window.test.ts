import { createHmac } from 'node:crypto';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookSecrets } from '../../infra/local/secret-values.ts';
import type { SentMessage } from '../../infra/sandbox/whatsapp/outbox.ts';
import { aMinuteLater } from '../support/a-minute-later.ts';
import { startStack, type TestStack } from '../support/stack.ts';

const PHONES = {
  Paula: '+5511999990001',
  Nina: '+5511999990002',
  Minas: '+5531987654321',
  Late: '+5511999990004',
  Edge: '+5511999990005',
  Unheard: '+5511999990006',
  Failed: '+5511999990007',
  Old: '+5511999990008',
  Pro: '+5511999990009',
  Mcp: '+5511999990010',
};
type Person = keyof typeof PHONES;

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({
    users: Object.entries(PHONES).map(([id, phone]) => ({
      id,
      name: `${id} Souza`,
      email: `${id}@example.com`,
      phone,
      subscription: {
        plan: id === 'Pro' ? ('pro' as const) : ('premium' as const),
        status: 'active' as const,
        currentPeriodEnd: '2099-01-01T00:00:00.000Z',
      },
    })),
  });
});
afterAll(() => stack.close());
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  await stack.control('DELETE', 'outbox');
  await aMinuteLater();
});

const call = async (user: Person) =>
  stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key: await stack.keyOf(user) });
const sent = async () => (await stack.control<{ messages: SentMessage[] }>('GET', 'outbox')).messages;
const typesSent = async () => (await sent()).map(({ type }) => type);
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** The person writes to the business number, and the network sends its webhook. */
const writes = async (user: Person, at?: string) => {
  const told = await stack.control('POST', 'whatsapp/messages', { from: PHONES[user], text: 'quero conectar', at });
  await stack.drain();
  return told;
};

const inboundBody = (user: Person, at: string) => ({
  entry: [
    {
      changes: [
        {
          value: { messages: [{ from: PHONES[user].slice(1), timestamp: String(Math.floor(Date.parse(at) / 1000)) }] },
        },
      ],
    },
  ],
});

/** A webhook that the messaging network did not send: it names an unknown message. */
const tell = async (body: unknown, secret = webhookSecrets.whatsappApp) => {
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(raw).digest('hex');
  const headers = { 'x-hub-signature-256': `sha256=${signature}` };
  const { status } = await stack.call('POST', '/webhooks/whatsapp', { body: raw, headers });
  await stack.drain();
  return status;
};

describe('the connection flow within 24 hours of the person’s message', () => {
  it('is a template before, and a free message with a link once this person has written', async () => {
    await call('Paula');
    expect(await typesSent()).toEqual(['template']);
    expect(await writes('Paula')).toMatchObject({ status: 200 });
    await aMinuteLater();
    const { status, body } = await call('Paula');
    expect([status, body]).toEqual([200, { status: 'accepted', message: expect.stringContaining('WhatsApp') }]);
    await call('Nina');
    const [, mine, hers] = await sent();
    expect(mine).toMatchObject({
      to: '5511999990001',
      type: 'interactive',
      payload: {
        interactive: {
          type: 'cta_url',
          action: {
            parameters: { url: expect.stringMatching(/^http:\/\/localhost:\d+\/conectar#[0-9A-Za-z]{22}\.[\w-]{43}$/) },
          },
        },
      },
    });
    expect(hers).toMatchObject({ to: '5511999990002', type: 'template' });
  });

  it('finds the person whom WhatsApp names without the ninth digit', async () => {
    await writes('Minas');
    await call('Minas');
    expect(await typesSent()).toEqual(['interactive']);
  });

  it('ends a minute early', async () => {
    await writes('Edge', secondsAgo(86_400 - 59));
    await call('Edge');
    await aMinuteLater();
    await writes('Edge', secondsAgo(86_400 - 90));
    await call('Edge');
    expect(await typesSent()).toEqual(['template', 'interactive']);
  });

  it('counts from the latest message, although an older one arrives after it', async () => {
    await writes('Old', secondsAgo(60));
    await writes('Old', secondsAgo(23 * 3600));
    await tell(inboundBody('Old', secondsAgo(3 * 86_400)));
    await call('Old');
    expect(await typesSent()).toEqual(['interactive']);
  });

  it('goes out as a template at once where Meta has not heard the person, and again once it has', async () => {
    expect(await tell(inboundBody('Unheard', secondsAgo(10)))).toBe(200);
    expect((await call('Unheard')).status).toBe(200);
    await writes('Unheard');
    await aMinuteLater();
    await call('Unheard');
    expect(await typesSent()).toEqual(['template', 'interactive']);
  });

  it('is a template again after Meta reported that a free message was too late', async () => {
    await writes('Failed', secondsAgo(3600));
    await call('Failed');
    const [message] = await sent();
    const failure = {
      id: message?.id,
      status: 'failed',
      timestamp: String(Math.ceil(Date.now() / 1000)),
      recipient_id: PHONES.Failed.slice(1),
      errors: [{ code: 131047 }],
    };
    expect(await tell({ entry: [{ changes: [{ value: { statuses: [failure] } }] }] })).toBe(200);
    await aMinuteLater();
    await call('Failed');
    expect(await typesSent()).toEqual(['interactive', 'template']);
  });

  it('leaves the suggestion to upgrade a template', async () => {
    await writes('Pro');
    await call('Pro');
    expect(await typesSent()).toEqual(['template']);
  });

  it('is the same to an assistant', async () => {
    await writes('Mcp');
    const headers = {
      authorization: `Bearer ${await stack.keyOf('Mcp')}`,
      accept: 'application/json, text/event-stream',
    };
    const params = { name: 'getOpenFinanceConnectionFlow', arguments: {} };
    const { status } = await stack.call('POST', '/mcp', {
      headers,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    });
    expect(status).toBe(200);
    expect(await typesSent()).toEqual(['interactive']);
  });

  it.each([
    ['dynamodb', 'GetItem', '500'],
    ['dynamodb', 'GetItem', 'throttle'],
    ['whatsapp', undefined, '500'],
    ['whatsapp', undefined, 'throttle'],
    ['whatsapp', undefined, 'timeout'],
  ] as const)('answers 500 when %s (%s) fails with %s, and claims nothing', async (target, operation, error) => {
    await writes('Paula');
    await stack.control('POST', 'faults', { target, operation, times: 20, error });
    const { status, body } = await call('Paula');
    expect([status, body]).toMatchObject([500, { error: 'Internal server error' }]);
    expect(await sent()).toEqual([]);
  });

  it('is opened by no webhook that is unsigned, wrongly signed or rubbish, and closed by none', async () => {
    const late = inboundBody('Late', secondsAgo(5));
    expect(await tell(late, 'guessed')).toBe(401);
    expect((await stack.call('POST', '/webhooks/whatsapp', { body: late })).status).toBe(401);
    const hostile = [
      '',
      '[]',
      '{"entry":[{"changes":[{"value":null}]}]}',
      `{"entry":[{"changes":[{"value":{"messages":${'['.repeat(2000)}${']'.repeat(2000)}}}]}]}`,
      {
        entry: [
          { changes: [{ value: { messages: [{ from: ['5511999990004'], timestamp: 'NaN' }, { __proto__: null }] } }] },
        ],
      },
    ];
    for (const body of hostile) expect([200, 400]).toContain(await tell(body));
    await call('Late');
    expect(await typesSent()).toEqual(['template']);
    expect(await stack.control('GET', 'dead-letters')).toEqual([]);
  });

  it('keeps no phone number and no text of what was written', async () => {
    await writes('Paula');
    const environment = await stack.control<Record<string, string>>('GET', 'environment');
    const client = new DynamoDBClient({
      endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
      region: 'sa-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    });
    const { Items = [] } = await client.send(new ScanCommand({ TableName: environment.TABLE_NAME }));
    const records = Items.filter(({ sk }) => sk?.S === 'INBOUND');
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect(Object.keys(record).toSorted()).toEqual(['expiresAt', 'lastInboundAt', 'pk', 'sk']);
    expect(JSON.stringify(records)).not.toMatch(/9999900|8765|quero/);
  });
});
