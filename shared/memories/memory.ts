import type { Instant } from '../time/instant.ts';

/** One lasting thing that a user said of themselves. */
export type Fact = {
  /** What it is about. A user has one memory per topic, so that a contradiction replaces the older one. */
  topic: string;
  /** What it says of the topic, in canonical words: two facts of one topic and meaning are the same fact reworded. */
  meaning: string;
  /** The user's own words, on one line. */
  text: string;
};

export type Memory = Fact & { updatedAt: Instant };

/** Where memories are kept. */
export type MemoryProvider = {
  /** The user's memories, oldest first. */
  list(userId: string): Promise<Memory[]>;
  /** Replaces the memories of the learned topics, and forgets the others named. Writing the same twice is fine. */
  write(userId: string, changes: MemoryChanges): Promise<void>;
};

export type MemoryChanges = { learned: readonly Memory[]; forgotten: readonly Memory[] };
