import { queues } from '../../shared/contract/queues.ts';
import { isWhatsappStopped, whatsappSender } from '../../shared/notifications/channels/whatsapp.ts';
import { numericSetting, variables } from '../../shared/platform/environment.ts';
import { deliveryWorker } from '../../shared/runtime/jobs/delivery-worker.ts';

/** Per second, for a new WhatsApp number. */
const NEW_NUMBER = 80;

export const handler = deliveryWorker({
  queue: queues.sendWhatsapp,
  sender: whatsappSender,
  isStopped: isWhatsappStopped,
  messagesPerSecond: () => numericSetting(variables.whatsappMessagesPerSecond, NEW_NUMBER),
});
