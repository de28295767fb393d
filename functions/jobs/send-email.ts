import { queues } from '../../shared/contract/queues.ts';
import { emailSender, isEmailStopped } from '../../shared/notifications/channels/email.ts';
import { NOTICE_SHARE } from '../../shared/notifications/channels/rate-limiter.ts';
import { numericSetting, variables } from '../../shared/platform/environment.ts';
import { deliveryWorker } from '../../shared/runtime/jobs/delivery-worker.ts';

/** Per second, for a new SES account. */
const NEW_ACCOUNT = 14;

export const handler = deliveryWorker({
  queue: queues.sendEmail,
  sender: emailSender,
  isStopped: isEmailStopped,
  messagesPerSecond: () => NOTICE_SHARE * numericSetting(variables.emailsPerSecond, NEW_ACCOUNT),
});
