import { Aws, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import { deadLetterQueue } from './work-queue.ts';

/** Only the scheduler, and only for schedules of this account. */
export const schedulerPrincipal = (): ServicePrincipal =>
  new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
  });

/** What one-time reminder schedules need: their role, which may put messages on the dispatch queue, and where failures end. */
export class ReminderScheduler extends Construct {
  readonly role: Role;
  readonly deadLetters: Queue;
  /** Every schedule of the group. */
  readonly schedulesArn: string;

  /** The environment's group; a plain name, so that grants on its schedules can be read. */
  readonly groupName: string;

  constructor(scope: Construct, groupName: string, { env, dispatchQueue }: { env: string; dispatchQueue: Queue }) {
    super(scope, 'ReminderScheduler');
    this.groupName = groupName;
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', names.scheduleDeadLetters(env));
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
