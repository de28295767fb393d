import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { queues } from '../../shared/contract/queues.ts';
import { RENEWAL_SPREAD_SECONDS } from '../../shared/limits/limit.ts';
import { startRenewals } from '../../shared/limits/renew.ts';
import { numericSetting, variables } from '../../shared/platform/environment.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';

/** At 00:00 UTC: starts the renewals, which run over the next hour. */
export const handler = scheduledJob({
  name: scheduledJobs['renew-limits'].name,
  run: ({ now }) =>
    startRenewals(
      queueSender(queues.renewLimits),
      numericSetting(variables.limitRenewalSpreadSeconds, RENEWAL_SPREAD_SECONDS),
      now,
    ),
});
