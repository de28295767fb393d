import { UnloadableFunction } from './load.ts';

const FRAMES = 5;

// The message of an error is not printed: it can hold data of a user.
const describe = (error: unknown): string => {
  if (error instanceof UnloadableFunction) return error.message;
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, FRAMES)].join('\n');
};

/** Prints on standard error which function failed and where. */
export const reportFailure = (functionName: string, error: unknown): void => {
  console.error(`${functionName} failed: ${describe(error)}`);
};
