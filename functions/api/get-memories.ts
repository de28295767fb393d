import { getMemories as operation } from '../../shared/contract/operations/get-memories.ts';
import { analyse } from '../../shared/memories/analyse.ts';
import { askedToForget, toForget } from '../../shared/memories/forgetting.ts';
import type { MemoryProvider } from '../../shared/memories/memory.ts';
import { after, learn, memoriesForPrompt } from '../../shared/memories/memory.ts';
import { openMemories } from '../../shared/memories/provider.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

export type Services = { memories: () => MemoryProvider };
export const openServices = (): Services => ({ memories: openMemories });

export const getMemories = async (
  {
    userId,
    now,
    begun,
    query: { message = '' },
  }: Pick<RequestOf<typeof operation>, 'userId' | 'now' | 'begun' | 'query'>,
  { memories }: Services,
) => {
  const provider = memories();
  const [known] = await Promise.all([provider.list(userId), begun]);
  const { clauses, rest } = askedToForget(message);
  const forgotten = toForget(clauses ?? [], known);
  const changes = learn(known, rest ? analyse(rest) : [], now);
  const replaced = new Set(changes.learned.map(({ topic }) => topic));
  const all = {
    learned: changes.learned,
    forgotten: [...new Set([...changes.forgotten, ...forgotten])].filter(({ topic }) => !replaced.has(topic)),
  };
  await provider.write(userId, all);
  return {
    memoriesForPrompt: memoriesForPrompt(after(known, all)),
    memoryAdded: Boolean(message),
    ...(clauses ? { memoryForgotten: forgotten.length > 0 } : {}),
  };
};

export const endpoint = defineEndpoint(operation, getMemories, openServices);
export const handler = apiHandler(endpoint);
