import { PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ScheduledJobSpec } from '../../../shared/contract/jobs.ts';
import { names } from '../names.ts';
import { schedulerPrincipal } from './reminder-scheduler.ts';
import { type Deployment, ServiceFunction } from './service-function.ts';

const MEMORY_MB = 512;
/** Of one run; the next run continues with the rest. */
const TIMEOUT_SECONDS = 300;
/** The group of schedules that name none. */
const GROUP = 'default';
/** Lambda's own maximum, of an event that waits to be run. */
const LONGEST_WAIT_SECONDS = 21_600;
const unitSeconds: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 };

/** Seconds between two runs; a cron expression here is daily. */
export const intervalSeconds = (schedule: string): number => {
  const [, count = '1', unit = 'day'] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  return Number(count) * (unitSeconds[unit] ?? 0);
};

/** A job, its recurring schedule, and the role with which the scheduler starts it. */
export class ScheduledJob extends Construct {
  readonly job: ServiceFunction;

  constructor(scope: Construct, spec: ScheduledJobSpec, deadLetters: Queue, deployment: Deployment) {
    super(scope, `Job-${spec.name}`);
    const { name, schedule, flexibleMinutes } = spec;
    const file = `jobs/${name}.ts`;
    this.job = new ServiceFunction(
      this,
      { name, file, memoryMb: MEMORY_MB, timeoutSeconds: TIMEOUT_SECONDS },
      deployment,
    );
    // The scheduler only hands an event over: Lambda runs it asynchronously and repeats a failed run. An event is of no use once the
    // next one has come.
    const oldestSeconds = Math.min(intervalSeconds(schedule), LONGEST_WAIT_SECONDS);
    this.job.role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }));
    new CfnEventInvokeConfig(this, 'Invoke', {
      functionName: this.job.fn.functionName,
      qualifier: '$LATEST',
      maximumEventAgeInSeconds: oldestSeconds,
      maximumRetryAttempts: 2,
      destinationConfig: { onFailure: { destination: deadLetters.queueArn } },
    });
    const role = new Role(this, 'SchedulerRole', { assumedBy: schedulerPrincipal(this, GROUP) });
    this.job.fn.grantInvokeLatestVersion(role);
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }));
    new CfnSchedule(this, 'Schedule', {
      name: names.schedule(deployment.settings.env, name),
      scheduleExpression: schedule,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow:
        flexibleMinutes > 0 ? { mode: 'FLEXIBLE', maximumWindowInMinutes: flexibleMinutes } : { mode: 'OFF' },
      target: {
        arn: this.job.fn.functionArn,
        roleArn: role.roleArn,
        input: JSON.stringify({ scheduledTime: '<aws.scheduler.scheduled-time>' }),
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: oldestSeconds },
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    });
  }
}
