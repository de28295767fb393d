import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

type Headers = Readonly<Record<string, string | undefined>>;

const isSignedWith = (secret: string, rawBody: string, headers: Record<string, string>): boolean => {
  try {
    new Webhook(secret).verify(rawBody, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
};

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/**
 * Whether a message of Standard Webhooks is signed with one of the secrets and at most five minutes old, or ahead.
 * @param secrets `whsec_` and base 64; two while one is rotated
 */
export const isSigned = (rawBody: string, headers: Headers, secrets: readonly string[]): boolean => {
  const given = Object.fromEntries(NAMES.map((name) => [name, headers[name] ?? '']));
  return secrets.some((secret) => isSignedWith(secret, rawBody, given));
};

/** The table's id of a message: a hash, so any id of the sender fits a key. */
export const billingEventId = (webhookId: string): string =>
  `billing-${createHash('sha256').update(webhookId).digest('hex')}`;
