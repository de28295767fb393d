import { redeliverWebhook as operation } from '../../shared/contract/operations/redeliver-webhook.ts';
import { queues } from '../../shared/contract/queues.ts';
import { log } from '../../shared/platform/log.ts';
import { type QueueSender, queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { type HookDelivery, presentDelivery } from '../../shared/webhooks/endpoint.ts';
import { endpointStore } from '../../shared/webhooks/endpoint-store.ts';
import { hookDeliveryStore } from '../../shared/webhooks/hook-delivery-store.ts';
import { type RedeliverServices, redeliver } from '../../shared/webhooks/redeliver.ts';

type Services = RedeliverServices & { queue: Pick<QueueSender, 'send'> };

export const redeliverWebhook = async (request: RequestOf<typeof operation>, services: Services) => {
  const { userId, body, now, recordResponse } = request;
  const answerFor = (again: HookDelivery) => ({ data: presentDelivery(again), message: 'The delivery is sent again' });
  const again = await redeliver(services, { userId, deliveryId: body.deliveryId }, now, (one) =>
    recordResponse(answerFor(one)),
  );
  // It is due from now on: without this message the sweep sends it.
  const message = { userId, webhookId: again.webhookId };
  await services.queue.send(message).catch((error: unknown) => log.failure(error, message));
  return answerFor(again);
};

export const endpoint = defineEndpoint(operation, redeliverWebhook, () => {
  const table = openTable();
  return {
    table,
    endpoints: endpointStore(table),
    deliveries: hookDeliveryStore(table),
    queue: queueSender(queues.sendWebhook),
  };
});
export const handler = apiHandler(endpoint);
