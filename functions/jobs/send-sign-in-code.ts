import { accessStore } from '../../shared/access/access-store.ts';
import { type Switches, switchReader } from '../../shared/access/switches.ts';
import { queues } from '../../shared/contract/queues.ts';
import { emailSender, isEmailStopped } from '../../shared/notifications/channels/email.ts';
import { isWhatsappStopped, whatsappSender } from '../../shared/notifications/channels/whatsapp.ts';
import type { Channel } from '../../shared/notifications/recipient.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { codeMessage, sendCode } from '../../shared/sign-in/send-code.ts';
import { signInRates } from '../../shared/sign-in/sign-in-rates.ts';

const stopped = { email: isEmailStopped, whatsapp: isWhatsappStopped };

export const handler = queueWorker({
  queue: queues.sendSignInCode,
  schema: codeMessage,
  async work(message, { now, measure }) {
    let known: Promise<Switches> | undefined;
    const switches = () => {
      known ??= switchReader(openTable()).on();
      return known;
    };
    const services = {
      access: accessStore(openTable()),
      isStopped: async (channel: Channel) => stopped[channel](await switches()),
      isSignUpStopped: async () => (await switches()).has('sign-up'),
      rates: signInRates(rateCounter(openTable())),
      queue: queueSender(queues.sendSignInCode),
      senders: { email: emailSender, whatsapp: whatsappSender },
      measure,
    };
    await sendCode(services, message, now);
  },
});
