import { type QueueSpec, queues as queueSpecs } from '../../../shared/contract/queues.ts';
import type { Queues } from '../../emulators/sqs/queues.ts';
import type { Runtime } from '../lambda/runtime.ts';
import { type RunningWorker, startWorker } from './worker.ts';

/** The dead-letter queue of a queue. */
export const deadLetterQueueOf = (queueName: string): string => `${queueName}-dead-letters`;
/** The dead-letter queue of EventBridge Scheduler. */
export const SCHEDULE_DEAD_LETTERS = 'schedule-dead-letters';

export const specs: readonly QueueSpec[] = Object.values(queueSpecs);

// Lambda allows far more for a queue without a limit; one machine does not benefit from it.
const USUAL_CONCURRENCY = 10;

/** Creates every queue of the service with its dead-letter queue, as infra/cdk does. */
export const createServiceQueues = (queues: Queues): void => {
  queues.create(SCHEDULE_DEAD_LETTERS);
  for (const { name, timeoutSeconds, maxReceiveCount } of specs) {
    const deadLetters = { queue: queues.create(deadLetterQueueOf(name)), after: maxReceiveCount };
    queues.create(name, { visibilitySeconds: 6 * timeoutSeconds, deadLetters });
  }
};

/**
 * Starts the worker of every queue; their functions are functions/jobs/<queue name>.ts.
 * @param most batches of each at a time; absent: as when deployed
 */
export const startWorkers = (
  queues: Queues,
  runtime: Runtime,
  most: number = Number.POSITIVE_INFINITY,
): RunningWorker => {
  const workers = specs.map(({ name, timeoutSeconds, batchSize, maximumConcurrency: deployed }) => {
    const maximumConcurrency = Math.min(deployed ?? USUAL_CONCURRENCY, most);
    const fn = { name, file: `jobs/${name}.ts`, timeoutSeconds };
    return startWorker({ queue: queues.find(name), fn, batchSize, maximumConcurrency }, runtime.invoke);
  });
  return {
    busy: () => workers.reduce((total, worker) => total + worker.busy(), 0),
    stop: () => {
      for (const worker of workers) worker.stop();
    },
  };
};
