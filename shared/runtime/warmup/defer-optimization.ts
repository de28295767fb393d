import { setFlagsFromString } from 'node:v8';

const FLAGS = [
  // Calls of a function until an optimizing compiler takes it: ten times the default.
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-turbofan=30000',
  // Bytes of hot functions until they are compiled without optimization, together: 16 times the default.
  '--baseline-batch-compilation-threshold=65536',
];
/** Node's first version with all of them; an unknown flag is a line on standard error. */
const SINCE = 24;

/**
 * Keeps V8 from compiling functions further while the first call is served: its compilers take time from the one core that both
 * have, for code that hardly runs again in that call. A loop is replaced while it runs as before, so a call with much work is
 * not slower.
 */
export const deferOptimization = (): void => {
  if (Number.parseInt(process.versions.node, 10) < SINCE) return;
  for (const flag of FLAGS) setFlagsFromString(flag);
};
