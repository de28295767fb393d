import { createWebhook as operation } from '../../shared/contract/operations/create-webhook.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { askedBy } from '../../shared/runtime/authenticate.ts';
import { type CountAct, countActs, countedBeside } from '../../shared/runtime/count-acts.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { type MasterSecret, webhookSecret } from '../../shared/webhooks/attempt.ts';
import { createWebhook as create, type WebhookServices } from '../../shared/webhooks/change-webhook.ts';
import { presentWebhook } from '../../shared/webhooks/endpoint.ts';
import { changeServices, checkUrl, masterSecret } from '../../shared/webhooks/webhook-services.ts';

type Services = WebhookServices & {
  master: MasterSecret;
  /** @throws InvalidInputError @returns the URL in its normal form */
  checkUrl(url: string): Promise<string>;
  countAct: CountAct;
  passkeys(userId: string): Promise<number>;
};

export const createWebhook = async (request: RequestOf<typeof operation>, services: Services) => {
  await requireRecentProof(request, services.passkeys);
  const { body, now, recordResponse } = request;
  // Before the address is resolved, which may outlast the reads: the count would then be a round trip of its own.
  const counted = countedBeside(services.countAct, request);
  const [url, master] = await Promise.all([services.checkUrl(body.url), services.master()]);
  const answerFor = (made: Parameters<typeof presentWebhook>[0]) => ({
    data: { ...presentWebhook(made, now), secret: webhookSecret(master, made.webhookId, made.secretRevision) },
    message: 'Webhook created: its secret is shown only now',
  });
  const recording = counted.before((made: Parameters<typeof presentWebhook>[0]) => recordResponse(answerFor(made)));
  return answerFor(await create(services, askedBy(request), { url, events: body.events }, recording));
};

export const endpoint = defineEndpoint(operation, createWebhook, () => ({
  ...changeServices(openTable()),
  passkeys: passkeyCount(openTable()),
  master: masterSecret,
  checkUrl,
  countAct: countActs(openTable()),
}));
export const handler = apiHandler(endpoint);
