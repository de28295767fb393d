import * as z from 'zod/mini';
import { retry } from '../platform/retry.ts';
import { expiring } from '../time/host.ts';
import { parseInstant, systemClock } from '../time/instant.ts';
import type { Memory, MemoryProvider } from './memory.ts';
import { contentWords, inAnyOrder } from './normalise.ts';

/** `deadlineMs` covers one call with its retries. */
export type Mem0Settings = {
  baseUrl: string;
  apiKey: () => Promise<string>;
  deadlineMs?: number;
  /** Upper bound of the first pause, doubled for the next. */
  pauseMs?: number;
};

const DEADLINE_MILLISECONDS = 8000;
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 200;

/** Holds nothing of the request. */
export class Mem0Error extends Error {
  override readonly name = 'Mem0Error';
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  constructor(call: string, status: number | null) {
    super(`Mem0: ${call} answered ${status ?? 'nothing'}`);
    this.status = status;
  }
}

export type Mem0Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object };

const ADD = '/v1/memories/';

const nameOf = ({ method, path }: Mem0Call): string =>
  `${method} ${path.replace(/\?.*$/, '').replace(/(memories\/).+/, '$1{id}')}`;

// An addition may have succeeded although its answer was lost, so it is repeated only after a refusal.
const mayRepeat = ({ method, path }: Mem0Call, status: number | null): boolean =>
  status === 429 || ((status === null || status >= 500) && !(method === 'POST' && path === ADD));

/** @throws Mem0Error */
const mem0Caller = ({
  baseUrl,
  apiKey,
  deadlineMs = DEADLINE_MILLISECONDS,
  pauseMs = PAUSE_MILLISECONDS,
}: Mem0Settings) => {
  const send = async ({ method, path, body }: Mem0Call, signal: AbortSignal): Promise<Response> => {
    const headers = { authorization: `Token ${await apiKey()}`, 'content-type': 'application/json' };
    return fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      method,
      headers,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  };
  const sendOnce = async (call: Mem0Call, signal: AbortSignal): Promise<unknown> => {
    const response = await send(call, signal).catch(() => null);
    if (response?.ok) return response.status === 204 ? null : response.json().catch(() => null);
    await response?.body?.cancel();
    throw new Mem0Error(nameOf(call), response?.status ?? null);
  };
  return (call: Mem0Call): Promise<unknown> => {
    const signal = expiring(deadlineMs);
    const isRetriable = (error: unknown): boolean => error instanceof Mem0Error && mayRepeat(call, error.status);
    const pauses = { attempts: ATTEMPTS, pauseMs, longestPauseMs: 2 * pauseMs };
    return retry(() => sendOnce(call, signal), { ...pauses, isRetriable, signal });
  };
};

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

// Entries of other applications have no topic of this service.
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
