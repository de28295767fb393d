import { Webhook } from 'standardwebhooks';
import { epochMilliseconds, type Instant } from '../../time/instant.ts';

/**
 * Headers that sign a message as Standard Webhooks says, one signature per valid secret.
 * @param secrets `whsec_` and base 64
 * @param sentAt by the clock: receivers refuse messages that are minutes old
 */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
  sentAt: Instant,
): Record<string, string> => {
  const at = new Date(epochMilliseconds(sentAt));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
};

/** Of every message to an address of somebody else. */
export const MESSAGE_HEADERS = { 'content-type': 'application/json', 'user-agent': 'Saldo-Webhooks/1' } as const;
