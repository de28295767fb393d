import * as z from 'zod/mini';
import { setting, variables } from '../environment.ts';
import { forgetSecret, readSecret } from '../secrets.ts';
import type { Outgoing, Sender } from './channel.ts';
import type { SendOutcome } from './outcome.ts';
import { outcomeOfRefusal, outcomeUnknown } from './whatsapp-errors.ts';

const DEADLINE_MILLISECONDS = 8000;
const GRAPH_VERSION = 'v23.0';

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/** A message of the Cloud API without its sender: `to` is a phone number in digits with its country code. */
export type WhatsappMessage = { to: string; type: string } & Record<string, unknown>;

/**
 * Sends one message through the Cloud API. Never throws for what the API or the network does.
 * Business-initiated messages must be templates; others are taken only within 24 hours of the user's last message.
 */
export const sendWhatsapp = async (message: WhatsappMessage): Promise<SendOutcome> => {
  const base = setting(variables.whatsappApiUrl).replace(/\/+$/, '');
  const url = `${base}/${GRAPH_VERSION}/${setting(variables.whatsappPhoneNumberId)}/messages`;
  const { token = '' } = await readSecret('whatsapp');
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
  // The token was rotated: the next try reads the new one.
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

const templateMessage = ({ address, content: { template }, reference }: Outgoing): WhatsappMessage => ({
  to: address,
  type: 'template',
  template: {
    name: template.name,
    language: { code: 'pt_BR' },
    components: [{ type: 'body', parameters: template.parameters.map((text) => ({ type: 'text', text })) }],
  },
  biz_opaque_callback_data: reference,
});

/** Template messages through the WhatsApp Cloud API. */
export const whatsappSender: Sender = { send: (message) => sendWhatsapp(templateMessage(message)) };
