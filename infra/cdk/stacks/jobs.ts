import { Stack } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { type ScheduledJobName, scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type QueueName, queues } from '../../../shared/contract/queues.ts';
import { jobGrants, workerGrants } from '../../../shared/contract/worker-grants.ts';
import { EmailChannel } from '../constructs/email-channel.ts';
import { mapEntries } from '../constructs/map-entries.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { ReminderScheduler } from '../constructs/reminder-scheduler.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import type { Deployment } from '../constructs/service-function.ts';
import type { ServiceResources } from '../constructs/service-resources.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import type { DataStack } from './data.ts';

/** Queues with their workers, scheduled jobs, the channel for mail. */
export class JobsStack extends Stack {
  /** Resources for the grants of the API's functions too. */
  readonly resources: ServiceResources;
  readonly jobFunctions: Readonly<Record<ScheduledJobName, LambdaFunction>>;

  constructor(scope: Construct, id: string, data: DataStack, deployment: Deployment) {
    const { env, region, emailDomain } = deployment.settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: queues, workers and scheduled jobs` });
    this.addStackDependency(data);
    // Imported by ARN: constructs of this stack would otherwise add statements to its policy, which belongs to an earlier stack.
    const key = data.key && Key.fromKeyArn(this, 'Key', data.key.keyArn);
    const made = mapEntries(queues, (spec) => new WorkQueue(this, spec, { env, key }));
    const scheduler = new ReminderScheduler(this, data.reminderGroupName, {
      env,
      dispatchQueue: made.dispatchReminder.queue,
      key,
    });
    const email = new EmailChannel(this, { env, emailDomain, feedback: made.deliveryFeedback, key });
    const { table, secrets } = data;
    this.resources = { table, secrets, queues: made, scheduler, email: email.settings, key: data.key };
    mapEntries(queues, (_, name) => this.addWorker(name, deployment));
    this.jobFunctions = mapEntries(scheduledJobs, (spec, name) => {
      const { job } = new ScheduledJob(this, spec, scheduler.deadLetters, deployment);
      job.reach(jobGrants[name], this.resources, deployment.settings);
      return job.fn;
    });
  }

  private addWorker(name: QueueName, deployment: Deployment): void {
    const sendsToItself = workerGrants[name].sends?.includes(name) ?? false;
    const spec = { ...queues[name], sendsToItself };
    const { worker } = new QueueWorker(this, spec, this.resources.queues[name], deployment);
    worker.reach(workerGrants[name], this.resources, deployment.settings);
  }
}
