import { AsyncLocalStorage } from 'node:async_hooks';

export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type LogLevel = 'INFO' | 'ERROR';
export type LogWriter = (level: LogLevel, message: string, fields: LogFields) => void;

// The API path's: it loads nothing, and a caller waits for every millisecond of a cold start.
const plainWriter: LogWriter = (level, message, fields) => {
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`);
};

const writers = new AsyncLocalStorage<LogWriter>();

/** Lines of everything that `run` does go through `writer`. */
export const loggingTo = <Result>(writer: LogWriter, run: () => Result): Result => writers.run(writer, run);

const write: LogWriter = (level, message, fields) => (writers.getStore() ?? plainWriter)(level, message, fields);

const frame = /^\s+at /;

// An error's message and its cause can hold a whole item or a vendor's answer: only what names the place is logged.
const describe = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => frame.test(line));
  return {
    error: error.name,
    code,
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
};

/** One JSON line per outcome, with ids only: never keys, phone numbers, amounts, texts or whole events. */
export const log = {
  info(message: string, fields: LogFields = {}): void {
    write('INFO', message, fields);
  },
  /** Logs name, code and stack frames of an error, and never its message. */
  failure(error: unknown, fields: LogFields = {}): void {
    write('ERROR', 'failure', { ...fields, ...describe(error) });
  },
};
