import { Aws, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import { deadLetterQueue } from './work-queue.ts';

/** Only the scheduler, and only for schedules of this account. */
export const schedulerPrincipal = (): ServicePrincipal =>
  new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
  });

/** The role of one-time reminder schedules, which may send to the dispatch queue, and their dead-letter queue. */
export class ReminderScheduler extends Construct {
  readonly role: Role;
  readonly deadLetters: Queue;
  /** Every schedule of the group. */
  readonly schedulesArn: string;

  /** The environment's group; a plain name, so grants on its schedules can be read. */
  readonly groupName: string;

  constructor(
    scope: Construct,
    groupName: string,
    { env, dispatchQueue, key }: { env: string; dispatchQueue: Queue; key: IKey | null },
  ) {
    super(scope, 'ReminderScheduler');
    this.groupName = groupName;
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', { queueName: names.scheduleDeadLetters(env), key });
    this.role = new Role(this, 'Role', { assumedBy: schedulerPrincipal() });
    this.role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [dispatchQueue.queueArn, this.deadLetters.queueArn],
      }),
    );
    const resourceName = `${groupName}/*`;
    this.schedulesArn = Stack.of(this).formatArn({ service: 'scheduler', resource: 'schedule', resourceName });
  }
}
