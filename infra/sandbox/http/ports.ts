import type { Faults } from '../../emulators/faults.ts';
import type { Journal, Section } from '../../emulators/journal.ts';

/** The part of the fault registry that a stand-in uses. */
export type FaultSource = Pick<Faults, 'take' | 'takeOfList'>;

export const noFaults: FaultSource = { take: () => null, takeOfList: () => null };

/** The part of the journal that a stand-in uses. */
export type SectionSource = Pick<Journal, 'section'>;

const sectionInMemory = <T>(): Section<T> => {
  const values = new Map<string, T>();
  return {
    entries: () => values.entries(),
    put: (key, value) => void values.set(key, value),
    delete: (key) => void values.delete(key),
  };
};

/** In memory only. */
export const inMemory: SectionSource = { section: sectionInMemory };
