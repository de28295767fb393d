import { updateWebhook as operation } from '../../shared/contract/operations/update-webhook.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type CountAct, countActs, countedBeside } from '../../shared/runtime/count-acts.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { type MasterSecret, webhookSecret } from '../../shared/webhooks/attempt.ts';
import { updateWebhook as update } from '../../shared/webhooks/change-webhook.ts';
import type { Endpoint } from '../../shared/webhooks/endpoint.ts';
import { type EndpointStore, endpointStore } from '../../shared/webhooks/endpoint-store.ts';
import { presentWebhook } from '../../shared/webhooks/present-webhook.ts';
import { checkUrl, masterSecret } from '../../shared/webhooks/webhook-services.ts';

type Services = {
  endpoints: EndpointStore;
  master: MasterSecret;
  checkUrl(url: string): Promise<string>;
  countAct: CountAct;
};

export const updateWebhook = async (request: RequestOf<typeof operation>, services: Services) => {
  const { userId, body, now, recordResponse } = request;
  const { webhookId, ...wanted } = body;
  const [url, master] = await Promise.all([
    wanted.url === undefined ? undefined : services.checkUrl(wanted.url),
    wanted.rotateSecret ? services.master() : null,
  ]);
  const counted = countedBeside(services.countAct, request);
  const answerFor = (changed: Endpoint) => ({
    data: {
      ...presentWebhook(changed, now),
      secret: master === null ? null : webhookSecret(master, webhookId, changed.secretRevision),
    },
    message: master === null ? 'Webhook updated' : 'Webhook updated: its secret is shown only now',
  });
  const recording = counted.before((changed: Endpoint) => recordResponse(answerFor(changed)));
  return answerFor(await update(services.endpoints, { userId, webhookId }, { ...wanted, url }, now, recording));
};

export const endpoint = defineEndpoint(operation, updateWebhook, () => ({
  endpoints: endpointStore(openTable()),
  master: masterSecret,
  checkUrl,
  countAct: countActs(openTable()),
}));
export const handler = apiHandler(endpoint);
