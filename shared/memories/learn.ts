import type { Instant } from '../time/instant.ts';
import type { Fact, Memory, MemoryChanges } from './memory.ts';

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
