import type { WhatsappMessage } from '../notifications/channels/whatsapp.ts';
import { firstNameOf } from '../notifications/notices/content.ts';
import { optionalSetting, publicLink, variables } from '../platform/environment.ts';

/** `flow`: the first screen `CONNECT` takes `connect_token`, the aggregator's; `url`: `address` followed by a link's token. */
export type ConnectionButton = { kind: 'flow'; flowId: string } | { kind: 'url'; address: string };

// Behind `#` the token reaches no server and no log on its way.
const OWN_PAGE = '/conectar#';

/** Null without configuration: then only the template, with its own URL, can be sent. */
export const connectionButton = (): ConnectionButton | null => {
  const flowId = optionalSetting(variables.whatsappConnectionFlowId);
  if (flowId) return { kind: 'flow', flowId };
  const address = optionalSetting(variables.whatsappConnectionUrl) ?? publicLink(OWN_PAGE);
  return address ? { kind: 'url', address } : null;
};

/**
 * Approved templates (pt_BR); {{1}} in the body is the first name. The connection button is a flow, or a URL that ends
 * in {{1}} for a link's token.
 */
const TEMPLATES = { connection: 'open_finance_connection', upgrade: 'open_finance_upgrade' } as const;

/** `token` returns with the person's answer; it names the flow and no person. */
const FLOW = { screen: 'CONNECT', token: 'connection' } as const;

const LASTS = {
  flow: 'Ele vale por 30 minutos.',
  url: 'O link é só seu, vale por 24 horas e pode ser usado uma vez.',
};

const BUTTON_TEXT = 'Conectar banco';

const firstName = (name: string | null): string => firstNameOf(name) ?? 'cliente';

const templateTo = (to: string, name: string, components: readonly object[]): WhatsappMessage => ({
  to,
  type: 'template',
  template: { name, language: { code: 'pt_BR' }, components },
});

const greeting = (name: string | null) => ({ type: 'body', parameters: [{ type: 'text', text: firstName(name) }] });

const templateButton = (button: ConnectionButton | null, token: string) =>
  button?.kind === 'flow'
    ? {
        sub_type: 'flow',
        parameters: [
          {
            type: 'action',
            action: { flow_token: FLOW.token, flow_action_data: { connect_token: token } },
          },
        ],
      }
    : { sub_type: 'url', parameters: [{ type: 'text', text: token }] };

const interactiveAction = (button: ConnectionButton, token: string) =>
  button.kind === 'flow'
    ? {
        name: 'flow',
        parameters: {
          flow_message_version: '3',
          flow_id: button.flowId,
          flow_token: FLOW.token,
          flow_cta: BUTTON_TEXT,
          flow_action: 'navigate',
          flow_action_payload: { screen: FLOW.screen, data: { connect_token: token } },
        },
      }
    : {
        name: 'cta_url',
        parameters: { display_text: BUTTON_TEXT, url: `${button.address}${encodeURIComponent(token)}` },
      };

type Person = { phone: string; name: string | null };
/** `token`: in a flow the aggregator's connect token, valid for 30 minutes; else that of a link, valid for 24 hours. */
type Connection<Button> = { token: string; button: Button };

/** Accepted at any time. `phone`: digits with country code. */
export const connectionTemplate = (
  { phone, name }: Person,
  { token, button }: Connection<ConnectionButton | null>,
): WhatsappMessage =>
  templateTo(phone, TEMPLATES.connection, [
    greeting(name),
    { type: 'button', index: '0', ...templateButton(button, token) },
  ]);

/** Accepted within 24 hours of the person's last message. */
export const connectionMessage = (
  { phone, name }: Person,
  { token, button }: Connection<ConnectionButton>,
): WhatsappMessage => ({
  to: phone,
  type: 'interactive',
  interactive: {
    type: button.kind === 'flow' ? 'flow' : 'cta_url',
    body: {
      text: `Olá, ${firstName(name)}! Para conectar seu banco ao Saldo, toque no botão abaixo. ${LASTS[button.kind]}`,
    },
    action: interactiveAction(button, token),
  },
});

/** Connections need the premium plan. @param phone digits with country code */
export const upgradeMessage = ({ phone, name }: Person): WhatsappMessage =>
  templateTo(phone, TEMPLATES.upgrade, [greeting(name)]);
