import type { Deliver } from '../scheduler/fire.ts';
import type { Queues } from '../sqs/queues.ts';
import { resourceOf } from '../wire/arn.ts';
import { type Jobs, startScheduledJob } from './jobs.ts';

/** Hands what a schedule fires to its queue or, for one of the service's jobs, starts that. */
export const deliverTo =
  (queues: Queues, jobs: Jobs): Deliver =>
  (targetArn, input) => {
    if (targetArn.startsWith('arn:aws:lambda:')) startScheduledJob(jobs, targetArn, input);
    else queues.find(resourceOf(targetArn)).send(input);
  };
