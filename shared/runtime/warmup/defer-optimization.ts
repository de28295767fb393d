import { setFlagsFromString } from 'node:v8';

/** Calls of a function until V8's two optimizing compilers take it: ten times the default. */
const FLAGS = ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000'];
/** Node's first version with both; an unknown flag is a line on standard error. */
const SINCE = 24;

/**
 * Keeps V8 from optimizing functions while the first call is served: its compilers take time from the one core that both
 * have, for code that hardly runs again in that call. A loop is replaced while it runs as before, so a call with much work is
 * not slower.
 */
export const deferOptimization = (): void => {
  if (Number.parseInt(process.versions.node, 10) < SINCE) return;
  for (const flag of FLAGS) setFlagsFromString(flag);
};
