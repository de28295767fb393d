import { MessageRejected } from '@aws-sdk/client-ses';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../../infra/emulators/faults.ts';
import { emailSender, outcomeOfError } from '../../../../shared/notifications/channels/email.ts';
import { outcomeOfRefusal, whatsappSender } from '../../../../shared/notifications/channels/whatsapp.ts';
import { useStandIns } from '../../../support/stand-ins.ts';

const { standIns, faults } = useStandIns();

const content = {
  subject: 'Lembrete: Água & luz',
  text: 'Valor: R$ 1.250,75',
  html: '<p>R$ 1.250,75</p>',
  template: { name: 'payment_reminder', parameters: ['Água & luz', 'R$ 1.250,75', '10/03/2026'] },
};
const email = { address: 'ana@example.com', content, reference: 'ref_-1' };
const message = { ...email, address: '5511999990001' };

describe('e-mail', () => {
  it('goes out as text and HTML, from the configured sender', async () => {
    const outcome = await emailSender.send(email);
    const [sent] = standIns().outbox.list();
    expect(outcome).toEqual({ kind: 'accepted', messageId: sent?.id });
    expect(sent).toMatchObject({
      from: 'Saldo <saldo@example.com>',
      recipients: ['ana@example.com'],
      subject: content.subject,
      text: content.text,
      html: content.html,
    });
  });

  it.each<[FaultKind, string]>([
    ['throttle', 'throttled'],
    ['timeout', 'failed'],
    ['500', 'failed'],
  ])('a %s is %s after one attempt, so that the queue decides on the next', async (error, kind) => {
    faults.add({ target: 'ses', times: 1, error });
    expect((await emailSender.send(email)).kind).toBe(kind);
    expect((await emailSender.send(email)).kind).toBe('accepted');
    expect(standIns().outbox.list()).toHaveLength(1);
  });

  it('an address that is none is refused for good', async () => {
    expect(await emailSender.send({ ...email, address: 'notFound' })).toEqual({
      kind: 'refused',
      reason: 'ses:InvalidParameterValue',
    });
  });

  it.each([
    [
      'Email address is not verified. The following identities failed the check in region SA-EAST-1: saldo@example.com',
      { kind: 'failed', reason: 'ses:not-verified' },
      'waits for the operator to verify the sender, or for SES to leave its sandbox',
    ],
    ['Transaction failed: Virus detected.', { kind: 'refused', reason: 'ses:MessageRejected' }, 'is final'],
  ])('what SES rejects with "%s" is %o: it %s', (message, outcome) => {
    expect(outcomeOfError(new MessageRejected({ message, $metadata: {} }))).toEqual(outcome);
  });
});

describe('WhatsApp', () => {
  it('goes out as a template in Portuguese with its parameters in order', async () => {
    const outcome = await whatsappSender.send(message);
    const [sent] = standIns().whatsapp.messages();
    expect(outcome).toEqual({ kind: 'accepted', messageId: sent?.id });
    expect(sent).toMatchObject({
      to: '5511999990001',
      type: 'template',
      payload: {
        messaging_product: 'whatsapp',
        biz_opaque_callback_data: 'ref_-1',
        template: {
          name: 'payment_reminder',
          language: { code: 'pt_BR' },
          components: [
            { type: 'body', parameters: content.template.parameters.map((text) => ({ type: 'text', text })) },
          ],
        },
      },
    });
  });

  it.each<[FaultKind, string]>([
    ['throttle', 'throttled'],
    ['conflict', 'throttled'],
    ['timeout', 'failed'],
    ['500', 'failed'],
  ])('a %s is %s, and the next attempt goes through', async (error, kind) => {
    faults.add({ target: 'whatsapp', times: 1, error });
    expect((await whatsappSender.send(message)).kind).toBe(kind);
    expect((await whatsappSender.send(message)).kind).toBe('accepted');
  });

  it('a number that is not on WhatsApp is refused for good and remembered', async () => {
    standIns().whatsapp.refuseRecipient(message.address);
    const refused = { kind: 'refused', reason: 'whatsapp:131026', addressIsBad: true };
    expect(await whatsappSender.send(message)).toEqual(refused);
    standIns().whatsapp.acceptRecipient(message.address);
  });

  it.each([
    [401, 190, 'failed', 'a token that must be renewed'],
    [404, 132001, 'failed', 'a template that is not approved yet'],
    [400, 131042, 'failed', 'an account that owes'],
    [400, 131056, 'throttled', 'too many messages to one person'],
    [429, null, 'throttled', 'a gateway in between'],
    [502, null, 'failed', 'a gateway that fails'],
    [400, 132000, 'refused', 'a wrong number of parameters'],
    [400, 131047, 'refused', 'a free message outside of 24 hours'],
    [400, 100, 'refused', 'an invalid parameter'],
  ] as const)('status %i with code %s is %s: %s', (status, code, kind, _what) => {
    expect(outcomeOfRefusal(status, code).kind).toBe(kind);
  });
});
