import { deleteWebhook as operation } from '../../shared/contract/operations/delete-webhook.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { deleteWebhook as remove } from '../../shared/webhooks/change-webhook.ts';
import type { Endpoint } from '../../shared/webhooks/endpoint.ts';
import { type EndpointStore, endpointStore } from '../../shared/webhooks/endpoint-store.ts';

type Services = { endpoints: EndpointStore };

export const deleteWebhook = async (request: RequestOf<typeof operation>, { endpoints }: Services) => {
  const { userId, query, now, recordResponse } = request;
  const answerFor = ({ webhookId, url }: Endpoint) => ({
    data: { webhookId, url, deletedAt: now },
    message: 'Webhook deleted for good',
  });
  const recording = (known: Endpoint) => recordResponse(answerFor(known));
  return answerFor(await remove(endpoints, { userId, webhookId: query.webhookId }, recording));
};

export const endpoint = defineEndpoint(operation, deleteWebhook, () => ({ endpoints: endpointStore(openTable()) }));
export const handler = apiHandler(endpoint);
