import { reportFailure } from '../lambda/report.ts';
import type { LambdaFunction, Runtime } from '../lambda/runtime.ts';
import type { Queue, Received } from '../sqs/queue.ts';
import { failedOf } from './batch-result.ts';
import { sqsEvent } from './event.ts';

/** What joins a queue to its function, as an event-source mapping does. */
export type Mapping = {
  queue: Queue;
  fn: LambdaFunction;
  batchSize: number;
  /** At most so many batches at once. */
  maximumConcurrency: number;
};

export type RunningWorker = {
  /** Batches in hand, up to the moment when their messages are deleted or put back. */
  busy(): number;
  stop(): void;
};

const FIRST_RETRY_SECONDS = 0.1;
const LONGEST_RETRY_SECONDS = 0.5;

/**
 * When a failed message comes back. On AWS that is the rest of its visibility time, which takes minutes; here it is
 * soon, so that a retry can be watched. It is a real one all the same: counted, and ending among the dead letters.
 */
export const retrySeconds = (receives: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** (receives - 1), LONGEST_RETRY_SECONDS);

const failures = async (invoke: Runtime['invoke'], { queue, fn }: Mapping, batch: readonly Received[]) => {
  const ids = batch.map(({ message }) => message.id);
  try {
    return failedOf(await invoke(fn, sqsEvent(queue.name, batch)), ids);
  } catch (error) {
    reportFailure(fn.name, error);
    return new Set(ids);
  }
};

// A function that set a message's visibility itself knows better when to try again.
const putBack = (queue: Queue, { message, handle }: Received): void => {
  const isExhausted = message.receives >= (queue.settings.deadLetters?.after ?? Number.POSITIVE_INFINITY);
  if (!queue.wasPostponed(handle)) queue.changeVisibility(handle, isExhausted ? 0 : retrySeconds(message.receives));
};

const firstAfter = (moments: Iterable<number>, now: number): number | null => {
  let first: number | null = null;
  for (const moment of moments) if (moment > now && (first === null || moment < first)) first = moment;
  return first;
};

/** Polls the queue and hands its messages to the function in batches; deletes what did not fail. */
export const startWorker = (mapping: Mapping, invoke: Runtime['invoke']): RunningWorker => {
  const { queue, batchSize, maximumConcurrency } = mapping;
  let busy = 0;
  let stopped = false;
  let planned: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;

  const work = async (batch: readonly Received[]): Promise<void> => {
    busy += 1;
    const failed = await failures(invoke, mapping, batch);
    for (const received of batch) {
      if (!failed.has(received.message.id)) queue.delete(received.handle);
      else if (queue.holds(received.handle)) putBack(queue, received);
    }
    busy -= 1;
    plan();
  };

  const poll = (): void => {
    planned = undefined;
    clearTimeout(timer);
    while (!stopped && busy < maximumConcurrency) {
      const batch = queue.receive(batchSize);
      if (batch.length === 0) break;
      void work(batch);
    }
    const next = firstAfter(queue.visibleTimes(), Date.now());
    if (!stopped && next !== null) timer = setTimeout(plan, next - Date.now());
  };

  // Many messages that arrive in one turn of the event loop make one poll, and so full batches.
  const plan = (): void => {
    if (!stopped) planned ??= setImmediate(poll);
  };

  const unsubscribe = queue.changes.listen(plan);
  plan();
  const stop = (): void => {
    stopped = true;
    unsubscribe();
    clearImmediate(planned);
    clearTimeout(timer);
  };
  return { busy: () => busy, stop };
};
