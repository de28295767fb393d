import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { openJournal } from '../../../../infra/emulators/journal.ts';
import {
  type RunningWhatsapp,
  startWhatsapp,
  type WhatsappOptions,
  whatsappLogin,
} from '../../../../infra/sandbox/whatsapp/start.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { handClock, onTestEnd, receiver, send, start } from '../aggregator/support.ts';

const to = '+5511999990001';
const template = {
  messaging_product: 'whatsapp',
  to,
  type: 'template',
  template: {
    name: 'payment_reminder',
    language: { code: 'pt_BR' },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: 'Aluguel' }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'r-1' }] },
    ],
  },
};
const text = { messaging_product: 'whatsapp', to, type: 'text', text: { body: 'Oi' } };
const flow = {
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'interactive',
  interactive: {
    type: 'flow',
    body: { text: 'Conecte seu banco' },
    action: {
      name: 'flow',
      parameters: { flow_message_version: '3', flow_id: '1', flow_cta: 'Conectar', flow_token: 't' },
    },
  },
};

const running = async (options: WhatsappOptions = {}): Promise<RunningWhatsapp> => {
  const whatsapp = await startWhatsapp({ clock: () => start, webhookRetryDelaysMs: [5], ...options });
  onTestEnd(whatsapp.close);
  return whatsapp;
};

const post = (whatsapp: RunningWhatsapp, body: unknown, path = `/v21.0/${whatsappLogin.phoneNumberId}/messages`) =>
  send(`${whatsapp.url}${path}`, { method: 'POST', body, bearer: whatsappLogin.token });

describe('sending', () => {
  it('accepts a template, returns its id and records the request', async () => {
    const whatsapp = await running();
    const { status, body } = await post(whatsapp, template);
    expect(status).toBe(200);
    expect(body).toEqual({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: '5511999990001' }],
      messages: [{ id: expect.stringMatching(/^wamid\./) }],
    });
    expect(whatsapp.messages()).toEqual([
      { id: expect.any(String), to, type: 'template', payload: template, at: start },
    ]);
    whatsapp.clear();
    expect(whatsapp.messages()).toEqual([]);
  });

  it.each([
    { name: 'text', message: text },
    { name: 'interactive flow', message: flow },
    { name: 'interactive link', message: linkWith({}) },
  ])('takes a free $name only within 24 hours of what the person wrote', async ({ message }) => {
    const { clock, advance } = handClock();
    const whatsapp = await running({ clock });
    const refused = { status: 400, body: { error: { code: 131047, type: 'OAuthException' } } };
    expect(await post(whatsapp, message)).toMatchObject(refused);
    await whatsapp.receiveMessage('5511999990001', 'quero conectar');
    advance(24 * 3_600_000 - 1);
    expect((await post(whatsapp, message)).status).toBe(200);
    advance(1);
    expect(await post(whatsapp, message)).toMatchObject(refused);
    expect(whatsapp.messages()).toHaveLength(1);
  });

  it('counts the 24 hours of a person from the latest message, in any order of arrival', async () => {
    const { clock, advance } = handClock();
    const whatsapp = await running({ clock });
    await whatsapp.receiveMessage('5511999990002', 'oi');
    await whatsapp.receiveMessage('5511999990001', 'oi');
    await whatsapp.receiveMessage('5511999990001', 'antes', addSeconds(start, -86_400));
    advance(24 * 3_600_000 - 1);
    expect((await post(whatsapp, text)).status).toBe(200);
    advance(1);
    await whatsapp.receiveMessage('5511999990002', 'oi');
    expect((await post(whatsapp, text)).body).toMatchObject({ error: { code: 131047 } });
  });

  it('remembers who wrote over a restart', async () => {
    const journal = await openJournal();
    const before = await running({ journal });
    await before.receiveMessage(to, 'oi');
    expect((await post(await running({ journal }), text)).status).toBe(200);
  });

  it('identifies a person outside São Paulo by the number without its ninth digit', async () => {
    const whatsapp = await running();
    await whatsapp.receiveMessage('553187654321', 'oi');
    const { status, body } = await post(whatsapp, { ...text, to: '+5531987654321' });
    expect(status).toBe(200);
    expect(body.contacts).toEqual([{ input: '+5531987654321', wa_id: '553187654321' }]);
  });

  it('refuses a recipient that cannot be reached, until it can', async () => {
    const whatsapp = await running();
    whatsapp.refuseRecipient('5511999990001');
    expect(await post(whatsapp, template)).toMatchObject({
      status: 400,
      body: { error: { code: 131026, message: '(#131026) Message undeliverable' } },
    });
    whatsapp.acceptRecipient(to);
    expect((await post(whatsapp, template)).status).toBe(200);
  });

  const withTemplate = (over: Record<string, unknown>) => ({
    ...template,
    template: { ...template.template, ...over },
  });
  const withText = (value: string) =>
    withTemplate({ components: [{ type: 'body', parameters: [{ type: 'text', text: value }] }] });
  const button = (over: Record<string, unknown>) =>
    withTemplate({ components: [{ type: 'button', sub_type: 'url', index: 0, ...over }] });

  it.each([
    { name: 'no JSON', message: 'nonsense', code: 100 },
    { name: 'another product', message: { ...text, messaging_product: 'sms' }, code: 100 },
    { name: 'no recipient', message: { ...template, to: '' }, code: 100 },
    { name: 'a template without language', message: withTemplate({ language: undefined }), code: 100 },
    { name: 'a template name in capitals', message: withTemplate({ name: 'Reminder' }), code: 100 },
    { name: 'an empty parameter', message: withText(''), code: 100 },
    { name: 'a line break in a parameter', message: withText('a\nb'), code: 132018 },
    { name: 'five spaces in a parameter', message: withText('a     b'), code: 132018 },
    { name: 'a button without index', message: button({ index: undefined }), code: 100 },
    { name: 'an unknown kind of button', message: button({ sub_type: 'link' }), code: 100 },
    { name: 'a flow without its id', message: flowWith({ flow_id: undefined }), code: 100 },
    { name: 'a flow of another version', message: flowWith({ flow_message_version: '2' }), code: 100 },
    { name: 'a flow without its first screen', message: flowWith({ flow_action: 'navigate' }), code: 100 },
    {
      name: 'a flow with an empty payload',
      message: flowWith({ flow_action_payload: { screen: 'S', data: {} } }),
      code: 100,
    },
    { name: 'a flow with a long button text', message: flowWith({ flow_cta: 'C'.repeat(21) }), code: 100 },
    { name: 'a link with a long button text', message: linkWith({ display_text: 'C'.repeat(21) }), code: 100 },
    { name: 'a link to nowhere', message: linkWith({ url: 'connect' }), code: 100 },
    { name: 'a link that is code', message: linkWith({ url: 'javascript:alert(1)' }), code: 100 },
    {
      name: 'an interactive message without a text',
      message: { ...flow, interactive: { ...flow.interactive, body: undefined } },
      code: 100,
    },
    { name: 'an empty text', message: { ...text, text: { body: '' } }, code: 100 },
    { name: 'an unknown type', message: { ...text, type: 'poem' }, code: 100 },
  ])("refuses $name with Meta's code $code and records nothing", async ({ message, code }) => {
    const whatsapp = await running();
    await whatsapp.receiveMessage(to, 'oi');
    const { status, body } = await post(whatsapp, message);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code, error_data: { messaging_product: 'whatsapp' } });
    expect(whatsapp.messages()).toEqual([]);
  });

  it('refuses a wrong token with 401 and another phone number id with 400', async () => {
    const whatsapp = await running();
    const path = `/v21.0/${whatsappLogin.phoneNumberId}/messages`;
    const answer = await send(`${whatsapp.url}${path}`, { method: 'POST', body: template, bearer: 'wrong' });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 190 } } });
    expect((await post(whatsapp, template, '/v21.0/42/messages')).status).toBe(400);
    expect((await post(whatsapp, template, `/v23/${whatsappLogin.phoneNumberId}/messages`)).status).toBe(200);
  });

  it.each([
    { error: 'throttle', status: 429, code: 130429 },
    { error: 'conflict', status: 409, code: 131056 },
    { error: '500', status: 500, code: 131000 },
  ] as const)('shows the fault $error once', async ({ error, status, code }) => {
    const faults = createFaults();
    faults.add({ target: 'whatsapp', times: 1, error });
    const whatsapp = await running({ faults });
    expect(await post(whatsapp, template)).toMatchObject({ status, body: { error: { code } } });
    expect((await post(whatsapp, template)).status).toBe(200);
  });
});

