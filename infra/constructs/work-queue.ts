import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { QueueSpec } from '../../shared/contract/queues.ts';
import { names } from '../names.ts';
import { acknowledge } from './acknowledge.ts';

const encrypted = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, removalPolicy: RemovalPolicy.DESTROY };

// Long enough for people to come back from a long weekend and redrive.
const KEPT = Duration.days(14);

/** Where messages end that nobody could work. */
export const deadLetterQueue = (scope: Construct, id: string, queueName: string): Queue => {
  const queue = new Queue(scope, id, { ...encrypted, queueName, retentionPeriod: KEPT });
  acknowledge(queue, 'SQS3', 'This is a dead-letter queue itself; an alarm watches it.');
  return queue;
};

/** A queue and its dead-letter queue. Hidden six times as long as its worker may run, as Lambda asks. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, env: string, spec: QueueSpec) {
    super(scope, spec.name);
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', names.deadLetters(env, spec.name));
    this.queue = new Queue(this, 'Queue', {
      ...encrypted,
      queueName: names.queue(env, spec.name),
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.seconds(6 * spec.timeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: spec.maxReceiveCount },
    });
  }
}
