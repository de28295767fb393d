import { updateWebhook as operation } from '../../shared/contract/operations/update-webhook.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { askedBy } from '../../shared/runtime/authenticate.ts';
import { type CountAct, countActs, countedBeside } from '../../shared/runtime/count-acts.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { type MasterSecret, webhookSecret } from '../../shared/webhooks/attempt.ts';
import { updateWebhook as update, type WebhookServices } from '../../shared/webhooks/change-webhook.ts';
import { type Endpoint, presentWebhook } from '../../shared/webhooks/endpoint.ts';
import { changeServices, checkUrl, masterSecret } from '../../shared/webhooks/webhook-services.ts';

type Services = WebhookServices & {
  master: MasterSecret;
  checkUrl(url: string): Promise<string>;
  countAct: CountAct;
  passkeys(userId: string): Promise<number>;
};

export const updateWebhook = async (request: RequestOf<typeof operation>, services: Services) => {
  const { body, now, recordResponse } = request;
  const { webhookId, ...wanted } = body;
  // Before the address is resolved, which may outlast the reads: the count would then be a round trip of its own.
  const counted = countedBeside(services.countAct, request);
  const [url, master] = await Promise.all([
    wanted.url === undefined ? undefined : services.checkUrl(wanted.url),
    wanted.rotateSecret ? services.master() : null,
  ]);
  const answerFor = (changed: Endpoint) => ({
    data: {
      ...presentWebhook(changed, now),
      secret: master === null ? null : webhookSecret(master, webhookId, changed.secretRevision),
    },
    message: master === null ? 'Webhook updated' : 'Webhook updated: its secret is shown only now',
  });
  const recording = counted.before((changed: Endpoint) => recordResponse(answerFor(changed)));
  const requireProof = () => requireRecentProof(request, services.passkeys);
  const owner = { ...askedBy(request), webhookId, requireProof };
  return answerFor(await update(services, owner, { ...wanted, url }, recording));
};

export const endpoint = defineEndpoint(operation, updateWebhook, () => ({
  ...changeServices(openTable()),
  passkeys: passkeyCount(openTable()),
  master: masterSecret,
  checkUrl,
  countAct: countActs(openTable()),
}));
export const handler = apiHandler(endpoint);
