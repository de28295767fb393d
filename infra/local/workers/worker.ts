import type { Queue, Received } from '../../emulators/sqs/queue.ts';
import { reportFailure } from '../lambda/report.ts';
import type { LambdaFunction, Runtime } from '../lambda/runtime.ts';
import { failedOf } from './batch-result.ts';
import { sqsEvent } from './event.ts';

/** The event-source mapping of a queue. */
export type Mapping = {
  queue: Queue;
  fn: LambdaFunction;
  batchSize: number;
  /** Maximum number of concurrent batches. */
  maximumConcurrency: number;
};

export type RunningWorker = {
  /** Number of batches whose messages are not deleted or returned yet. */
  busy(): number;
  stop(): void;
};

const FIRST_RETRY_SECONDS = 0.1;
const LONGEST_RETRY_SECONDS = 0.5;
// Node fires a timer at once whose delay does not fit into 32 bits, as after a clock that was moved by months and back.
const LONGEST_SLEEP_MS = 86_400_000;

/**
 * Delay of a failed message. On AWS it is the rest of the visibility timeout, which takes minutes; here it is short, so a
 * retry can be watched. It counts as a receive and leads to the dead-letter queue, as on AWS.
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

// A visibility that the function set itself has priority.
const putBack = (queue: Queue, { message, handle }: Received): void => {
  const isExhausted = message.receives >= (queue.settings.deadLetters?.after ?? Number.POSITIVE_INFINITY);
  if (!queue.wasPostponed(handle)) queue.changeVisibility(handle, isExhausted ? 0 : retrySeconds(message.receives));
};

const firstAfter = (moments: Iterable<number>, now: number): number | null => {
  let first: number | null = null;
  for (const moment of moments) if (moment > now && (first === null || moment < first)) first = moment;
  return first;
};

/** Polls the queue, invokes the function with batches, and deletes the messages that did not fail. */
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
    // One instant for both: a message that became visible between two instants would neither be received nor get a timer.
    const now = queue.now();
    while (!stopped && busy < maximumConcurrency) {
      const batch = queue.receive(batchSize, undefined, now);
      if (batch.length === 0) break;
      void work(batch);
    }
    const next = firstAfter(queue.visibleTimes(), now);
    if (!stopped && next !== null) timer = setTimeout(plan, Math.min(next - now, LONGEST_SLEEP_MS));
  };

  // Messages that arrive in one turn of the event loop cause one poll, and so full batches.
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
