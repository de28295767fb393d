import { listWebhooks as operation } from '../../shared/contract/operations/list-webhooks.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { MOST_WEBHOOKS, presentWebhook } from '../../shared/webhooks/endpoint.ts';
import { type EndpointStore, endpointStore } from '../../shared/webhooks/endpoint-store.ts';

type Services = { endpoints: Pick<EndpointStore, 'list'> };

export const listWebhooks = async ({ userId, now }: RequestOf<typeof operation>, { endpoints }: Services) => {
  const data = (await endpoints.list(userId)).map((one) => presentWebhook(one, now));
  return { data, count: data.length, limit: MOST_WEBHOOKS };
};

export const endpoint = defineEndpoint(operation, listWebhooks, () => ({ endpoints: endpointStore(openTable()) }));
export const handler = apiHandler(endpoint);
