import { memories as operation } from '../../shared/contract/web/memories.ts';
import { type MemoryProvider, memoryId } from '../../shared/memories/memory.ts';
import { openMemories } from '../../shared/memories/provider.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const memories = async (
  { caller: { userId } }: WebRequestOf<typeof operation>,
  { provider }: { provider: () => MemoryProvider },
) => {
  const known = await provider().list(userId);
  return { body: { memories: known.toReversed().map(({ topic, text }) => ({ memory_id: memoryId(topic), text })) } };
};

export const endpoint = defineWebEndpoint(operation, memories, () => ({ provider: openMemories }));
export const handler = webHandler(endpoint);
