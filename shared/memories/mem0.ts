import * as z from 'zod/mini';
import { parseInstant, systemClock } from '../time/instant.ts';
import { ADD, Mem0Error, type Mem0Settings, mem0Caller } from './mem0-call.ts';
import type { Memory, MemoryProvider } from './memory.ts';
import { contentWords, inAnyOrder } from './normalise.ts';

const PAGE_SIZE = 100;
const PAGES = 10;

const entry = z.object({
  id: z.string(),
  memory: z.string(),
  metadata: z.nullish(z.object({ topic: z.optional(z.string()), meaning: z.optional(z.string()) })),
  updated_at: z.nullish(z.string()),
  created_at: z.nullish(z.string()),
});
type Entry = z.output<typeof entry>;
const page = z.union([z.array(entry), z.object({ results: z.array(entry), next: z.nullish(z.string()) })]);

// Entries of other applications have no topic of ours.
const memoryOf = ({ memory, metadata, updated_at, created_at }: Entry): Memory => ({
  topic: metadata?.topic ?? `note:${inAnyOrder(contentWords(memory))}`,
  meaning: metadata?.meaning ?? '',
  text: memory,
  updatedAt: parseInstant(updated_at ?? created_at ?? '') ?? systemClock(),
});

const oldestFirst = (entries: readonly Entry[]): Memory[] =>
  entries.map(memoryOf).sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));

export type Mem0Provider = MemoryProvider & {
  /** Not limited in number: the export must be complete. */
  listAll(userId: string): Promise<Memory[]>;
  eraseAll(userId: string): Promise<void>;
};

/** Memories at Mem0, stored verbatim; extraction happens here, so all providers behave alike. */
export const mem0 = (settings: Mem0Settings): Mem0Provider => {
  const call = mem0Caller(settings);

  const entries = async (userId: string, pages = PAGES): Promise<Entry[]> => {
    const found: Entry[] = [];
    for (let number = 1; number <= pages; number += 1) {
      const path = `/v2/memories/?page=${number}&page_size=${PAGE_SIZE}`;
      const read = page.safeParse(
        await call({ method: 'POST', path, body: { filters: { AND: [{ user_id: userId }] } } }),
      );
      if (!read.success) throw new Mem0Error('POST /v2/memories/', null);
      if (Array.isArray(read.data)) return read.data;
      found.push(...read.data.results);
      if (!read.data.next) break;
    }
    return found;
  };

  const put = (userId: string, { topic, meaning, text }: Memory, held: Entry | undefined) => {
    const metadata = { topic, meaning };
    if (held) return call({ method: 'PUT', path: `/v1/memories/${held.id}/`, body: { text, metadata } });
    const messages = [{ role: 'user', content: text }];
    const body = { messages, user_id: userId, metadata, infer: false, async_mode: false };
    return call({ method: 'POST', path: ADD, body });
  };

  return {
    list: async (userId) => oldestFirst(await entries(userId)),
    listAll: async (userId) => oldestFirst(await entries(userId, Number.POSITIVE_INFINITY)),
    write: async (userId, { learned, forgotten }) => {
      if (learned.length + forgotten.length === 0) return;
      const held = new Map((await entries(userId)).map((one) => [memoryOf(one).topic, one]));
      const gone = forgotten.flatMap(({ topic }) => held.get(topic)?.id ?? []);
      await Promise.all([
        ...learned.map((memory) => put(userId, memory, held.get(memory.topic))),
        ...gone.map((id) => call({ method: 'DELETE', path: `/v1/memories/${id}/` })),
      ]);
    },
    /** For the erasure. */
    eraseAll: async (userId) => {
      await call({ method: 'DELETE', path: `/v1/memories/?user_id=${encodeURIComponent(userId)}` });
    },
  };
};
