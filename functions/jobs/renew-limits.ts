import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { queues } from '../../shared/contract/queues.ts';
import { numericSetting, variables } from '../../shared/environment.ts';
import { scheduledJob } from '../../shared/jobs/scheduled-job.ts';
import { startRenewals } from '../../shared/limits/renew.ts';
import { SPREAD_SECONDS } from '../../shared/limits/renewal.ts';
import { queueSender } from '../../shared/queue.ts';

/** At 00:00 UTC: the records of limits whose period has ended are brought up to date over the next hour. */
export const handler = scheduledJob({
  name: scheduledJobs['renew-limits'].name,
  run: ({ now }) =>
    startRenewals(
      queueSender(queues.renewLimits),
      numericSetting(variables.limitRenewalSpreadSeconds, SPREAD_SECONDS),
      now,
    ),
});
