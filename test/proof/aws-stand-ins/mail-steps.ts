import assert from 'node:assert/strict';
import {
  CreateConfigurationSetCommand,
  GetSendStatisticsCommand,
  type SESClient,
  VerifyEmailIdentityCommand,
} from '@aws-sdk/client-ses';
import { emailSender } from '../../../shared/notifications/channels/email.ts';
import { variables } from '../../../shared/platform/environment.ts';
import type { Step } from '../engines/steps.ts';

const content = {
  subject: 'Lembrete: Água & luz',
  text: 'Valor: R$ 1.250,75\nVence amanhã',
  html: '<p>R$&nbsp;1.250,75</p>',
  template: { name: 'payment_reminder', parameters: ['Água & luz', 'R$ 1.250,75', '10/03/2026'] },
};
const mail = { address: 'ana@example.com', content, reference: 'ref_-1' };
const SET = 'saldo-proof';

/** The mail code of the product on an implementation that is not ours. */
export const mailSteps = (client: SESClient): Step[] => {
  process.env[variables.emailSender] = 'Saldo <saldo@example.com>';
  return [
    {
      does: 'mail of a sender that is not verified waits: it fails, and is not refused for good',
      run: async () => assert.deepEqual(await emailSender.send(mail), { kind: 'failed', reason: 'ses:not-verified' }),
    },
    {
      does: 'mail of a verified sender is accepted, with text and HTML',
      run: async () => {
        await client.send(new VerifyEmailIdentityCommand({ EmailAddress: 'saldo@example.com' }));
        const outcome = await emailSender.send(mail);
        assert.equal(outcome.kind, 'accepted');
        assert.ok('messageId' in outcome && outcome.messageId !== '');
      },
    },
    {
      does: 'mail with a configuration set is accepted',
      run: async () => {
        await client.send(new CreateConfigurationSetCommand({ ConfigurationSet: { Name: SET } }));
        process.env[variables.emailConfigurationSet] = SET;
        assert.equal((await emailSender.send(mail)).kind, 'accepted');
      },
    },
    {
      does: 'the server has counted what was accepted, and nothing else',
      run: async () => {
        const { SendDataPoints = [] } = await client.send(new GetSendStatisticsCommand({}));
        const attempts = SendDataPoints.reduce((sum, { DeliveryAttempts = 0 }) => sum + DeliveryAttempts, 0);
        assert.equal(attempts, 2);
      },
    },
  ];
};
