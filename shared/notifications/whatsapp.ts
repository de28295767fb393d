import * as z from 'zod/mini';
import { setting, variables } from '../platform/environment.ts';
import { forgetSecret, secretField } from '../platform/secrets.ts';
import type { Outgoing, Sender } from './channel.ts';
import type { Content } from './content.ts';
import type { SendOutcome } from './outcome.ts';
import { outcomeOfRefusal, outcomeUnknown } from './whatsapp-errors.ts';

const DEADLINE_MILLISECONDS = 8000;
const GRAPH_VERSION = 'v23.0';

type Template = NonNullable<Content['template']>;

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/** `to`: digits with country code. */
export type WhatsappMessage = { to: string; type: string } & Record<string, unknown>;

/** Throws only when it is not configured; vendor and network failures are outcomes. */
export const sendWhatsapp = async (message: WhatsappMessage): Promise<SendOutcome> => {
  const base = setting(variables.whatsappApiUrl).replace(/\/+$/, '');
  const url = `${base}/${GRAPH_VERSION}/${setting(variables.whatsappPhoneNumberId)}/messages`;
  const token = await secretField('whatsapp', 'token');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', ...message }),
      signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
    });
    return await outcomeOf(response);
  } catch (error) {
    return outcomeUnknown(error);
  }
};

const outcomeOf = async (response: Response): Promise<SendOutcome> => {
  const text = await response.text();
  if (response.ok) {
    const id = accepted.parse(JSON.parse(text)).messages[0]?.id ?? '';
    return { kind: 'accepted', messageId: id };
  }
  // The token was rotated: the next attempt reads the new one.
  if (response.status === 401) forgetSecret('whatsapp');
  return outcomeOfRefusal(response.status, errorCode(text));
};

const errorCode = (text: string): number | null => {
  try {
    return refused.parse(JSON.parse(text)).error.code;
  } catch {
    return null;
  }
};

const templateMessage = (template: Template, { address, reference }: Outgoing): WhatsappMessage => ({
  to: address,
  type: 'template',
  template: {
    name: template.name,
    language: { code: 'pt_BR' },
    components: [
      { type: 'body', parameters: template.parameters.map((text) => ({ type: 'text', text })) },
      ...(template.button === undefined
        ? []
        : [{ type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: template.button }] }]),
    ],
  },
  biz_opaque_callback_data: reference,
});

/** Template messages through the WhatsApp Cloud API. */
export const whatsappSender: Sender = {
  async send(message) {
    const { template } = message.content;
    if (!template) return { kind: 'refused', reason: 'no-template', addressIsBad: false };
    return sendWhatsapp(templateMessage(template, message));
  },
};
