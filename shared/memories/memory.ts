import { createHash } from 'node:crypto';
import type { Instant } from '../time/instant.ts';

export type Fact = {
  /** A user has one memory per topic, so a contradiction replaces the older one. */
  topic: string;
  /** In canonical words: equal topic and meaning are the same fact reworded. */
  meaning: string;
  /** The user's own words, on one line. */
  text: string;
};

export type Memory = Fact & { updatedAt: Instant };

export type MemoryProvider = {
  /** Oldest first. */
  list(userId: string): Promise<Memory[]>;
  /** Idempotent: replaces the memories of the learned topics and removes the forgotten ones. */
  write(userId: string, changes: MemoryChanges): Promise<void>;
};

export type MemoryChanges = { learned: readonly Memory[]; forgotten: readonly Memory[] };

/** Names a memory: a user has one per topic, at every provider. */
export const memoryId = (topic: string): string => createHash('sha256').update(topic).digest('hex');

/** Bounds the prompt; the oldest are removed. */
export const MEMORIES_PER_USER = 100;

/** @param memories oldest first */
export const learn = (memories: readonly Memory[], facts: readonly Fact[], now: Instant): MemoryChanges => {
  const known = new Map(memories.map((memory) => [memory.topic, memory]));
  const learned = facts
    .filter(({ topic, meaning }) => known.get(topic)?.meaning !== meaning)
    .map((fact) => ({ ...fact, updatedAt: now }));
  const excess = after(memories, { learned, forgotten: [] }).length - MEMORIES_PER_USER;
  const replaced = new Set(learned.map(({ topic }) => topic));
  return { learned, forgotten: memories.filter(({ topic }) => !replaced.has(topic)).slice(0, Math.max(0, excess)) };
};

/** Oldest first. */
export const after = (memories: readonly Memory[], { learned, forgotten }: MemoryChanges): Memory[] => {
  const gone = new Set([...learned, ...forgotten].map(({ topic }) => topic));
  return [...memories.filter(({ topic }) => !gone.has(topic)), ...learned];
};
