import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { addSeconds, epochSeconds, type Instant, systemClock } from '../../../shared/time/instant.ts';
import { signedHeaders, webhookSecret } from '../../../shared/webhooks/attempt.ts';

const MASTER = 'a master secret';
const now = systemClock();
const body = JSON.stringify({ type: 'limit.reached', timestamp: now, data: { category: 'Educação' } });
const signer = { webhookId: 'w'.repeat(22), secretRevision: 3, previousSecretUntil: null as Instant | null };
const delivery = { deliveryId: 'w-1', body };
const sign = (fields: Partial<typeof signer> = {}, at = now) =>
  signedHeaders(MASTER, { ...signer, ...fields }, delivery, { sentAt: now, now: at });

/** The standard's text: base64(HMAC-SHA256(base64-decoded secret, `${id}.${timestamp}.${body}`)), by version and comma. */
const byTheText = (secret: string, id: string, timestamp: string, text: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`, 'utf8').digest('base64')}`;
};

const signaturesIn = (headers: Record<string, string>): string[] => headers['webhook-signature']?.split(' ') ?? [];

it('is what the standard says, and what its package verifies', () => {
  const headers = sign();
  const secret = webhookSecret(MASTER, signer.webhookId, 3);
  expect(headers).toMatchObject({ 'webhook-id': 'w-1', 'webhook-timestamp': String(epochSeconds(now)) });
  expect(signaturesIn(headers)).toEqual([byTheText(secret, 'w-1', headers['webhook-timestamp'] ?? '', body)]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});

it.each([
  ['another body', `${body} `, {}],
  ['another id', body, { 'webhook-id': 'w-2' }],
  ['another time', body, { 'webhook-timestamp': String(epochSeconds(now) + 1) }],
])('does not verify %s', (_, text, changed) => {
  const verifier = new Webhook(webhookSecret(MASTER, signer.webhookId, 3));
  expect(() => verifier.verify(text, { ...sign(), ...changed })).toThrow('No matching signature found');
});

it('the secret has 32 bytes and differs by webhook, revision and master', () => {
  const secrets = [
    webhookSecret(MASTER, 'a', 1),
    webhookSecret(MASTER, 'a', 2),
    webhookSecret(MASTER, 'b', 1),
    webhookSecret('another master', 'a', 1),
  ];
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  }
  expect(webhookSecret(MASTER, 'a', 1)).toBe(secrets[0]);
});

it('for 24 hours after a rotation both secrets verify, then the new one alone', () => {
  const until = addSeconds(now, 60);
  const during = sign({ previousSecretUntil: until });
  for (const revision of [2, 3]) new Webhook(webhookSecret(MASTER, signer.webhookId, revision)).verify(body, during);
  expect(signaturesIn(during)).toHaveLength(2);
  const after = sign({ previousSecretUntil: until }, until);
  expect(signaturesIn(after)).toHaveLength(1);
  expect(() => new Webhook(webhookSecret(MASTER, signer.webhookId, 2)).verify(body, after)).toThrow();
});
