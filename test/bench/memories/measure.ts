import { afterSaying } from '../../shared/memories/after-saying.ts';
import { faultsOf, type MemoryCase } from './memory-case.ts';

export type Measured = {
  cases: number;
  /** Share of the cases without any fault. */
  right: number;
  /** Share of the cases that remember too little, or nothing of what they should. */
  missed: number;
  /** Share of the cases that remember what they should not. */
  excess: number;
};

const memoriesOf = ({ messages }: MemoryCase): string[] => afterSaying(...messages);

/** How well a set's messages are remembered. */
export const measured = (cases: readonly MemoryCase[]): Measured => {
  const share = (count: number): number => count / cases.length;
  const remembered = cases.map((one) => ({ wanted: one.remembers, found: memoriesOf(one).length }));
  return {
    cases: cases.length,
    right: share(cases.filter((one) => faultsOf(one, memoriesOf(one)).length === 0).length),
    missed: share(remembered.filter(({ wanted, found }) => found < wanted).length),
    excess: share(remembered.filter(({ wanted, found }) => found > wanted).length),
  };
};

/** The faults of each case that has some, for the part that may be looked at. */
export const faults = (cases: readonly MemoryCase[]): string[] =>
  cases.flatMap((one) => {
    const memories = memoriesOf(one);
    const found = faultsOf(one, memories);
    return found.length === 0 ? [] : [`${one.messages.join(' | ')} => ${found.join('; ')} [${memories.join(' | ')}]`];
  });
