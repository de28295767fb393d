import { type KeyServices, keyServices } from '../../shared/api-keys/key-services.ts';
import { presentNewKey } from '../../shared/api-keys/present-key.ts';
import { type RotatedKey, rotateKey } from '../../shared/api-keys/rotate-key.ts';
import { rotateApiKey as operation } from '../../shared/contract/operations/rotate-api-key.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { askedBy } from '../../shared/runtime/authenticate.ts';
import { type CountAct, countActs, countedBeside } from '../../shared/runtime/count-acts.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';

type Services = KeyServices & { passkeys: (userId: string) => Promise<number>; countAct: CountAct };

const answerFor = (rotated: RotatedKey) => ({
  data: presentNewKey(rotated),
  replaced: { keyId: rotated.old.keyId, validUntil: rotated.old.validUntil },
  message: 'API key rotated: the new one is shown only now',
});

export const rotateApiKey = async (request: RequestOf<typeof operation>, services: Services) => {
  await requireRecentProof(request, services.passkeys);
  const counted = countedBeside(services.countAct, request);
  const { body, recordResponse } = request;
  const wanted = { keyId: body.keyId, overlapDays: body.overlapDays ?? 0 };
  return answerFor(
    await rotateKey(
      services,
      askedBy(request),
      wanted,
      counted.before((made) => recordResponse(answerFor(made))),
    ),
  );
};

export const endpoint = defineEndpoint(operation, rotateApiKey, () => ({
  ...keyServices(measureAs(operation.name)),
  passkeys: passkeyCount(openTable()),
  countAct: countActs(openTable()),
}));
export const handler = apiHandler(endpoint);
