import { liveKeys } from '../../shared/access/key-count.ts';
import { hasKeyEnded } from '../../shared/access/key-record.ts';
import { presentKey } from '../../shared/api-keys/present-key.ts';
import { listApiKeys as operation } from '../../shared/contract/operations/list-api-keys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Services = { list: ReturnType<typeof liveKeys> };

export const listApiKeys = async (
  { userId, caller, now }: Pick<RequestOf<typeof operation>, 'userId' | 'caller' | 'now'>,
  { list }: Services,
) => {
  const live = (await list(userId)).filter((key) => !hasKeyEnded(key, now));
  const data = live
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((key) => ({
      ...presentKey(key),
      successorId: key.successorId,
      madeBy: key.madeBy,
      isCurrent: key.keyId === caller.credential.id,
    }));
  return { data, count: data.length };
};

export const endpoint = defineEndpoint(operation, listApiKeys, () => ({ list: liveKeys(openTable()) }));
export const handler = apiHandler(endpoint);
