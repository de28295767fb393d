import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { QueueSpec } from '../../shared/contract/queues.ts';
import { variables } from '../../shared/environment.ts';
import { names } from '../names.ts';
import { type Deployment, type FunctionSpec, ServiceFunction } from './service-function.ts';
import type { WorkQueue } from './work-queue.ts';

// An import inflates and merges month ledgers; the others wait for the network.
const MEMORY_MB = 1024;
// Eight receives then take three quarters of an hour, six a quarter: a vendor's short trouble passes by.
const FIRST_RETRY_SECONDS = 30;

export type WorkerSpec = QueueSpec & Pick<FunctionSpec, 'sendsToItself'>;

/** The worker of a queue: fed in batches, of which only failed messages come back. */
export class QueueWorker extends Construct {
  readonly worker: ServiceFunction;

  constructor(scope: Construct, spec: WorkerSpec, { queue }: WorkQueue, deployment: Deployment) {
    super(scope, `Worker-${spec.name}`);
    const { name, timeoutSeconds, batchSize, maximumConcurrency, urlVariable, sendsToItself } = spec;
    this.worker = new ServiceFunction(
      this,
      { name, file: `jobs/${name}.ts`, memoryMb: MEMORY_MB, timeoutSeconds, sendsToItself },
      deployment,
    );
    // Its own queue's URL: a worker chooses when a failed message comes back.
    this.worker.fn.addEnvironment(urlVariable, queue.queueUrl);
    this.worker.fn.addEnvironment(variables.retryBaseSeconds, String(FIRST_RETRY_SECONDS));
    this.worker.fn.addEnvironment(variables.metricsNamespace, names.metrics(deployment.settings.env));
    this.worker.fn.addEventSource(
      new SqsEventSource(queue, {
        batchSize,
        reportBatchItemFailures: true,
        ...(maximumConcurrency && { maxConcurrency: maximumConcurrency }),
      }),
    );
  }
}
