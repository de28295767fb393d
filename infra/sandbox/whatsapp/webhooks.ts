import { epochSeconds, type Instant } from '../../../shared/time/instant.ts';
import { type Delivery, deliver, hmacSha256Hex } from '../http/webhook-delivery.ts';
import { type RefusalCode, titleOf } from './errors.ts';

/** Target of status and message events; `X-Hub-Signature-256` signs the raw body. */
export type WhatsappWebhook = { url: string | (() => string); appSecret: string };

export type MessageStatus = 'sent' | 'delivered' | 'read' | 'failed';

const RETRY_DELAYS_MS = [200, 1_000, 5_000];

const envelope = (phoneNumberId: string, value: Record<string, unknown>): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '0',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '551140000000', phone_number_id: phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });

const failure = (code: RefusalCode) => ({
  errors: [{ code, title: titleOf(code), message: titleOf(code), error_data: { details: titleOf(code) } }],
});

/** One status of a message. @param code reason of the failure; only with `failed` */
export const statusBody = (
  phoneNumberId: string,
  {
    id,
    recipient,
    status,
    code,
    at,
  }: { id: string; recipient: string; status: MessageStatus; code?: RefusalCode; at: Instant },
): string =>
  envelope(phoneNumberId, {
    statuses: [
      {
        id,
        status,
        timestamp: String(epochSeconds(at)),
        recipient_id: recipient,
        ...(status === 'failed' ? failure(code ?? 131026) : {}),
      },
    ],
  });

/** A text that a person wrote to the business. */
export const inboundBody = (
  phoneNumberId: string,
  { from, text, id, at }: { from: string; text: string; id: string; at: Instant },
): string =>
  envelope(phoneNumberId, {
    contacts: [{ profile: { name: 'Cliente' }, wa_id: from }],
    messages: [{ from, id, timestamp: String(epochSeconds(at)), type: 'text', text: { body: text } }],
  });

export const sendWebhook = (
  { url, appSecret }: WhatsappWebhook,
  body: string,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<Delivery> => {
  const headers = { 'x-hub-signature-256': `sha256=${hmacSha256Hex(appSecret, body)}` };
  return deliver(typeof url === 'string' ? url : url(), body, headers, { delaysMs, gaveUpOn: () => false });
};
