import { accountEvent } from '../../shared/access/erasure-record.ts';
import { tellProvider } from '../../shared/billing/account-events.ts';
import { queues } from '../../shared/contract/queues.ts';
import { optionalSetting, variables } from '../../shared/platform/environment.ts';
import { log } from '../../shared/platform/log.ts';
import { outgoingFetch } from '../../shared/platform/outgoing/outgoing-fetch.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { readSecret } from '../../shared/platform/secrets.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../shared/time/instant.ts';

const secrets = async (): Promise<string[]> => {
  const { secret, previousSecret } = await readSecret('billingWebhook');
  const known = [secret, previousSecret].filter((one): one is string => Boolean(one));
  if (known.length === 0) throw new Error('The secret of billing events is not set');
  return known;
};

/** Tells the payment provider what becomes of an account. */
export const handler = queueWorker({
  queue: queues.sendBillingEvent,
  schema: accountEvent,
  async work(event) {
    const fetch = outgoingFetch({ loopback: optionalSetting(variables.outgoingLoopback) === '1' });
    const queue = queueSender(queues.sendBillingEvent);
    const outcome = await tellProvider({ fetch, secrets, queue, clock: systemClock }, event);
    log.info(`billing event ${outcome}`, { outcome: event.type });
  },
});
