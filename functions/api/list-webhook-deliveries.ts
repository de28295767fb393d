import { listWebhookDeliveries as operation } from '../../shared/contract/operations/list-webhook-deliveries.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { webhookNamed } from '../../shared/webhooks/change-webhook.ts';
import { presentDelivery } from '../../shared/webhooks/endpoint.ts';
import { type EndpointStore, endpointStore } from '../../shared/webhooks/endpoint-store.ts';
import { type HookDeliveryStore, hookDeliveryStore } from '../../shared/webhooks/hook-delivery-store.ts';

type Services = { endpoints: Pick<EndpointStore, 'find'>; deliveries: HookDeliveryStore };

export const listWebhookDeliveries = async (
  { userId, query, now }: RequestOf<typeof operation>,
  { endpoints, deliveries }: Services,
) => {
  const { webhookId, limit, before } = query;
  // One more than the page size shows whether there are older ones.
  const [, found] = await Promise.all([
    webhookNamed(endpoints, userId, webhookId),
    deliveries.page({ userId, webhookId }, { limit: limit + 1, before, now }),
  ]);
  const data = found.slice(0, limit).map(presentDelivery);
  const nextBefore = found.length > limit ? (data.at(-1)?.deliveryId ?? null) : null;
  return { data, count: data.length, nextBefore };
};

export const endpoint = defineEndpoint(operation, listWebhookDeliveries, () => {
  const table = openTable();
  return { endpoints: endpointStore(table), deliveries: hookDeliveryStore(table) };
});
export const handler = apiHandler(endpoint);
