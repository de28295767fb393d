import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { QueueSpec } from '../../../shared/contract/queues.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { type Deployment, type FunctionSpec, ServiceFunction } from './service-function.ts';
import type { WorkQueue } from './work-queue.ts';

// Workers that evaluate a user's months, or answer within seconds.
const MEMORY_MB = 1024;
// Eight receives then take 45 minutes, six take 15: long enough for a short outage of a vendor.
const FIRST_RETRY_SECONDS = 30;

export type WorkerSpec = QueueSpec & Pick<FunctionSpec, 'sendsToItself'>;

/** The worker of a queue: receives batches, of which only failed messages are repeated. */
export class QueueWorker extends Construct {
  readonly worker: ServiceFunction;

  constructor(scope: Construct, spec: WorkerSpec, { queue }: WorkQueue, deployment: Deployment) {
    super(scope, `Worker-${spec.name}`);
    const { name, timeoutSeconds, batchSize, urlVariable, sendsToItself, memoryMb = MEMORY_MB } = spec;
    const { workerReservedConcurrency, workerConcurrency } = deployment.settings;
    // Lambda throttles batches beyond the reserved concurrency, and each attempt counts as a receive: so both limits are equal.
    const maxConcurrency = workerConcurrency[name] ?? spec.maximumConcurrency;
    const reservedConcurrency = workerReservedConcurrency && maxConcurrency;
    this.worker = new ServiceFunction(
      this,
      { name, file: `jobs/${name}.ts`, memoryMb, timeoutSeconds, sendsToItself, reservedConcurrency },
      deployment,
    );
    // The URL of its own queue: a worker sets the delay of a failed message.
    this.worker.fn.addEnvironment(urlVariable, queue.queueUrl);
    this.worker.fn.addEnvironment(variables.retryBaseSeconds, String(FIRST_RETRY_SECONDS));
    this.worker.fn.addEventSource(
      new SqsEventSource(queue, {
        batchSize,
        reportBatchItemFailures: true,
        maxConcurrency,
      }),
    );
  }
}
