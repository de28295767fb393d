import { Stack } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type QueueName, queues } from '../../../shared/contract/queues.ts';
import { jobGrants, workerGrants } from '../../../shared/contract/worker-grants.ts';
import { variables } from '../../../shared/platform/environment.ts';
import type { DataKey } from '../constructs/data-key.ts';
import { EmailChannel } from '../constructs/email-channel.ts';
import { mapEntries } from '../constructs/map-entries.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { ReminderScheduler } from '../constructs/reminder-scheduler.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import type { Deployment } from '../constructs/service-function.ts';
import { namedResources, type ServiceResources } from '../constructs/service-resources.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import type { DataStack } from './data.ts';

/** Queues with their workers, scheduled jobs, the channel for mail. */
export class JobsStack extends Stack {
  /** Of the reminders' schedules; its name is generated. */
  readonly roleArn: string;
  /** Null with AWS-managed keys. */
  readonly key: DataKey | null;
  private readonly resources: ServiceResources;

  constructor(scope: Construct, id: string, data: DataStack, deployment: Deployment) {
    const { env, region, emailDomain } = deployment.settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: queues, workers and scheduled jobs` });
    this.addStackDependency(data);
    // Imported by ARN: constructs of this stack would otherwise add statements to its policy, which belongs to an earlier stack.
    const key = data.key && Key.fromKeyArn(this, 'Key', data.key.keyArn);
    const made = mapEntries(queues, (spec) => new WorkQueue(this, spec, { env, key }));
    const { role, deadLetters } = new ReminderScheduler(this, { env, dispatchQueue: made.dispatchReminder.queue, key });
    new EmailChannel(this, { env, emailDomain, feedback: made.deliveryFeedback, key });
    this.roleArn = role.roleArn;
    this.key = data.key;
    const named = namedResources(this, deployment.settings, this);
    // Its own queues by reference, so that each is created before the functions and schedules that use it.
    this.resources = {
      ...named,
      queues: mapEntries(made, ({ queue }) => queue),
      scheduler: { ...named.scheduler, deadLetters },
    };
    mapEntries(made, (queue, name) => this.addWorker(name, queue, deployment));
    mapEntries(scheduledJobs, (spec, name) => {
      const { job } = new ScheduledJob(this, spec, deadLetters, deployment);
      job.reach(jobGrants[name], this.resources, deployment.settings);
    });
  }

  private addWorker(name: QueueName, queue: WorkQueue, deployment: Deployment): void {
    const sendsToItself = workerGrants[name].sends?.includes(name) ?? false;
    const spec = { ...queues[name], sendsToItself };
    const { worker } = new QueueWorker(this, spec, queue, deployment);
    worker.reach(workerGrants[name], this.resources, deployment.settings);
    const { syncHours } = deployment.settings;
    if (name === 'sweepShard' && syncHours) worker.fn.addEnvironment(variables.syncHours, String(syncHours));
  }
}
