import { queues } from '../../shared/contract/queues.ts';
import { emailSender } from '../../shared/notifications/email.ts';
import { numericSetting, variables } from '../../shared/platform/environment.ts';
import { deliveryWorker } from '../../shared/runtime/jobs/delivery-worker.ts';

/** Per second, for a new SES account. */
const NEW_ACCOUNT = 14;

export const handler = deliveryWorker({
  queue: queues.sendEmail,
  sender: emailSender,
  messagesPerSecond: () => numericSetting(variables.emailsPerSecond, NEW_ACCOUNT),
});
