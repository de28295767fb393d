import { randomUUID } from 'node:crypto';
import { type Delivery, deliver, hmacSha256Hex } from '../http/webhook-delivery.ts';

/** Target and signature of events: a shared key in one header, the hex HMAC-SHA256 of the raw body in another. */
export type WebhookTarget = {
  url: string | (() => string);
  keyHeader: string;
  key: string;
  signatureHeader: string;
  signatureSecret: string;
};

/** An event to send; further fields go into the payload unchanged (`accountId`, `transactionIds`, `eventId` ...). */
export type WebhookEvent = { event: string; itemId: string; [field: string]: unknown };

export type Registration = {
  id: string;
  url: string;
  event: string;
  headers: Record<string, string>;
  createdAt: string;
  updatedAt: string;
  /** When it was disabled. */
  disabledAt: string | null;
};

export type SentWebhook = { eventId: string; deliveries: Delivery[] };

const DEFAULT_DELAYS_MS = [200, 1_000, 5_000];

const wants = ({ event: wanted, disabledAt }: Registration, event: string): boolean =>
  disabledAt === null && (wanted === 'all' || wanted === event || (wanted === 'item/all' && event.startsWith('item/')));

/** Sends events to the configured target and to every registration for that event; a 401 ends the retries. */
export const webhookSender = (target: WebhookTarget | null, delaysMs: readonly number[] = DEFAULT_DELAYS_MS) => {
  const registrations = new Map<string, Registration>();
  const retry = { delaysMs, gaveUpOn: (status: number) => status === 401 };

  const headersFor = (body: string, own: Record<string, string>): Record<string, string> =>
    target
      ? {
          [target.keyHeader]: target.key,
          [target.signatureHeader]: hmacSha256Hex(target.signatureSecret, body),
          ...own,
        }
      : own;

  const destinations = (event: string): Map<string, Record<string, string>> => {
    const found = new Map<string, Record<string, string>>();
    if (target) found.set(typeof target.url === 'string' ? target.url : target.url(), {});
    for (const held of registrations.values()) if (wants(held, event)) found.set(held.url, held.headers);
    return found;
  };

  return {
    registrations,
    async send(event: WebhookEvent, clientUserId: string | null): Promise<SentWebhook> {
      const eventId = typeof event.eventId === 'string' ? event.eventId : randomUUID();
      const body = JSON.stringify({ id: eventId, triggeredBy: 'CLIENT', clientUserId, ...event, eventId });
      const sends = [...destinations(event.event)].map(([url, own]) =>
        deliver(url, body, headersFor(body, own), retry),
      );
      return { eventId, deliveries: await Promise.all(sends) };
    },
  };
};

export type WebhookSender = ReturnType<typeof webhookSender>;
