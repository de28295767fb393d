import * as z from 'zod/mini';
import { EVENT_TYPES, TEST_EVENT } from '../event-types.ts';
import { named, nullable, timestamp } from './common.ts';

/** `paused` by its owner; `disabled` after five days without a success. Neither gets events. */
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
/** Why a try failed; `http_status`: an answer other than 2xx. The last three: nothing was sent. */
export const DELIVERY_ERRORS = [
  'http_status',
  'timeout',
  'unreachable',
  'unresolved',
  'address_not_allowed',
  'webhook_not_active',
  'webhook_deleted',
] as const;

const base = () => ({
  webhookId: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  status: z.enum(WEBHOOK_STATUSES),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  failingSince: nullable(timestamp()).check(z.describe('The first failure since the last success.')),
  disabledAt: nullable(timestamp()),
  previousSecretUntil: nullable(timestamp()).check(
    z.describe('Until then deliveries are signed with the secret before the last rotation, too.'),
  ),
});

const secret = () =>
  z.string().check(z.describe('`whsec_` and the base64 of the key that signs deliveries. Shown only now.'));

export const webhook = named('Webhook', () => z.object(base()));
export const newWebhook = named('CreatedWebhook', () => z.object({ ...base(), secret: secret() }));
/** `secret` is null unless it was rotated. */
export const updatedWebhook = named('UpdatedWebhook', () => z.object({ ...base(), secret: nullable(secret()) }));

/** One event on its way to one webhook: `deliveryId` is the header `webhook-id` of every try. */
export const webhookDelivery = named('WebhookDelivery', () =>
  z.object({
    deliveryId: z.string(),
    webhookId: z.string(),
    eventType: z.enum([...EVENT_TYPES, TEST_EVENT]),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int(),
    responseCode: nullable(z.int()),
    durationMs: nullable(z.int()),
    error: nullable(z.enum(DELIVERY_ERRORS)),
    createdAt: timestamp(),
    lastAttemptAt: nullable(timestamp()),
    nextAttemptAt: nullable(timestamp()),
    payload: z.object({ type: z.string(), timestamp: timestamp(), data: z.record(z.string(), z.unknown()) }),
  }),
);
