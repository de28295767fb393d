import { testWebhook as operation } from '../../shared/contract/operations/test-webhook.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { conflict } from '../../shared/runtime/http-errors.ts';
import { type HookDelivery, presentDelivery } from '../../shared/webhooks/endpoint.ts';
import { sendTest, type TestServices, testServices } from '../../shared/webhooks/webhook-services.ts';

const messageFor = ({ status, responseCode, error }: HookDelivery): string => {
  if (status === 'delivered') return `The address answered ${responseCode}`;
  return responseCode === null
    ? `The delivery failed: ${error}`
    : `The delivery failed: the address answered ${responseCode}`;
};

export const testWebhook = async (request: RequestOf<typeof operation>, services: TestServices) => {
  const { userId, body, now, begun } = request;
  await begun;
  const tested = await sendTest(services, { userId, webhookId: body.webhookId }, now);
  if (!tested) throw conflict('Another delivery to this webhook is under way.');
  return { data: presentDelivery(tested), message: messageFor(tested) };
};

export const endpoint = defineEndpoint(operation, testWebhook, () => testServices(openTable()));
export const handler = apiHandler(endpoint);
