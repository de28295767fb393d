/** Where the aggregator sends its events, and how they are authenticated (the header of the HMAC is a setting). */
export const aggregatorWebhook = {
  path: '/webhooks/pluggy',
  /** Carries the shared secret; given to the aggregator when the webhook is registered, in `headers`. */
  keyHeader: 'x-webhook-key',
} as const;
