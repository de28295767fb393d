import { secrets } from '../../shared/contract/secrets.ts';
import type { Keys } from '../sandbox/aggregator/credentials.ts';
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

const fixedValues = {
  ...webhookSecrets,
  whatsappToken: whatsappLogin.token,
  addresses: 'local-key-of-address-hashes',
  webhooks: 'local-master-key-of-webhook-secrets',
  cursor: 'local-cursor-key-that-signs-mcp-cursors',
};

export type SecretValues = Readonly<Record<keyof typeof fixedValues, string>>;
export const SECRET_VALUES = Object.keys(fixedValues) as (keyof SecretValues)[];

/** The service's secrets, as Secrets Manager answers them. */
export type ServiceSecrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The value of every secret in shared/contract/secrets.ts, by its name. @param aggregator credentials of its application */
export const serviceSecrets = (values: SecretValues, aggregator: Keys): ServiceSecrets => {
  const inbound = { webhookSecret: values.pluggyKey, signatureSecret: values.pluggySignature };
  return {
    [secrets.aggregator.name]: { ...aggregator, ...inbound },
    [secrets.aggregatorWebhook.name]: inbound,
    [secrets.whatsapp.name]: { token: values.whatsappToken },
    [secrets.whatsappWebhook.name]: { appSecret: values.whatsappApp, verifyToken: values.whatsappVerify },
    [secrets.billingWebhook.name]: { secret: values.billing },
    [secrets.mem0.name]: { apiKey: process.env.MEM0_API_KEY ?? 'local-mem0-key' },
    [secrets.addresses.name]: { key: values.addresses },
    [secrets.webhooks.name]: { key: values.webhooks },
    [secrets.cursor.name]: { key: values.cursor },
  };
};

/** Those of the simulated vendors. */
export const localSecrets: ServiceSecrets = serviceSecrets(fixedValues, sandboxKeys);
