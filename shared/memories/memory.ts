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
