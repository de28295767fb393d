import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ScheduledJobName, scheduledJobs } from '../../../shared/contract/jobs.ts';
import { metrics } from '../../../shared/contract/metrics.ts';
import { names } from '../names.ts';
import { type Alarms, QUARTER } from './alarms.ts';
import { mapEntries } from './map-entries.ts';
import { measured } from './measured.ts';

/** The impact of a job that does not run, and the time after which it counts as missing: several runs, not one late run; null for a job that runs too seldom. */
const jobs: Record<ScheduledJobName, { impact: string; silentAfter: Duration | null }> = {
  'apply-held': {
    impact: 'users whose new e-mail or first passkey does not take effect',
    silentAfter: Duration.hours(1),
  },
  'end-keys': { impact: 'users who are not told that a key ends', silentAfter: Duration.hours(1) },
  'dispatch-syncs': { impact: 'users whose bank data stays stale', silentAfter: Duration.minutes(20) },
  'erase-due': {
    impact: 'users who have ended their account, and whose data is still there',
    silentAfter: Duration.hours(1),
  },
  'expire-data': {
    impact: 'users without a plan, whose bank data is kept for longer',
    silentAfter: Duration.hours(24),
  },
  'expire-feed': { impact: 'no user: changes are kept for longer', silentAfter: Duration.hours(6) },
  'renew-limits': { impact: 'no user at once: listings do not depend on it', silentAfter: Duration.hours(24) },
  'renew-reminders': { impact: 'users whose recurring reminders are not renewed', silentAfter: Duration.hours(1) },
  // No alarm sees a week: a daily job counts what it has missed.
  'send-digests': { impact: 'users who get no digest of the week', silentAfter: null },
  'sweep-reminders': { impact: 'users whose lost notifications are not sent again', silentAfter: Duration.minutes(20) },
  'warn-ends': {
    impact: 'users who are not told that the access to a bank, or their plan, ends',
    silentAfter: Duration.hours(24),
  },
  'sweep-webhooks': { impact: 'developers whose webhooks are not tried again', silentAfter: Duration.minutes(10) },
};

const ofJob = (env: string, name: ScheduledJobName, metricName: string, period: Duration) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: names.function(env, name) },
    period,
    statistic: Stats.SUM,
    label: `${name} ${metricName}`,
  });

/** Two alarms per scheduled job: failure and absence. One failed run rings: some jobs run once a quarter of an hour or less. */
export const addJobAlarms = (alarms: Alarms, env: string): void => {
  mapEntries(jobs, ({ impact, silentAfter }, name) => {
    const errors = ofJob(env, name, 'Errors', QUARTER);
    alarms.add({ name: `job-failed-${name}`, impact, metric: errors, threshold: 0 });
    if (name === 'send-digests') {
      const missed = { metric: metrics.digestsMissed, job: scheduledJobs['warn-ends'].name };
      const metric = measured(env, { ...missed, statistic: Stats.MAXIMUM, period: Duration.hours(24) });
      alarms.add({ name: `job-silent-${name}`, impact, metric, threshold: 0 });
    }
    if (!silentAfter) return;
    const runs = ofJob(env, name, 'Invocations', silentAfter);
    alarms.add({ name: `job-silent-${name}`, impact, metric: runs, threshold: 1, below: true, silenceRings: true });
  });
};
