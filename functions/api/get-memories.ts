import { getMemories as operation } from '../../shared/contract/operations/get-memories.ts';
import { analyse } from '../../shared/memories/analyse.ts';
import type { MemoryProvider } from '../../shared/memories/memory.ts';
import { after, learn, memoriesForPrompt } from '../../shared/memories/memory.ts';
import { openMemories } from '../../shared/memories/provider.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

export const getMemories = async (
  { userId, now, query: { message } }: Pick<RequestOf<typeof operation>, 'userId' | 'now' | 'query'>,
  { memories }: { memories: () => MemoryProvider },
) => {
  const provider = memories();
  const known = await provider.list(userId);
  const changes = learn(known, message ? analyse(message) : [], now);
  await provider.write(userId, changes);
  return { memoriesForPrompt: memoriesForPrompt(after(known, changes)), memoryAdded: Boolean(message) };
};

export const endpoint = defineEndpoint(operation, getMemories, () => ({ memories: openMemories }));
export const handler = apiHandler(endpoint);
