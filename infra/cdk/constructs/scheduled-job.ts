import { PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ScheduledJobSpec } from '../../../shared/contract/jobs.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { names } from '../names.ts';
import { schedulerPrincipal } from './reminder-scheduler.ts';
import { type Deployment, ServiceFunction } from './service-function.ts';

const MEMORY_MB = 512;
/** Of one run; the next run continues with the rest. */
export const TIMEOUT_SECONDS = 300;
const OLDEST_EVENT_SECONDS = 3600;

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
    this.job.fn.addEnvironment(variables.metricsNamespace, names.metrics(deployment.settings.env));
    const role = new Role(this, 'SchedulerRole', { assumedBy: schedulerPrincipal() });
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
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: OLDEST_EVENT_SECONDS },
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    });
  }
}
