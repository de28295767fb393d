import { pause, random } from '../time/host.ts';

/** Pauses are in milliseconds. */
export type RetryPolicy = {
  attempts: number;
  /** Upper bound of the first pause; the bound doubles with each attempt. */
  pauseMs: number;
  longestPauseMs: number;
};

export type Retry = RetryPolicy & {
  isRetriable(error: unknown): boolean;
  atLeastMs?(error: unknown): number;
  signal?: AbortSignal | undefined;
};

/** For concurrent writers of one record: 4 s of pauses on average let sixty of them succeed. */
export const CONTENTION: RetryPolicy = { attempts: 14, pauseMs: 20, longestPauseMs: 1_000 };

/** Concurrent writers won every attempt; nothing was written. */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}

export class StaleError extends ContentionError {
  constructor(message = 'The record changed after it was read') {
    super(message);
  }
}

const isStale = (error: unknown): boolean => error instanceof StaleError;

/** Full jitter: callers that failed together do not retry together. */
const pauseBefore = (attempt: number, { pauseMs, longestPauseMs }: RetryPolicy): number =>
  random() * Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1));

/** Repeats `work` while its failure is transient; `attempt` starts at 1. The only retry loop of the service. */
export const retry = async <Result>(work: (attempt: number) => Promise<Result>, how: Retry): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt >= how.attempts || how.signal?.aborted || !how.isRetriable(error)) throw error;
      await pause((how.atLeastMs?.(error) ?? 0) + pauseBefore(attempt, how));
    }
  }
};

export const untilWritten = <Result>(work: () => Promise<Result>): Promise<Result> =>
  retry(work, { ...CONTENTION, isRetriable: isStale });
/** Runs several parts to their end even if some of them fail. */
export const collectFailures = () => {
  const failures: unknown[] = [];
  return {
    /** @returns undefined where the part failed */
    part: <Result>(work: Promise<Result>): Promise<Result | undefined> =>
      work.catch((error: unknown) => {
        failures.push(error);
        return undefined;
      }),
    /** @throws the failure, or an AggregateError of several */
    end: (): void => {
      if (failures.length > 1) throw new AggregateError(failures, `${failures.length} parts failed`);
      if (failures.length === 1) throw failures[0];
    },
  };
};

/** Runs all works, one after the other, even if some fail. @throws as `collectFailures`, at the end */
export const allOf = async (...works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const { part, end } = collectFailures();
  for (const work of works) await part(work());
  end();
};
