import { queues } from '../../shared/contract/queues.ts';
import { numericSetting, variables } from '../../shared/environment.ts';
import { deliveryWorker } from '../../shared/notifications/delivery-worker.ts';
import { whatsappSender } from '../../shared/notifications/whatsapp.ts';

/** Messages a second: what a new WhatsApp number may send. */
const NEW_NUMBER = 80;

export const handler = deliveryWorker({
  queue: queues.sendWhatsapp,
  sender: whatsappSender,
  messagesPerSecond: () => numericSetting(variables.whatsappMessagesPerSecond, NEW_NUMBER),
});
