import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameText } from '../platform/constant-time.ts';

/** During a rotation the previous secret is accepted too. */
const secretsSchema = z.object({
  webhookSecret: z.string().check(z.minLength(1)),
  previousWebhookSecret: z.optional(z.string()),
  signatureSecret: z.optional(z.string()),
  previousSignatureSecret: z.optional(z.string()),
});
export type WebhookSecrets = z.output<typeof secretsSchema>;

/** @throws without a shared secret: forged events could not be detected */
export const readWebhookSecrets = (secret: Record<string, string>): WebhookSecrets => {
  const parsed = secretsSchema.safeParse(secret);
  if (!parsed.success) throw new Error('Secret aggregatorWebhook lacks webhookSecret');
  return parsed.data;
};

export type SignedRequest = { key: string | undefined; signature: string | undefined; rawBody: Buffer };

const isPresent = (secret: string | undefined): secret is string => secret !== undefined && secret !== '';

// Compares all candidates, so the time does not reveal the match.
const isOneOf = (given: string, candidates: readonly string[]): boolean =>
  candidates.map((candidate) => isSameText(candidate, given)).includes(true);

const plainSignature = (signature: string): string => signature.replace(/^sha256=/i, '').toLowerCase();

/** Checks the shared secret and, where configured, the hex HMAC-SHA256 of the raw body, in constant time. */
export const isAuthentic = ({ key, signature, rawBody }: SignedRequest, secrets: WebhookSecrets): boolean => {
  const keys = [secrets.webhookSecret, secrets.previousWebhookSecret].filter(isPresent);
  const signers = [secrets.signatureSecret, secrets.previousSignatureSecret].filter(isPresent);
  const signatures = signers.map((secret) => createHmac('sha256', secret).update(rawBody).digest('hex'));
  const keyed = isOneOf(key ?? '', keys);
  const signed = signers.length === 0 || isOneOf(plainSignature(signature ?? ''), signatures);
  return keyed && signed;
};