describe('webhooks', () => {
  const webhookAt = async () => {
    const hook = await receiver(503);
    const whatsapp = await running({ webhook: { url: hook.url, appSecret: 'app-secret' } });
    await post(whatsapp, template);
    return { hook, whatsapp, messageId: whatsapp.messages()[0]?.id ?? '' };
  };

  it('sends a signed status, again after a refusal', async () => {
    const { hook, whatsapp, messageId } = await webhookAt();
    expect(await whatsapp.sendStatus({ messageId, status: 'delivered' })).toMatchObject({ status: 200, attempts: 2 });
    const [, received] = hook.received;
    const signature = createHmac('sha256', 'app-secret')
      .update(received?.raw ?? '')
      .digest('hex');
    expect(received?.headers['x-hub-signature-256']).toBe(`sha256=${signature}`);
    const status = { id: messageId, status: 'delivered', timestamp: '1773144000', recipient_id: '5511999990001' };
    expect(received?.body).toMatchObject({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ field: 'messages', value: { statuses: [status] } }] }],
    });
  });

  it('includes the reason of a failure', async () => {
    const { hook, whatsapp, messageId } = await webhookAt();
    await whatsapp.sendStatus({ messageId, status: 'failed', code: 131047 });
    expect(hook.received[1]?.raw).toContain('"errors":[{"code":131047');
  });

  it('reports a message of a person', async () => {
    const { hook, whatsapp } = await webhookAt();
    await whatsapp.receiveMessage(to, 'PARAR');
    expect(hook.received[1]?.body).toMatchObject({
      entry: [
        { changes: [{ value: { messages: [{ from: '5511999990001', type: 'text', text: { body: 'PARAR' } }] } }] },
      ],
    });
  });

  it('reports nothing without a webhook', async () => {
    expect(await (await running()).sendStatus({ messageId: 'x', status: 'read' })).toBeNull();
  });
});

function flowWith(over: Record<string, unknown>) {
  const parameters = { ...flow.interactive.action.parameters, ...over };
  return { ...flow, interactive: { ...flow.interactive, action: { name: 'flow', parameters } } };
}

function linkWith(over: Record<string, unknown>) {
  const parameters = { display_text: 'Conectar', url: 'https://connect.example.com/?t=1', ...over };
  const interactive = { type: 'cta_url', body: { text: 'Conecte seu banco' }, action: { name: 'cta_url', parameters } };
  return { ...flow, interactive };
}
