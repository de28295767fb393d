import * as z from 'zod/mini';
import type { Switches } from '../../access/switches.ts';
import { optionalSetting, setting, variables } from '../../platform/environment.ts';
import { type HttpAnswer, httpExchange } from '../../platform/http-exchange.ts';
import { forgetSecret, secretField } from '../../platform/secrets.ts';
import { expiring } from '../../time/host.ts';
import type { Content } from '../notices/content.ts';
import type { Outgoing, Sender, SendOutcome } from './channel.ts';

/** Rate limits of the Cloud API, per number or in all. */
const THROTTLES = new Set([4, 80007, 130429, 131048, 131056, 133016]);
/** Account problems (token, account, payment, templates) and outages: the message can be sent once they are fixed. */
const PASSING = new Set([
  0, 1, 2, 3, 10, 190, 200, 368, 131000, 131016, 131031, 131042, 131057, 132001, 132007, 132015, 132016,
]);
/** Not on WhatsApp, or the owner has blocked our messages. */
const BAD_NUMBERS = new Set([131026, 131050]);

/** More than 24 hours since the person's last message: only a template is accepted. */
export const isWindowClosed = (code: number): boolean => code === 131047;

export const isBadNumber = (code: number): boolean => BAD_NUMBERS.has(code);

/** @param code the Cloud API's error code; null when the answer had none */
export const outcomeOfRefusal = (status: number, code: number | null): SendOutcome => {
  const reason = `whatsapp:${code ?? `http-${status}`}`;
  if (status === 429 || (code !== null && THROTTLES.has(code))) return { kind: 'throttled', reason };
  if (code !== null && BAD_NUMBERS.has(code)) return { kind: 'refused', reason, addressIsBad: true };
  if (code !== null && isWindowClosed(code)) return { kind: 'refused', reason, windowIsClosed: true };
  const passing = status >= 500 || status === 401 || status === 403 || status === 408;
  return { kind: passing || (code !== null && PASSING.has(code)) ? 'failed' : 'refused', reason };
};

/** Without a readable answer the message may have been accepted. */
const outcomeUnknown = (error: unknown): SendOutcome => ({
  kind: 'failed',
  reason: `whatsapp:${error instanceof Error ? error.name : 'Unknown'}`,
});

const DEADLINE_MILLISECONDS = 8000;
/** Answers have a few hundred. */
const MOST_BYTES = 64 * 1024;
const GRAPH_VERSION = 'v23.0';

type Template = NonNullable<Content['template']>;

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/** `to`: digits with country code. */
export type WhatsappMessage = { to: string; type: string } & Record<string, unknown>;

/** Throws only when it is not configured; vendor and network failures are outcomes. */
export const sendWhatsapp = async (message: WhatsappMessage): Promise<SendOutcome> => {
  const base = setting(variables.whatsappApiUrl).replace(/\/+$/, '');
  const url = new URL(`${base}/${GRAPH_VERSION}/${setting(variables.whatsappPhoneNumberId)}/messages`);
  const token = await secretField('whatsapp', 'token');
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', ...message }),
  } as const;
  const signal = expiring(DEADLINE_MILLISECONDS);
  try {
    return outcomeOf(await httpExchange(url, request, { signal, maxBytes: MOST_BYTES }));
  } catch (error) {
    return outcomeUnknown(signal.aborted ? signal.reason : error);
  }
};

const outcomeOf = ({ status, body }: HttpAnswer): SendOutcome => {
  if (status >= 200 && status < 300) {
    const id = accepted.parse(JSON.parse(body)).messages[0]?.id ?? '';
    return { kind: 'accepted', messageId: id };
  }
  // The token was rotated: the next attempt reads the new one.
  if (status === 401) forgetSecret('whatsapp');
  return outcomeOfRefusal(status, errorCode(body));
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

/** By its switch, or by the deployment. */
export const isWhatsappStopped = (on: Switches): boolean =>
  on.has('whatsapp') || optionalSetting(variables.whatsappEnabled) === '0';

/** Template messages through the WhatsApp Cloud API. */
export const whatsappSender: Sender = {
  async send(message) {
    const { template } = message.content;
    if (!template) return { kind: 'refused', reason: 'no-template', addressIsBad: false };
    return sendWhatsapp(templateMessage(template, message));
  },
};
