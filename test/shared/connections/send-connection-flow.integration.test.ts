import { describe, expect, it } from 'vitest';
import { messageSchema } from '../../../infra/sandbox/whatsapp/message.ts';
import type { ConnectionButton } from '../../../shared/connections/connection-message.ts';
import {
  type ConnectionServices,
  MessageNotSentError,
  sendConnectionFlow,
} from '../../../shared/connections/send-connection-flow.ts';
import type { SendOutcome } from '../../../shared/notifications/channels/channel.ts';
import type { WhatsappMessage } from '../../../shared/notifications/channels/whatsapp.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const anHourAgo = '2026-03-10T11:00:00.000Z' as Instant;
const aDayAgo = '2026-03-09T12:00:00.000Z' as Instant;
const url: ConnectionButton = { kind: 'url', address: 'https://saldo.example/conectar#' };
const flow: ConnectionButton = { kind: 'flow', flowId: '4711' };
const accepted: SendOutcome = { kind: 'accepted', messageId: 'wamid.1' };
const tooLate: SendOutcome = { kind: 'refused', reason: 'whatsapp:131047', windowIsClosed: true };

type World = { wroteAt?: Instant | null; button?: ConnectionButton | null; outcomes?: SendOutcome[] };

/** A messaging network that validates requests like the stand-in and returns the given outcomes in order. */
const worldOf = ({ wroteAt = null, button = url, outcomes = [accepted] }: World) => {
  const sent: WhatsappMessage[] = [];
  const asked: string[] = [];
  const services: ConnectionServices = {
    buttonToken: async (userId) => `token-of-${userId}`,
    lastInboundAt: async (phone) => {
      asked.push(phone);
      return wroteAt;
    },
    send: async (message) => {
      expect(messageSchema.safeParse({ messaging_product: 'whatsapp', ...message }).error).toBeUndefined();
      const outcome = outcomes[sent.length];
      sent.push(message);
      if (!outcome) throw new Error('Nothing more was to be sent');
      return outcome;
    },
    button,
  };
  return { services, sent, asked };
};

const paula = { userId: 'paula', plan: 'premium' as const, phone: '5511999990001', name: 'Paula Souza' };

describe('the connection flow', () => {
  it('is a free message with a link to who wrote within the day', async () => {
    const { services, sent } = worldOf({ wroteAt: anHourAgo });
    expect(await sendConnectionFlow(paula, services, now)).toBe('connection');
    expect(sent).toEqual([
      {
        to: '5511999990001',
        type: 'interactive',
        interactive: {
          type: 'cta_url',
          body: { text: expect.stringMatching(/^Olá, Paula! .*24 horas e pode ser usado uma vez\.$/) },
          action: {
            name: 'cta_url',
            parameters: {
              display_text: 'Conectar banco',
              url: 'https://saldo.example/conectar#token-of-paula',
            },
          },
        },
      },
    ]);
  });

  it('is a free message that opens the flow where one is configured', async () => {
    const { services, sent } = worldOf({ wroteAt: anHourAgo, button: flow });
    await sendConnectionFlow(paula, services, now);
    expect(sent[0]).toMatchObject({
      type: 'interactive',
      interactive: {
        type: 'flow',
        action: {
          name: 'flow',
          parameters: {
            flow_message_version: '3',
            flow_id: '4711',
            flow_action: 'navigate',
            flow_action_payload: { screen: 'CONNECT', data: { connect_token: 'token-of-paula' } },
          },
        },
      },
    });
  });

  const urlButton = { sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'token-of-paula' }] };
  const flowAction = { flow_token: 'connection', flow_action_data: { connect_token: 'token-of-paula' } };
  const flowButton = { sub_type: 'flow', index: '0', parameters: [{ type: 'action', action: flowAction }] };

  it.each([
    { name: 'who never wrote', world: {}, button: urlButton },
    { name: 'who wrote a day ago', world: { wroteAt: aDayAgo }, button: urlButton },
    { name: 'who never wrote, with a flow', world: { button: flow }, button: flowButton },
    { name: 'anybody where no button is configured', world: { wroteAt: anHourAgo, button: null }, button: urlButton },
  ])('is a template to $name', async ({ world, button }) => {
    const { services, sent } = worldOf(world);
    await sendConnectionFlow(paula, services, now);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      type: 'template',
      template: { name: 'open_finance_connection', components: [{ type: 'body' }, { type: 'button', ...button }] },
    });
  });

  it.each([url, flow])('goes out as the template at once where Meta finds the window closed: $kind', async (button) => {
    const { services, sent } = worldOf({ wroteAt: anHourAgo, button, outcomes: [tooLate, accepted] });
    expect(await sendConnectionFlow(paula, services, now)).toBe('connection');
    expect(sent.map(({ type }) => type)).toEqual(['interactive', 'template']);
    expect(JSON.stringify(sent[1])).toContain('token-of-paula');
  });

  it.each<SendOutcome>([
    { kind: 'failed', reason: 'whatsapp:TimeoutError' },
    { kind: 'throttled', reason: 'whatsapp:130429' },
    { kind: 'refused', reason: 'whatsapp:100' },
    { kind: 'refused', reason: 'whatsapp:131026', addressIsBad: true },
  ])('is not sent twice when the free message meets $reason, nor claimed', async (outcome) => {
    const { services, sent } = worldOf({ wroteAt: anHourAgo, outcomes: [outcome] });
    await expect(sendConnectionFlow(paula, services, now)).rejects.toThrow(MessageNotSentError);
    expect(sent).toHaveLength(1);
  });

  it('is not claimed when the template that was to replace it fails, nor tried a third time', async () => {
    const { services, sent } = worldOf({ wroteAt: anHourAgo, outcomes: [tooLate, tooLate] });
    await expect(sendConnectionFlow(paula, services, now)).rejects.toThrow(MessageNotSentError);
    expect(sent).toHaveLength(2);
  });

  it('is not sent when the store fails', async () => {
    const { services, sent } = worldOf({});
    services.lastInboundAt = () => Promise.reject(new Error('down'));
    await expect(sendConnectionFlow(paula, services, now)).rejects.toThrow('down');
    expect(sent).toEqual([]);
  });

  it.each([
    ['a name of one endless word', 'A'.repeat(5000)],
    ['no name', null],
    ['markup and line breaks', '\n*_Paula_*\n\n{{1}}'],
  ])('is a message that Meta takes with %s', async (_, name) => {
    for (const wroteAt of [anHourAgo, null]) {
      const { services, sent } = worldOf({ wroteAt });
      await sendConnectionFlow({ ...paula, name }, services, now);
      expect(sent).toHaveLength(1);
    }
  });
});

it.each(['free', 'basic', 'pro'] as const)(
  'the suggestion to upgrade is a template on plan %s, and nobody is asked for more',
  async (plan) => {
    const { services, sent, asked } = worldOf({ wroteAt: anHourAgo });
    services.buttonToken = () => Promise.reject(new Error('not for this plan'));
    expect(await sendConnectionFlow({ ...paula, plan }, services, now)).toBe('upgrade');
    expect(sent).toMatchObject([{ type: 'template', template: { name: 'open_finance_upgrade' } }]);
    expect(asked).toEqual([]);
  },
);
