import { oneLine } from '../notifications/content.ts';
import type { WhatsappMessage } from '../notifications/whatsapp.ts';
import type { ConnectionButton } from './connection-button.ts';

/**
 * Templates approved in the WhatsApp account, language pt_BR (README, Notifications). Each body has one parameter {{1}},
 * the first name. The connection's button is a flow's, or a URL that ends in {{1}}, which takes the aggregator's connect
 * token; the upgrade template tells of limited access and suggests the premium plan.
 */
const TEMPLATES = { connection: 'open_finance_connection', upgrade: 'open_finance_upgrade' } as const;

/** The first screen of the flow, and what comes back to us with the person's answer: it names the flow, nobody in it. */
const FLOW = { screen: 'CONNECT', token: 'connection' } as const;

const BUTTON_TEXT = 'Conectar banco';

/** Meta refuses a text over 1,024 characters; no first name needs so many. */
const LONGEST_NAME = 60;

const firstName = (name: string | null): string =>
  [...(oneLine(name ?? '').split(' ')[0] ?? '')].slice(0, LONGEST_NAME).join('') || 'cliente';

const templateTo = (to: string, name: string, components: readonly object[]): WhatsappMessage => ({
  to,
  type: 'template',
  template: { name, language: { code: 'pt_BR' }, components },
});

const greeting = (name: string | null) => ({ type: 'body', parameters: [{ type: 'text', text: firstName(name) }] });

const templateButton = (button: ConnectionButton | null, connectToken: string) =>
  button?.kind === 'flow'
    ? {
        sub_type: 'flow',
        parameters: [
          {
            type: 'action',
            action: { flow_token: FLOW.token, flow_action_data: { connect_token: connectToken } },
          },
        ],
      }
    : { sub_type: 'url', parameters: [{ type: 'text', text: connectToken }] };

const interactiveAction = (button: ConnectionButton, connectToken: string) =>
  button.kind === 'flow'
    ? {
        name: 'flow',
        parameters: {
          flow_message_version: '3',
          flow_id: button.flowId,
          flow_token: FLOW.token,
          flow_cta: BUTTON_TEXT,
          flow_action: 'navigate',
          flow_action_payload: { screen: FLOW.screen, data: { connect_token: connectToken } },
        },
      }
    : {
        name: 'cta_url',
        parameters: { display_text: BUTTON_TEXT, url: `${button.address}${encodeURIComponent(connectToken)}` },
      };

type Person = { phone: string; name: string | null };
/** `token`: the aggregator's connect token, good for 30 minutes, for this user. */
type Connection<Button> = { token: string; button: Button };

/** The connection flow as a template, which is taken at any time. `phone`: digits with country code. */
export const connectionTemplate = (
  { phone, name }: Person,
  { token, button }: Connection<ConnectionButton | null>,
): WhatsappMessage =>
  templateTo(phone, TEMPLATES.connection, [
    greeting(name),
    { type: 'button', index: '0', ...templateButton(button, token) },
  ]);

/** The connection flow as a free message, which is taken within 24 hours of the person's last one. */
export const connectionMessage = (
  { phone, name }: Person,
  { token, button }: Connection<ConnectionButton>,
): WhatsappMessage => ({
  to: phone,
  type: 'interactive',
  interactive: {
    type: button.kind === 'flow' ? 'flow' : 'cta_url',
    body: {
      text: `Olá, ${firstName(name)}! Para conectar seu banco ao Saldo, toque no botão abaixo. Ele vale por 30 minutos.`,
    },
    action: interactiveAction(button, token),
  },
});

/** The notice that connections are part of the premium plan. @param phone digits with country code */
export const upgradeMessage = ({ phone, name }: Person): WhatsappMessage =>
  templateTo(phone, TEMPLATES.upgrade, [greeting(name)]);
