import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailFeedback } from '../../../../shared/notifications/channels/email-feedback.ts';
import { isSignedBy, whatsappFeedback } from '../../../../shared/notifications/channels/whatsapp-events.ts';
import { isSameText } from '../../../../shared/platform/bytes.ts';
import { addressHash, localHashes } from '../../../support/address-hashes.ts';

const sns = (event: object) => ({ Type: 'Notification', MessageId: 'x', Message: JSON.stringify(event) });
const mail = { messageId: 'ses-1', destination: ['ana@example.com'] };
const bounced = (bounceType: string) => ({
  bounceType,
  bouncedRecipients: [{ emailAddress: 'Ana <Ana@Example.com>', status: '5.1.1' }],
});
const ana = addressHash('email', 'ana@example.com');

describe('feedback of SES', () => {
  it.each([
    [
      'a permanent bounce refuses the address',
      { notificationType: 'Bounce', mail, bounce: bounced('Permanent') },
      { event: 'refused', reason: 'bounce:Permanent', suppressionList: [ana] },
    ],
    [
      'a full mailbox does not',
      { notificationType: 'Bounce', mail, bounce: bounced('Transient') },
      { event: 'refused', reason: 'bounce:Transient', suppressionList: [] },
    ],
    [
      'a complaint reached its reader, who wants no more',
      { eventType: 'Complaint', mail, complaint: { complainedRecipients: [{ emailAddress: 'ana@example.com' }] } },
      { event: 'reached', reason: 'complaint', suppressionList: [ana] },
    ],
    [
      'a delivery',
      { eventType: 'Delivery', mail: { ...mail, tags: { delivery: ['ref'] } } },
      { event: 'reached', reference: 'ref' },
    ],
  ])('%s', (_, event, expected) => {
    expect(emailFeedback(sns(event), localHashes)).toEqual({ messageId: 'ses-1', ...expected });
    expect(emailFeedback(event, localHashes)).toEqual(emailFeedback(sns(event), localHashes));
  });

  it('an opened e-mail is no delivery result', () => {
    expect(emailFeedback(sns({ eventType: 'Open', mail }), localHashes)).toBeNull();
  });

  it('anything else is an error', () => {
    expect(() => emailFeedback({ hello: 1 }, localHashes)).toThrow();
    expect(() => emailFeedback({ Type: 'Notification', Message: 'no JSON' }, localHashes)).toThrow();
  });
});

describe('feedback of WhatsApp', () => {
  const body = (...statuses: object[]) => ({
    entry: [{ id: '0', changes: [{ field: 'messages', value: { statuses } }] }],
  });

  it('statuses reach, failures refuse, and a number that is not on WhatsApp is remembered by hash only', () => {
    const told = whatsappFeedback(
      body(
        { id: 'a', status: 'delivered', recipient_id: '5511999990001', biz_opaque_callback_data: 'ref' },
        { id: 'b', status: 'failed', recipient_id: '5511999990001', errors: [{ code: 131026, title: 'x' }] },
        { id: 'c', status: 'failed', recipient_id: '5511999990001', errors: [{ code: 131000 }] },
        { id: 'd', status: 'deleted' },
      ),
      localHashes,
    );
    expect(told).toEqual([
      { event: 'reached', messageId: 'a', reference: 'ref' },
      {
        event: 'refused',
        messageId: 'b',
        reason: 'whatsapp:131026',
        suppressionList: [addressHash('whatsapp', '+55 11 99999-0001')],
      },
      { event: 'refused', messageId: 'c', reason: 'whatsapp:131000', suppressionList: [] },
    ]);
    expect(JSON.stringify(told)).not.toContain('5511');
  });

  it('a message of a user is ignored', () => {
    expect(
      whatsappFeedback(
        { entry: [{ changes: [{ value: { messages: [{ from: '1', text: { body: 'oi' } }] } }] }] },
        localHashes,
      ),
    ).toEqual([]);
  });
});

describe('the signature of a webhook', () => {
  const raw = Buffer.from('{"entry":[]}');
  const signature = `sha256=${createHmac('sha256', 'app-secret').update(raw).digest('hex')}`;
  it.each([
    ['the right one', 'app-secret', raw, signature, true],
    ['in capitals', 'app-secret', raw, signature.replace(/[a-f]/g, (c) => c.toUpperCase()).replace('SHA', 'sha'), true],
    ['of another body', 'app-secret', Buffer.from('{"entry": []}'), signature, false],
    ['of another secret', 'other', raw, signature, false],
    ['shortened', 'app-secret', raw, signature.slice(0, -2), false],
    ['without its scheme', 'app-secret', raw, signature.slice(7), false],
    ['absent', 'app-secret', raw, undefined, false],
    ['under an empty secret', '', raw, `sha256=${createHmac('sha256', '').update(raw).digest('hex')}`, false],
  ])('%s', (_, secret, body, header, ok) => {
    expect(isSignedBy(secret, body, header)).toBe(ok);
  });

  it('texts are compared whole, and nothing equals an unset one', () => {
    expect(isSameText('token', 'token')).toBe(true);
    expect(isSameText('token', 'toke')).toBe(false);
    expect(isSameText('', '')).toBe(false);
  });
});
