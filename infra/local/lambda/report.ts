import { MissingFunction, UnloadableFunction } from './load.ts';

const FRAMES = 5;

// The error's message stays out: it can hold what the function was working on.
const describe = (error: unknown): string => {
  if (error instanceof MissingFunction || error instanceof UnloadableFunction) return error.message;
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, FRAMES)].join('\n');
};

/** Tells on standard error which function failed and where, without a word of its data. */
export const reportFailure = (functionName: string, error: unknown): void => {
  console.error(`${functionName} failed: ${describe(error)}`);
};
