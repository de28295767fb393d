import { secrets } from '../../shared/contract/secrets.ts';
import { sandboxKeys } from '../sandbox/aggregator/start.ts';
import { whatsappLogin } from '../sandbox/whatsapp/start.ts';

/** Credentials between the service and the simulated vendors. Local, fixed and not secret. */
export const webhookSecrets = {
  pluggyKey: 'local-pluggy-webhook-key',
  pluggySignature: 'local-pluggy-signature-secret',
  whatsappApp: 'local-whatsapp-app-secret',
  whatsappVerify: 'local-whatsapp-verify-token',
  billing: `whsec_${Buffer.from('local-billing-webhook-secret').toString('base64')}`,
};

const inbound = { webhookSecret: webhookSecrets.pluggyKey, signatureSecret: webhookSecrets.pluggySignature };

/** The local value of every secret in shared/contract/secrets.ts, by its name. */
export const localSecrets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [secrets.aggregator.name]: { ...sandboxKeys, ...inbound },
  [secrets.aggregatorWebhook.name]: inbound,
  [secrets.whatsapp.name]: { token: whatsappLogin.token },
  [secrets.whatsappWebhook.name]: {
    appSecret: webhookSecrets.whatsappApp,
    verifyToken: webhookSecrets.whatsappVerify,
  },
  [secrets.billingWebhook.name]: { secret: webhookSecrets.billing },
  [secrets.mem0.name]: { apiKey: process.env.MEM0_API_KEY ?? 'local-mem0-key' },
  [secrets.addresses.name]: { key: 'local-key-of-address-hashes' },
  [secrets.webhooks.name]: { key: 'local-master-key-of-webhook-secrets' },
  [secrets.cursor.name]: { key: 'local-cursor-key-that-signs-mcp-cursors' },
};
