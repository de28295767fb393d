import { full, type ResponseExamples, TIMESTAMP } from './values.ts';

const WEBHOOK_ID = '4kPq2VtYw8RzNcXb7LmDsa';
const DELIVERY_ID = `${WEBHOOK_ID}-0199b3f26c1e7a409d573f1c2b8e4a10`;
/** Of the form of a secret, and none. */
const SECRET = `whsec_${'x'.repeat(43)}=`;

const webhook = {
  webhookId: WEBHOOK_ID,
  url: 'https://app.example.com/saldo',
  events: ['transactions.changed', 'limit.reached'],
  status: 'active',
  createdAt: TIMESTAMP,
  updatedAt: TIMESTAMP,
  failingSince: null,
  disabledAt: null,
  previousSecretUntil: null,
};
const delivery = {
  deliveryId: DELIVERY_ID,
  webhookId: WEBHOOK_ID,
  eventType: 'limit.reached',
  status: 'delivered',
  attempts: 1,
  responseCode: 204,
  durationMs: 87,
  error: null,
  createdAt: TIMESTAMP,
  lastAttemptAt: TIMESTAMP,
  nextAttemptAt: null,
  payload: {
    type: 'limit.reached',
    timestamp: TIMESTAMP,
    data: { limitId: '0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10', category: 'Lazer', threshold: 75, period: 'monthly' },
  },
};
const tested = {
  ...delivery,
  eventType: 'webhook.test',
  payload: { type: 'webhook.test', timestamp: TIMESTAMP, data: { webhookId: WEBHOOK_ID } },
};

/** Answers of the operations on webhooks, by operation. */
export const webhookExamples: Readonly<Record<string, ResponseExamples>> = {
  'create-webhook': {
    created: full({ data: { ...webhook, secret: SECRET }, message: 'Webhook created: its secret is shown only now' }),
  },
  'list-webhooks': { webhooks: full({ data: [webhook], count: 1, limit: 5 }) },
  'update-webhook': {
    paused: full({ data: { ...webhook, status: 'paused', secret: null }, message: 'Webhook updated' }),
    rotated: full({
      data: { ...webhook, previousSecretUntil: '2026-01-21T14:05:31.120Z', secret: SECRET },
      message: 'Webhook updated: its secret is shown only now',
    }),
  },
  'delete-webhook': {
    deleted: full({
      data: { webhookId: WEBHOOK_ID, url: webhook.url, deletedAt: TIMESTAMP },
      message: 'Webhook deleted for good',
    }),
  },
  'test-webhook': {
    delivered: full({ data: tested, message: 'The address answered 204' }),
    failed: full({
      data: { ...tested, status: 'failed', responseCode: null, durationMs: 10_000, error: 'timeout' },
      message: 'The delivery failed: timeout',
    }),
  },
  'list-webhook-deliveries': { deliveries: full({ data: [delivery], count: 1, nextBefore: null }) },
  'redeliver-webhook': {
    pending: full({
      data: { ...delivery, status: 'pending', nextAttemptAt: TIMESTAMP },
      message: 'The delivery is sent again',
    }),
  },
};
