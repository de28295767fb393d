import fc from 'fast-check';

const MOST_RUNS = 100;

/** A fixed seed makes scores comparable; a mutant needs one counterexample, not the smallest, and soon. */
export const assert = (property, { numRuns = MOST_RUNS, ...options } = {}) =>
  fc.assert(property, { seed: 20260101, endOnFailure: true, ...options, numRuns: Math.min(numRuns, MOST_RUNS) });

export * from 'fast-check';
export default { ...fc, assert };
