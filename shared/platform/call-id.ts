import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<string>();

/**
 * What `run` enqueues carries the id of this call, and so do the log lines of the jobs that follow from it.
 * @param requestId of the gateway; undefined where there was no call, as in a scheduled job
 */
export const duringCall = <Result>(requestId: string | undefined, run: () => Result): Result =>
  requestId ? calls.run(requestId, run) : run();

export const callId = (): string | undefined => calls.getStore();
