import { optionalSetting, setting, variables } from '../environment.ts';
import { RefusalError } from '../http/errors.ts';
import { readSecret } from '../secrets.ts';
import { openTable } from '../storage/table.ts';
import { mem0 } from './mem0.ts';
import type { MemoryProvider } from './memory.ts';
import { memoryStore } from './memory-store.ts';

const openMem0 = () =>
  mem0({ baseUrl: setting(variables.mem0ApiUrl), apiKey: async () => (await readSecret('mem0')).apiKey ?? '' });

const providers: Record<string, () => MemoryProvider> = {
  dynamodb: () => memoryStore(openTable()),
  mem0: openMem0,
};

/**
 * Erases what a vendor keeps of the user; memories in the table go with the user's other records. Asked wherever its
 * place and its key are known, whichever provider is in use today: it may have been the one before.
 */
export const eraseMemoriesElsewhere = async (userId: string): Promise<void> => {
  if (!optionalSetting(variables.mem0ApiUrl)) return;
  const { apiKey } = await readSecret('mem0');
  if (apiKey) await openMem0().eraseAll(userId);
};

const notConfigured = (): RefusalError =>
  new RefusalError(503, {
    error: 'Memory provider not configured',
    message: `No memory storage provider is configured on the server: set ${variables.memoryProvider} to dynamodb or mem0.`,
  });

/**
 * The provider named by `MEMORY_PROVIDER` (design 9).
 * @throws RefusalError 503 when it is unset, empty, `none` or names no provider
 */
export const openMemories = (): MemoryProvider => {
  const name = optionalSetting(variables.memoryProvider) ?? 'none';
  if (!Object.hasOwn(providers, name)) throw notConfigured();
  const open = providers[name];
  if (!open) throw notConfigured();
  return open();
};
