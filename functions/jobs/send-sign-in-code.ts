import { accessStore } from '../../shared/access/access-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { emailSender } from '../../shared/notifications/channels/email.ts';
import { whatsappSender } from '../../shared/notifications/channels/whatsapp.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { codeMessage } from '../../shared/sign-in/code-message.ts';
import { sendCode } from '../../shared/sign-in/send-code.ts';

export const handler = queueWorker({
  queue: queues.sendSignInCode,
  schema: codeMessage,
  async work(message, { now, measure }) {
    const services = {
      access: accessStore(openTable()),
      senders: { email: emailSender, whatsapp: whatsappSender },
      measure,
    };
    await sendCode(services, message, now);
  },
});
