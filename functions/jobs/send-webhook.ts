import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { fanOut, sendDue } from '../../shared/webhooks/send-due.ts';
import { sendServices } from '../../shared/webhooks/webhook-services.ts';

/** Without `webhookId`: the user's outbox has events; with it: the endpoint has deliveries that are due. */
export const handler = queueWorker({
  queue: queues.sendWebhook,
  schema: z.object({ userId: z.string(), webhookId: z.optional(z.string()) }),
  async work({ userId, webhookId }, { now, measure }) {
    const services = sendServices(openTable(), measure);
    if (webhookId === undefined) await fanOut(services)(userId, now);
    else await sendDue(services)({ userId, webhookId });
  },
});
