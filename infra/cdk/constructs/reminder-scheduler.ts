import { Aws, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import { deadLetterQueue } from './work-queue.ts';

/** Only the scheduler, and only for schedules of one group in this account: it names the group as the source, never a schedule. */
export const schedulerPrincipal = (scope: Construct, group: string): ServicePrincipal =>
  new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: {
      StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
      ArnEquals: {
        'aws:SourceArn': Stack.of(scope).formatArn({
          service: 'scheduler',
          resource: 'schedule-group',
          resourceName: group,
        }),
      },
    },
  });

/** The role of one-time reminder schedules, which may send to the dispatch queue, and their dead-letter queue. */
export class ReminderScheduler extends Construct {
  readonly role: Role;
  readonly deadLetters: Queue;
  constructor(scope: Construct, { env, dispatchQueue, key }: { env: string; dispatchQueue: Queue; key: IKey | null }) {
    super(scope, 'ReminderScheduler');
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', { queueName: names.scheduleDeadLetters(env), key });
    this.role = new Role(this, 'Role', { assumedBy: schedulerPrincipal(this, names.scheduleGroup(env)) });
    this.role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [dispatchQueue.queueArn, this.deadLetters.queueArn],
      }),
    );
  }
}
