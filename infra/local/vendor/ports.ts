import type { Faults } from '../faults.ts';
import type { Journal, Section } from '../journal.ts';

/** What a stand-in asks of the shared fault registry. */
export type FaultSource = Pick<Faults, 'take'>;

export const noFaults: FaultSource = { take: () => null };

/** What a stand-in asks of the journal. */
export type SectionSource = Pick<Journal, 'section'>;

const sectionInMemory = <T>(): Section<T> => {
  const values = new Map<string, T>();
  return {
    entries: () => values.entries(),
    put: (key, value) => void values.set(key, value),
    delete: (key) => void values.delete(key),
  };
};

/** Keeps nothing beyond the process. */
export const inMemory: SectionSource = { section: sectionInMemory };
