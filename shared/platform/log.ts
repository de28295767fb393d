import { AsyncLocalStorage } from 'node:async_hooks';
import { optionalSetting, variables } from './environment.ts';

export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type LogLevel = 'INFO' | 'ERROR';
export type LogWriter = (level: LogLevel, message: string, fields: LogFields) => void;

// The writer of the API path loads no package, because a cold start waits for it.
const plainWriter: LogWriter = (level, message, fields) => {
  process.stdout.write(`${JSON.stringify({ level, message, commit: optionalSetting(variables.commit), ...fields })}\n`);
};

const writers = new AsyncLocalStorage<LogWriter>();

export const loggingTo = <Result>(writer: LogWriter, run: () => Result): Result => writers.run(writer, run);

const write: LogWriter = (level, message, fields) => (writers.getStore() ?? plainWriter)(level, message, fields);

const frame = /^\s+at /;

// The name of a setting is not secret, and the operator needs it.
const missingOf = (error: Error): string | undefined =>
  error.name === 'MissingSettingError' && 'missing' in error && typeof error.missing === 'string'
    ? error.missing
    : undefined;

// An error's message and cause can hold a whole record or a vendor's answer, so neither is logged.
const describe = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => frame.test(line));
  return {
    error: error.name,
    code,
    missing: missingOf(error),
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
};

let observer: ((error: unknown) => void) | undefined;

/** For the local stack, which shows its developer whole errors. Deployed functions have no observer. */
export const observeFailures = (observe: (error: unknown) => void): void => {
  observer = observe;
};

/** One JSON line per outcome, with ids only: never keys, phone numbers, amounts, texts or whole events. */
export const log = {
  info(message: string, fields: LogFields = {}): void {
    write('INFO', message, fields);
  },
  failure(error: unknown, fields: LogFields = {}): void {
    write('ERROR', 'failure', { ...fields, ...describe(error) });
    observer?.(error);
  },
};

/** Where a call comes from. Written sealed only (access/visits.ts), and never to a log. `port`: null where it is not known. */
export type Peer = { address: string; port: number | null };

const calls = new AsyncLocalStorage<{ requestId: string; peer: (() => Peer) | undefined }>();

/**
 * What `run` enqueues carries the id of this call, and so do the log lines of the jobs that follow from it.
 * @param requestId of the gateway; undefined where there was no call, as in a scheduled job
 * @param peer asked for only by what writes an access record; absent where nobody called, as in the worker of a queue
 */
export const duringCall = <Result>(requestId: string | undefined, run: () => Result, peer?: () => Peer): Result =>
  requestId ? calls.run({ requestId, peer }, run) : run();

export const callId = (): string | undefined => calls.getStore()?.requestId;

export const callerPeer = (): Peer | null => calls.getStore()?.peer?.() ?? null;
