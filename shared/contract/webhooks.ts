/** Path and authentication of the aggregator's events; the HMAC's header is a setting. */
export const aggregatorWebhook = {
  path: '/webhooks/pluggy',
  /** Carries the shared secret; set in `headers` when the webhook is registered. */
  keyHeader: 'x-webhook-key',
} as const;
