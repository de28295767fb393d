import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameText } from '../platform/bytes.ts';
import type { WebhookEventBody } from './messages.ts';

const eventSchema = z.looseObject({
  event: z.string(),
  eventId: z.optional(z.nullable(z.string())),
  /** The deprecated name of `eventId`. */
  id: z.optional(z.nullable(z.string())),
  itemId: z.optional(z.nullable(z.string())),
});

const known = new Set([
  'item/created',
  'item/updated',
  'item/deleted',
  'item/error',
  'item/waiting_user_input',
  'item/waiting_user_action',
  'item/login_succeeded',
  'transactions/created',
  'transactions/updated',
  'transactions/deleted',
]);

const jsonOf = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Ids only: the worker reads the rest. `ignored`: an irrelevant event. Null: not an event. */
export const readEvent = (rawBody: Buffer): WebhookEventBody | 'ignored' | null => {
  const parsed = eventSchema.safeParse(jsonOf(rawBody));
  if (!parsed.success) return null;
  const { event, eventId, id, itemId } = parsed.data;
  if (!known.has(event) || !itemId) return 'ignored';
  return { event, itemId, eventId: eventId || id || createHash('sha256').update(rawBody).digest('hex') };
};

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
