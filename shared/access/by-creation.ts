import type { Instant } from '../time/instant.ts';

type Made = { createdAt: Instant };

/** Orders records by their creation. */
export const byCreation = (one: Made, other: Made): number => {
  if (one.createdAt === other.createdAt) return 0;
  return one.createdAt < other.createdAt ? 1 : -1;
};
