import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ScheduledJobName } from '../../../shared/contract/jobs.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import { mapEntries } from './map-entries.ts';

/** The impact of a job that does not run, and the time after which it counts as missing: several runs, not one late run. */
const jobs: Record<ScheduledJobName, { impact: string; silentAfter: Duration }> = {
  'end-keys': { impact: 'users who are not told that a key ends', silentAfter: Duration.hours(1) },
  'dispatch-syncs': { impact: 'users whose bank data stays stale', silentAfter: Duration.minutes(20) },
  'expire-feed': { impact: 'no user: changes are kept for longer', silentAfter: Duration.hours(6) },
  'renew-limits': { impact: 'no user at once: listings do not depend on it', silentAfter: Duration.hours(24) },
  'renew-reminders': { impact: 'users whose recurring reminders are not renewed', silentAfter: Duration.hours(1) },
  'sweep-reminders': { impact: 'users whose lost notifications are not sent again', silentAfter: Duration.minutes(20) },
  'sweep-webhooks': { impact: 'developers whose webhooks are not tried again', silentAfter: Duration.minutes(10) },
};

/** Two alarms per scheduled job: failure and absence. */
export const addJobAlarms = (alarms: Alarms, functions: Readonly<Record<ScheduledJobName, LambdaFunction>>): void => {
  mapEntries(jobs, ({ impact, silentAfter }, name) => {
    const errors = functions[name].metricErrors({ period: FIVE_MINUTES, statistic: Stats.SUM });
    alarms.add({ name: `job-failed-${name}`, impact, metric: errors, threshold: 0, periods: 2 });
    const runs = functions[name].metricInvocations({ period: silentAfter, statistic: Stats.SUM });
    alarms.add({ name: `job-silent-${name}`, impact, metric: runs, threshold: 1, below: true, silenceRings: true });
  });
};
