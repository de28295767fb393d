import { type QueueSpec, queues as queueSpecs } from '../../../shared/contract/queues.ts';
import type { Runtime } from '../lambda/runtime.ts';
import type { Queues } from '../sqs/queues.ts';
import { arnOf } from '../wire/arn.ts';
import { type RunningWorker, startWorker } from './worker.ts';

/** Where the messages go that a queue's worker could not do. */
export const deadLetterQueueOf = (queueName: string): string => `${queueName}-dead-letters`;
/** Where events go that EventBridge Scheduler could not deliver. */
export const SCHEDULE_DEAD_LETTERS = 'schedule-dead-letters';

export const specs: readonly QueueSpec[] = Object.values(queueSpecs);

// Lambda gives a queue without a limit far more; one machine gains nothing by it.
const USUAL_CONCURRENCY = 10;

/** Makes every queue of the service, each with its dead-letter queue, as infra does. */
export const createServiceQueues = (queues: Queues): void => {
  queues.create(SCHEDULE_DEAD_LETTERS);
  for (const { name, timeoutSeconds, maxReceiveCount } of specs) {
    const dead = queues.create(deadLetterQueueOf(name));
    const policy = { deadLetterTargetArn: arnOf('sqs', dead.name), maxReceiveCount };
    queues.create(name, { VisibilityTimeout: String(6 * timeoutSeconds), RedrivePolicy: JSON.stringify(policy) });
  }
};

/** Starts the worker of every queue; their functions are functions/jobs/<queue name>.ts. */
export const startWorkers = (queues: Queues, runtime: Runtime): RunningWorker => {
  const workers = specs.map(({ name, timeoutSeconds, batchSize, maximumConcurrency = USUAL_CONCURRENCY }) => {
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
