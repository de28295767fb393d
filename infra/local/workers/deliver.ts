import { resourceOf } from '../../emulators/http/arn.ts';
import type { Deliver } from '../../emulators/scheduler/fire.ts';
import type { Queues } from '../../emulators/sqs/queues.ts';
import { type Jobs, startScheduledJob } from './jobs.ts';

/** Delivers an event of a schedule: sends to its queue, or starts one of the service's jobs. */
export const deliverTo =
  (queues: Queues, jobs: Jobs): Deliver =>
  (targetArn, input) => {
    if (targetArn.startsWith('arn:aws:lambda:')) startScheduledJob(jobs, targetArn, input);
    else queues.find(resourceOf(targetArn)).send(input);
  };
