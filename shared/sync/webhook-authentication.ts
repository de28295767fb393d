import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Of the secret `aggregatorWebhook`; while one is rotated its predecessor counts too. */
const secretsSchema = z.object({
  webhookSecret: z.string().check(z.minLength(1)),
  previousWebhookSecret: z.optional(z.string()),
  signatureSecret: z.optional(z.string()),
  previousSignatureSecret: z.optional(z.string()),
});
export type WebhookSecrets = z.output<typeof secretsSchema>;

/** @throws when no shared secret is set: then no event can be told from a forged one */
export const readWebhookSecrets = (secret: Record<string, string>): WebhookSecrets => {
  const parsed = secretsSchema.safeParse(secret);
  if (!parsed.success) throw new Error('Secret aggregatorWebhook lacks webhookSecret');
  return parsed.data;
};

export type SignedRequest = { key: string | undefined; signature: string | undefined; rawBody: Buffer };

const isPresent = (secret: string | undefined): secret is string => secret !== undefined && secret !== '';

// Of digests, which have one length whatever was sent.
const equal = (given: string, expected: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
};

// Every candidate is compared, so that the time does not tell which one it was.
const isOneOf = (given: string, candidates: readonly string[]): boolean =>
  candidates.map((candidate) => equal(given, candidate)).includes(true);

const plainSignature = (signature: string): string => signature.replace(/^sha256=/i, '').toLowerCase();

/**
 * Whether an event comes from the aggregator: it carries the shared secret, and where a signature secret is set the hex
 * HMAC-SHA256 of the raw body. Constant-time.
 */
export const isAuthentic = ({ key, signature, rawBody }: SignedRequest, secrets: WebhookSecrets): boolean => {
  const keys = [secrets.webhookSecret, secrets.previousWebhookSecret].filter(isPresent);
  const signers = [secrets.signatureSecret, secrets.previousSignatureSecret].filter(isPresent);
  const signatures = signers.map((secret) => createHmac('sha256', secret).update(rawBody).digest('hex'));
  const keyed = isOneOf(key ?? '', keys);
  const signed = signers.length === 0 || isOneOf(plainSignature(signature ?? ''), signatures);
  return keyed && signed;
};
