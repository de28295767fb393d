import { createKey } from '../../shared/api-keys/create-key.ts';
import { type KeyServices, keyServices } from '../../shared/api-keys/key-services.ts';
import { presentNewKey } from '../../shared/api-keys/present-key.ts';
import { createApiKey as operation } from '../../shared/contract/operations/create-api-key.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { askedBy } from '../../shared/runtime/authenticate.ts';
import { type CountAct, countActs, countedBeside } from '../../shared/runtime/count-acts.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';

type Services = KeyServices & { passkeys: (userId: string) => Promise<number>; countAct: CountAct };
type Made = Parameters<typeof presentNewKey>[0];

const answerFor = (made: Made) => ({ data: presentNewKey(made), message: 'API key created: it is shown only now' });

export const createApiKey = async (request: RequestOf<typeof operation>, services: Services) => {
  await requireRecentProof(request, services.passkeys);
  const counted = countedBeside(services.countAct, request);
  const { body, recordResponse } = request;
  const wanted = { label: body.name, scopes: body.scopes, validUntil: body.validUntil };
  return answerFor(
    await createKey(
      services,
      askedBy(request),
      wanted,
      counted.before((made) => recordResponse(answerFor(made))),
    ),
  );
};

export const endpoint = defineEndpoint(operation, createApiKey, () => ({
  ...keyServices(measureAs(operation.name)),
  passkeys: passkeyCount(openTable()),
  countAct: countActs(openTable()),
}));
export const handler = apiHandler(endpoint);
