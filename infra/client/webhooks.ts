import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from './schema.ts';

type Schemas = components['schemas'];

/** An event that Saldo sends; `type` tells which. The last one is what `testWebhook` sends. */
export type WebhookEvent =
  | Schemas[Extract<keyof Schemas, `${string}Event`>]
  | { type: 'webhook.test'; timestamp: string; data: { webhookId: string } };

/** The delivery is not Saldo's, or not a recent one: answer 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

type HeadersOf = Headers | Readonly<Record<string, string | string[] | undefined>>;

const TOLERANCE_SECONDS = 300;

const headerOf = (headers: HeadersOf, name: string): string => {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`No header ${name}`);
  return value;
};

const keyOf = (secret: string): Buffer => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  // An empty key would accept what anyone signs.
  if (key.length === 0) throw new WebhookVerificationError('The secret is empty');
  return key;
};

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/**
 * The event of a delivery, after its signature and time are checked (Standard Webhooks).
 * @param body the bytes or the text as they came: JSON that was parsed and written again has another signature
 * @param secret `whsec_…`, from the answer of `createWebhook`
 * @throws WebhookVerificationError
 */
export const verifyWebhook = (
  body: string | Uint8Array,
  headers: HeadersOf,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): WebhookEvent => {
  const [id, time, signatures] = (['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const).map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > toleranceSeconds)
    throw new WebhookVerificationError('The delivery is too old, or its time lies ahead');
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
  const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), bytes]);
  const expected = createHmac('sha256', keyOf(secret)).update(signed).digest();
  // While a secret is rotated there is a signature by each.
  const given = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []));
  if (!given.some((signature) => isSame(signature, expected)))
    throw new WebhookVerificationError('The signature is not valid');
  return JSON.parse(bytes.toString('utf8'));
};
