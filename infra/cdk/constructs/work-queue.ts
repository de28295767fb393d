import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { QueueSpec } from '../../../shared/contract/queues.ts';
import { names } from '../names.ts';
import { acknowledge } from './acknowledge.ts';

// Each sender and receiver requests the key once in that time.
const KEY_REUSED = Duration.hours(1);

const guarded = (key: IKey | null): QueueProps => ({
  enforceSSL: true,
  removalPolicy: RemovalPolicy.DESTROY,
  ...(key
    ? { encryption: QueueEncryption.KMS, encryptionMasterKey: key, dataKeyReuse: KEY_REUSED }
    : { encryption: QueueEncryption.SQS_MANAGED }),
});

const KEPT = Duration.days(4);
// Long enough for an operator to redrive after a long weekend.
const DEAD_KEPT = Duration.days(14);

/** The queue for messages that failed on every attempt. */
export const deadLetterQueue = (
  scope: Construct,
  id: string,
  { queueName, key, kept = DEAD_KEPT }: { queueName: string; key: IKey | null; kept?: Duration | undefined },
): Queue => {
  const queue = new Queue(scope, id, { ...guarded(key), queueName, retentionPeriod: kept });
  acknowledge(queue, 'SQS3', 'This is a dead-letter queue itself; an alarm watches it.');
  return queue;
};

/** A queue and its dead-letter queue. The visibility timeout is six times the worker's timeout, as AWS recommends. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, spec: QueueSpec, { env, key }: { env: string; key: IKey | null }) {
    super(scope, spec.name);
    const kept = spec.keptMinutes === undefined ? undefined : Duration.minutes(spec.keptMinutes);
    const deadLetters = { queueName: names.deadLetters(env, spec.name), key, kept };
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', deadLetters);
    this.queue = new Queue(this, 'Queue', {
      ...guarded(key),
      queueName: names.queue(env, spec.name),
      retentionPeriod: kept ?? KEPT,
      visibilityTimeout: Duration.seconds(6 * spec.timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: spec.maxReceiveCount },
    });
  }
}
