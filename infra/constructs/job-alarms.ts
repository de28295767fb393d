import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ScheduledJobName } from '../../shared/contract/jobs.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import { mapEntries } from './map-entries.ts';

/** Whom a job's silence hurts, and after how long it is silence: some runs missed, not one late. */
const jobs: Record<ScheduledJobName, { hurts: string; silentAfter: Duration }> = {
  'dispatch-syncs': { hurts: 'users whose bank data stays stale', silentAfter: Duration.minutes(20) },
  'renew-limits': { hurts: 'nobody at once: listings do not depend on it', silentAfter: Duration.hours(24) },
  'renew-reminders': { hurts: 'users whose recurring reminders do not move on', silentAfter: Duration.hours(1) },
  'sweep-reminders': { hurts: 'users whose lost notifications are not sent again', silentAfter: Duration.minutes(20) },
};

/** Two alarms per scheduled job: it fails, it does not run. */
export const addJobAlarms = (alarms: Alarms, functions: Readonly<Record<ScheduledJobName, LambdaFunction>>): void => {
  mapEntries(jobs, ({ hurts, silentAfter }, name) => {
    const errors = functions[name].metricErrors({ period: FIVE_MINUTES, statistic: Stats.SUM });
    alarms.add({ name: `job-failed-${name}`, hurts, metric: errors, threshold: 0, periods: 2 });
    const runs = functions[name].metricInvocations({ period: silentAfter, statistic: Stats.SUM });
    alarms.add({ name: `job-silent-${name}`, hurts, metric: runs, threshold: 1, below: true, silenceRings: true });
  });
};
