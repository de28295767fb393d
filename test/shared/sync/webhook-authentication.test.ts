import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isAuthentic, readEvent, readWebhookSecrets } from '../../../shared/sync/webhook-events.ts';

const rawBody = Buffer.from('{"event":"item/updated","note":"ção"}');
const hmac = (secret: string, body: Buffer = rawBody) => createHmac('sha256', secret).update(body).digest('hex');

const keyOnly = { webhookSecret: 'now', previousWebhookSecret: 'before' };
const both = { ...keyOnly, signatureSecret: 'sign', previousSignatureSecret: 'signed' };

describe('an event', () => {
  it.each([
    { name: 'with the secret', secrets: keyOnly, key: 'now', signature: undefined, ok: true },
    { name: 'with the previous secret', secrets: keyOnly, key: 'before', signature: undefined, ok: true },
    { name: 'with a wrong secret', secrets: keyOnly, key: 'later', signature: undefined, ok: false },
    { name: 'without a secret', secrets: keyOnly, key: undefined, signature: undefined, ok: false },
    { name: 'with an empty one', secrets: keyOnly, key: '', signature: undefined, ok: false },
    {
      name: 'with an empty one where a former is set empty',
      secrets: { ...keyOnly, previousWebhookSecret: '' },
      key: '',
      signature: undefined,
      ok: false,
    },
    { name: 'with secret and signature', secrets: both, key: 'now', signature: hmac('sign'), ok: true },
    {
      name: 'with a prefixed signature',
      secrets: both,
      key: 'now',
      signature: `sha256=${hmac('sign').toUpperCase()}`,
      ok: true,
    },
    { name: 'with the previous signature', secrets: both, key: 'before', signature: hmac('signed'), ok: true },
    { name: 'without the signature', secrets: both, key: 'now', signature: undefined, ok: false },
    {
      name: 'with another body’s signature',
      secrets: both,
      key: 'now',
      signature: hmac('sign', Buffer.from('{}')),
      ok: false,
    },
    { name: 'with the signature alone', secrets: both, key: undefined, signature: hmac('sign'), ok: false },
  ])('$name is authentic: $ok', ({ secrets, key, signature, ok }) => {
    expect(isAuthentic({ key, signature, rawBody }, secrets)).toBe(ok);
  });

  it('is never taken without a configured secret', () => {
    expect(() => readWebhookSecrets({ webhookSecret: '' })).toThrow('aggregatorWebhook');
    expect(() => readWebhookSecrets({})).toThrow('aggregatorWebhook');
  });
});

describe('reading an event', () => {
  const read = (body: unknown) => readEvent(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

  it('keeps ids only', () => {
    const event = { event: 'item/updated', eventId: 'e1', itemId: 'i1', clientUserId: 'someone', id: 'old' };
    expect(read(event)).toEqual({ event: 'item/updated', eventId: 'e1', itemId: 'i1' });
  });

  it('takes the deprecated id, or makes one of the body', () => {
    expect(read({ event: 'item/updated', id: 'e2', itemId: 'i1' })).toMatchObject({ eventId: 'e2' });
    const bare = { event: 'item/updated', itemId: 'i1' };
    expect(read(bare)).toEqual(read(bare));
    expect(read(bare)).not.toEqual(read({ ...bare, itemId: 'i2' }));
  });

  it.each([
    { event: 'connector/status_updated', eventId: 'e1' },
    { event: 'payment_intent/created', eventId: 'e1', itemId: 'i1' },
    { event: 'item/updated', eventId: 'e1' },
  ])('ignores $event without meaning here', (event) => {
    expect(read(event)).toBe('ignored');
  });

  it.each(['', 'not json', '[]', '{"event":1}'])('refuses %s', (body) => {
    expect(read(body)).toBeNull();
  });
});
