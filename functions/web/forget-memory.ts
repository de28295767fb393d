import { forgetMemory as operation } from '../../shared/contract/web/memories.ts';
import { NotFoundError } from '../../shared/domain-errors.ts';
import { type MemoryProvider, memoryId } from '../../shared/memories/memory.ts';
import { openMemories } from '../../shared/memories/provider.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const forgetMemory = async (
  { caller: { userId }, query: { memory_id } }: WebRequestOf<typeof operation>,
  { provider }: { provider: () => MemoryProvider },
) => {
  const memories = provider();
  const forgotten = (await memories.list(userId)).filter(({ topic }) => memoryId(topic) === memory_id);
  if (forgotten.length === 0) throw new NotFoundError('Memory not found');
  await memories.write(userId, { learned: [], forgotten });
  return { body: { deleted: 1 as const } };
};

export const endpoint = defineWebEndpoint(operation, forgetMemory, () => ({ provider: openMemories }));
export const handler = webHandler(endpoint);
