import { learnMemory as operation } from '../../shared/contract/tools/memory-tools.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { getMemories, openServices, type Services } from '../api/get-memories.ts';

export const learnMemory = (
  { userId, now, begun, body }: Pick<RequestOf<typeof operation>, 'userId' | 'now' | 'begun' | 'body'>,
  services: Services,
) => getMemories({ userId, now, begun, query: body }, services);

export const endpoint = defineEndpoint(operation, learnMemory, openServices);
