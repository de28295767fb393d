import { NotConfiguredError } from '../domain-errors.ts';
import { optionalSetting, setting, variables } from '../platform/environment.ts';
import { readSecret } from '../platform/secrets.ts';
import { openTable } from '../platform/table/table.ts';
import { isErased } from '../platform/table/unless-erased.ts';
import { type Mem0Provider, mem0 } from './mem0.ts';
import type { Memory, MemoryProvider } from './memory.ts';
import { memoryStore } from './memory-store.ts';

const openMem0 = () =>
  mem0({ baseUrl: setting(variables.mem0ApiUrl), apiKey: async () => (await readSecret('mem0')).apiKey ?? '' });

/** Erases memories that were written during an erasure: no condition of the table covers the vendor. */
export const unlessErasedMeanwhile = (
  { list, write, eraseAll }: Mem0Provider,
  erased: (userId: string) => Promise<boolean>,
): MemoryProvider => ({
  list,
  write: async (userId, changes) => {
    if (changes.learned.length + changes.forgotten.length === 0) return;
    await write(userId, changes);
    if (await erased(userId)) await eraseAll(userId);
  },
});

const providers: Record<string, () => MemoryProvider> = {
  dynamodb: () => memoryStore(openTable()),
  mem0: () => unlessErasedMeanwhile(openMem0(), (userId) => isErased(openTable(), userId)),
};

/** The vendor, if configured, independent of the current provider: it may have been used before. */
const knownVendor = async (): Promise<Mem0Provider | null> => {
  if (!optionalSetting(variables.mem0ApiUrl)) return null;
  const { apiKey } = await readSecret('mem0');
  return apiKey ? openMem0() : null;
};

/** Memories in the table are removed with the user's other records. */
export const eraseMemoriesElsewhere = async (userId: string): Promise<void> => {
  await (await knownVendor())?.eraseAll(userId);
};

export const memoriesElsewhere = async (userId: string): Promise<Memory[]> =>
  (await (await knownVendor())?.listAll(userId)) ?? [];

const notConfigured = (): NotConfiguredError =>
  new NotConfiguredError('Memory provider not configured', {
    message: `No memory storage provider is configured on the server: set ${variables.memoryProvider} to dynamodb or mem0.`,
  });

/** @throws NotConfiguredError when `MEMORY_PROVIDER` is unset, empty, `none` or unknown */
export const openMemories = (): MemoryProvider => {
  const name = optionalSetting(variables.memoryProvider) ?? 'none';
  if (!Object.hasOwn(providers, name)) throw notConfigured();
  const open = providers[name];
  if (!open) throw notConfigured();
  return open();
};
