import { queues } from '../../shared/contract/queues.ts';
import { numericSetting, variables } from '../../shared/environment.ts';
import { deliveryWorker } from '../../shared/notifications/delivery-worker.ts';
import { emailSender } from '../../shared/notifications/email.ts';

/** Sends a second: what a new SES account may. */
const NEW_ACCOUNT = 14;

export const handler = deliveryWorker({
  queue: queues.sendEmail,
  sender: emailSender,
  messagesPerSecond: () => numericSetting(variables.emailsPerSecond, NEW_ACCOUNT),
});
