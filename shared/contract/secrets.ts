/** Keys of the service itself: generated once, copied to the recovery region, never set by hand. */
export const internalKeys = ['addresses', 'webhooks', 'cursor'] as const satisfies readonly SecretName[];

/** One Secrets Manager secret each (a JSON object of texts); the operator sets the values. */
export const secrets = {
  /**
   * `clientId`, `clientSecret`; `webhookSecret`, `previousWebhookSecret`, `signatureSecret` (the latter two optional).
   */
  aggregator: { name: 'aggregator', variable: 'AGGREGATOR_SECRET_ID' },
  /** Separate, so the webhook function cannot read aggregator credentials. */
  aggregatorWebhook: { name: 'aggregator-webhook', variable: 'AGGREGATOR_WEBHOOK_SECRET_ID' },
  /** `token`. */
  whatsapp: { name: 'whatsapp', variable: 'WHATSAPP_SECRET_ID' },
  /** `appSecret`, `verifyToken`. */
  whatsappWebhook: { name: 'whatsapp-webhook', variable: 'WHATSAPP_WEBHOOK_SECRET_ID' },
  /** `secret`; `previousSecret` while it is rotated. Standard Webhooks: `whsec_` and base 64. */
  billingWebhook: { name: 'billing-webhook', variable: 'BILLING_WEBHOOK_SECRET_ID' },
  /** `apiKey`. */
  mem0: { name: 'mem0', variable: 'MEM0_SECRET_ID' },
  /**
   * `key`: key of the address hashes. Never replace it: existing records would not be found. Add a new version as
   * `key2`.
   */
  addresses: { name: 'addresses', variable: 'ADDRESSES_SECRET_ID' },
  /** `key`: the secrets of all webhooks are derived from it, so none is stored. Never replace it: no signature would verify. */
  webhooks: { name: 'webhooks', variable: 'WEBHOOKS_SECRET_ID' },
  /** `key`: signs cursors of MCP listings and of `get-changes`. */
  cursor: { name: 'cursor', variable: 'CURSOR_SECRET_ID' },
} as const satisfies Record<string, { name: string; variable: `${string}_SECRET_ID` }>;

export type SecretName = keyof typeof secrets;
