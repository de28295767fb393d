import type { ApiKeyRecord } from '../../shared/access/key-record.ts';
import { type KeyServices, keyServices } from '../../shared/api-keys/key-services.ts';
import { revokeKey } from '../../shared/api-keys/rotate-key.ts';
import { revokeApiKey as operation } from '../../shared/contract/operations/revoke-api-key.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { askedBy } from '../../shared/runtime/key-changes.ts';

export const revokeApiKey = async (request: RequestOf<typeof operation>, services: KeyServices) => {
  const { query, now, recordResponse } = request;
  const answerFor = ({ keyId, label }: ApiKeyRecord) => ({
    data: { keyId, name: label, revokedAt: now },
    message: 'API key revoked for good',
  });
  return answerFor(await revokeKey(services, askedBy(request), query.keyId, (key) => recordResponse(answerFor(key))));
};

export const endpoint = defineEndpoint(operation, revokeApiKey, () => keyServices(measureAs(operation.name)));
export const handler = apiHandler(endpoint);
