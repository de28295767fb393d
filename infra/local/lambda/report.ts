import { AsyncLocalStorage } from 'node:async_hooks';
import { observeFailures } from '../../../shared/platform/log.ts';
import { UnloadableFunction } from './load.ts';

const FRAMES = 5;

let showsMessages = false;
const functions = new AsyncLocalStorage<string>();

/** Runs an invocation, whose errors are reported under the function's name. */
export const namingErrors = <Result>(functionName: string, run: () => Result): Result =>
  functions.run(functionName, run);

const whole = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Of errors that were collected, the first one.
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return cause === undefined ? text : `${text}\ncaused by ${whole(cause)}`;
};

// The message of an error is printed by `npm start` only: it can hold data of a user.
const describe = (error: unknown): string => {
  if (error instanceof UnloadableFunction) return error.message;
  if (showsMessages) return whole(error);
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, FRAMES)].join('\n');
};

/** Prints on standard error which function failed and where. */
export const reportFailure = (functionName: string, error: unknown): void => {
  console.error(`${functionName} failed: ${describe(error)}`);
};

/**
 * From now on errors are printed with message, causes and the whole stack, also those that the service answers with a 500 or
 * retries. For the developer's own stack; the JSON log stays as it is when deployed.
 */
export const showErrorMessages = (): void => {
  showsMessages = true;
  // The first ten of a call to AWS are of its SDK.
  Error.stackTraceLimit = 30;
  observeFailures((error) => reportFailure(functions.getStore() ?? 'saldo', error));
};
