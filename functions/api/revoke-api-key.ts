import type { ApiKeyRecord } from '../../shared/access/key-record.ts';
import { type KeyServices, keyServices } from '../../shared/api-keys/key-services.ts';
import { type RevokedKey, revokeKey } from '../../shared/api-keys/rotate-key.ts';
import { revokeApiKey as operation } from '../../shared/contract/operations/revoke-api-key.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { askedBy } from '../../shared/runtime/authenticate.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

export const revokeApiKey = async (request: RequestOf<typeof operation>, services: KeyServices) => {
  const { query, now, recordResponse } = request;
  const { keyId, withMade } = query;
  const named = (key: ApiKeyRecord) => ({ keyId: key.keyId, name: key.label });
  const answerFor = ({ key, made }: RevokedKey) => ({
    data: { ...named(key), revokedAt: now },
    made: withMade ? [] : made.map(named),
    message:
      withMade && made.length > 0
        ? `API key revoked for good, with ${made.length} that came from it`
        : 'API key revoked for good',
  });
  const recording = (revoked: RevokedKey) => recordResponse(answerFor(revoked));
  return answerFor(await revokeKey(services, askedBy(request), { keyId, withMade }, recording));
};

export const endpoint = defineEndpoint(operation, revokeApiKey, () => keyServices(measureAs(operation.name)));
export const handler = apiHandler(endpoint);
