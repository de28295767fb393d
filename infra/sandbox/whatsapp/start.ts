import { randomUUID } from 'node:crypto';
import { type Instant, systemClock } from '../../../shared/time/instant.ts';
import type { Place } from '../../emulators/http/listen.ts';
import { type FaultSource, inMemory, noFaults, type SectionSource } from '../http/ports.ts';
import { jsonObject, serve, type VendorRequest, type VendorResponse } from '../http/serve.ts';
import type { Delivery } from '../http/webhook-delivery.ts';
import { faultResponse, type RefusalCode, refusal } from './errors.ts';
import { messageSchema } from './message.ts';
import { messageOutbox, type SentMessage } from './outbox.ts';
import { recipients, waIdOf } from './recipients.ts';
import { inboundBody, type MessageStatus, sendWebhook, statusBody, type WhatsappWebhook } from './webhooks.ts';

export const whatsappLogin = { token: 'local-whatsapp-token', phoneNumberId: '100000000000001' };

export type WhatsappOptions = {
  /** Any free port unless given. */
  place?: Place | undefined;
  clock?: () => Instant;
  token?: string;
  phoneNumberId?: string;
  journal?: SectionSource;
  faults?: FaultSource;
  webhook?: WhatsappWebhook;
  webhookRetryDelaysMs?: readonly number[];
};

/** The simulated Cloud API. */
export type RunningWhatsapp = {
  /** Base URL without a version; calls go to `/v{n}/{phone-number-id}/messages`. */
  url: string;
  close(): Promise<void>;
  /** Accepted messages, in order of sending. */
  messages(): SentMessage[];
  clear(): void;
  /** Refuses messages to this number, by default as undeliverable (131026). */
  refuseRecipient(phone: string, code?: RefusalCode): void;
  acceptRecipient(phone: string): void;
  /** A person writes, now by default: opens 24 hours for free messages, and sends the webhook if one is configured. */
  receiveMessage(from: string, text: string, at?: Instant): Promise<Delivery | null>;
  /** Sends the webhook of a message's status; null without a webhook. `code`: reason of a failure. */
  sendStatus(status: { messageId: string; status: MessageStatus; code?: RefusalCode }): Promise<Delivery | null>;
};

const PATH = /^\/v\d+(?:\.\d+)?\/(\d+)\/messages$/;

const newMessageId = (): string => `wamid.${Buffer.from(randomUUID()).toString('base64')}`;

const complaint = (error: {
  issues: readonly { path: readonly PropertyKey[]; params?: unknown }[];
}): VendorResponse => {
  const [issue] = error.issues;
  const where = issue?.path.join('.') || 'type';
  const isTemplateText = issue?.params instanceof Object && 'code' in issue.params;
  return refusal(isTemplateText ? 132018 : 100, `Parameter ${where} is invalid`);
};

export const startWhatsapp = async (options: WhatsappOptions = {}): Promise<RunningWhatsapp> => {
  const { clock = systemClock, faults = noFaults, webhook } = options;
  const { token = whatsappLogin.token, phoneNumberId = whatsappLogin.phoneNumberId } = options;
  const { journal = inMemory } = options;
  const outbox = messageOutbox(journal);
  const people = recipients(journal);

  const accept = (request: VendorRequest): VendorResponse => {
    const body = jsonObject(request.body);
    // Meta reads a message without a type as text.
    const parsed = messageSchema.safeParse({ type: 'text', ...body });
    if (!body || !parsed.success) return parsed.error ? complaint(parsed.error) : refusal(100, 'The body is not JSON');
    const at = clock();
    const refused = people.refusalOf(parsed.data, at);
    if (refused) return refused;
    const { to, type } = parsed.data;
    const id = newMessageId();
    outbox.record({ id, to, type, payload: body, at });
    const contacts = [{ input: to, wa_id: waIdOf(to) }];
    return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages: [{ id }] } };
  };

  const respond = (request: VendorRequest): VendorResponse => {
    const { method, path, headers } = request;
    const fault = faults.take('whatsapp', `${method} ${path}`);
    if (fault) return faultResponse(fault);
    if (headers.authorization !== `Bearer ${token}`) return refusal(190, 'The access token could not be decoded');
    const match = method === 'POST' ? PATH.exec(path) : null;
    if (match?.[1] !== phoneNumberId) return refusal(100, 'Unsupported request: no such object');
    return accept(request);
  };

  const tell = async (body: string): Promise<Delivery | null> =>
    webhook ? sendWebhook(webhook, body, options.webhookRetryDelaysMs) : null;

  const server = await serve(respond, options.place);
  return {
    url: server.url,
    close: server.close,
    messages: outbox.list,
    clear: outbox.clear,
    refuseRecipient: (phone, code = 131026) => people.refuse(phone, code),
    acceptRecipient: people.accept,
    receiveMessage(from, text, at = clock()) {
      people.wrote(from, at);
      return tell(inboundBody(phoneNumberId, { from: waIdOf(from), text, id: newMessageId(), at }));
    },
    sendStatus({ messageId, ...status }) {
      const recipient = waIdOf(outbox.find(messageId)?.to ?? '');
      return tell(statusBody(phoneNumberId, { id: messageId, recipient, at: clock(), ...status }));
    },
  };
};
