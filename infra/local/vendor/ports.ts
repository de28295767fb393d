import type { Faults } from '../faults.ts';

/** What a stand-in asks of the shared fault registry. */
export type FaultSource = Pick<Faults, 'take'>;

export const noFaults: FaultSource = { take: () => null };

/** A named part of what outlives a restart: the last value put under each key. */
export type Section<T> = {
  entries(): Iterable<[string, T]>;
  put(key: string, value: T): unknown;
  delete(key: string): unknown;
};

export type SectionSource = { section<T>(name: string): Section<T> };

const sectionInMemory = <T>(): Section<T> => {
  const values = new Map<string, T>();
  return {
    entries: () => values.entries(),
    put: (key, value) => values.set(key, value),
    delete: (key) => values.delete(key),
  };
};

/** Keeps nothing beyond the process. */
export const inMemory: SectionSource = { section: sectionInMemory };
