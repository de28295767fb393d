import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { epochMilliseconds, type Instant } from '../time/instant.ts';
import type { Endpoint } from './endpoint.ts';

/** Reads the master secret at each use, so a container follows its cache. */
export type MasterSecret = () => Promise<string>;

/** Derived and never stored, so a leaked table does not allow signatures. 32 bytes after `whsec_`. */
export const secretOf = (master: string, webhookId: string, revision: number): string =>
  `whsec_${createHmac('sha256', master).update(`webhook ${webhookId} ${revision}`).digest('base64')}`;

type Signer = Pick<Endpoint, 'webhookId' | 'secretRevision' | 'previousSecretUntil'>;

const secretsAt = (master: string, signer: Signer, now: Instant): string[] => {
  const { webhookId, secretRevision, previousSecretUntil } = signer;
  const overlaps = previousSecretUntil !== null && now < previousSecretUntil;
  return [
    secretOf(master, webhookId, secretRevision),
    ...(overlaps ? [secretOf(master, webhookId, secretRevision - 1)] : []),
  ];
};

/**
 * Headers of one try (Standard Webhooks); one signature per valid secret.
 * @param sentAt by the clock: receivers refuse messages that are minutes old @param now decides whether secrets overlap
 */
export const signedHeaders = (
  master: string,
  signer: Signer,
  { deliveryId, body }: { deliveryId: string; body: string },
  { sentAt, now }: { sentAt: Instant; now: Instant },
): Record<string, string> => {
  const at = new Date(epochMilliseconds(sentAt));
  const signatures = secretsAt(master, signer, now).map((secret) => new Webhook(secret).sign(deliveryId, at, body));
  return {
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
};
