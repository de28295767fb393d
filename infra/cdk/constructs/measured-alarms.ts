import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type MetricSpec, metrics } from '../../../shared/contract/metrics.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { type Alarms, QUARTER } from './alarms.ts';
import { measured } from './measured.ts';

const HOUR = Duration.hours(1);
// An institution that missed a day is updated by the first daily check that finds its data 30 hours old: at 57 hours at the latest.
const STALE_SECONDS = 60 * 3600;
// The sweep enqueues reminders that are two minutes late, every five minutes: at this age two sweeps have failed.
const LATE_REMINDER_SECONDS = 600;
const LATE_DELIVERY_SECONDS = 900;

/** Old bank data: one connection in a hundred, of those that need no action of their owner. */
export const addSyncAgeAlarm = (alarms: Alarms, env: string): void => {
  const statistic = Stats.percentile(99);
  alarms.add({
    name: 'sync-age',
    impact: 'users who are shown bank data that is days old',
    metric: measured(env, { metric: metrics.syncAge, job: queues.syncItem.name, statistic, period: HOUR }),
    threshold: STALE_SECONDS,
    periods: 2,
  });
};

/** Reminders that are enqueued late, or only by the sweep. */
export const addReminderAlarms = (alarms: Alarms, env: string): void => {
  const job = queues.dispatchReminder.name;
  alarms.add({
    name: 'late-reminders',
    impact: 'users whose reminder came more than ten minutes late',
    metric: measured(env, { metric: metrics.reminderLateness, job, statistic: Stats.MAXIMUM }),
    threshold: LATE_REMINDER_SECONDS,
  });
  const sweep = scheduledJobs['sweep-reminders'].name;
  alarms.add({
    name: 'late-reminders-swept',
    impact: 'users whose reminders come minutes late: their schedules get lost',
    metric: measured(env, { metric: metrics.remindersSwept, job: sweep, statistic: Stats.SUM, period: QUARTER }),
    threshold: 20,
    periods: 2,
  });
};

/** Codes or refresh tokens that come twice, and programs that register in bulk. */
export const addAssistantAlarms = (alarms: Alarms, env: string): void => {
  const sum = (metric: (typeof metrics)[keyof typeof metrics], job: string) =>
    measured(env, { metric, job, statistic: Stats.SUM, period: HOUR });
  alarms.add({
    name: 'assistants-cut-off',
    impact: 'users of assistants, whose access was ended because a token came twice',
    metric: sum(metrics.tokensReplayed, 'oauth-token'),
    threshold: 5,
  });
  alarms.add({
    name: 'assistants-registered',
    impact: 'nobody yet: programs register in bulk',
    metric: sum(metrics.clientsRegistered, 'oauth-register'),
    threshold: 500,
  });
};

/** Refused events of the payment provider, of the aggregator and of WhatsApp. */
export const addWebhookAlarms = (alarms: Alarms, env: string): void => {
  const refused = (name: string, metric: MetricSpec, job: string, impact: string) => {
    const about = measured(env, { metric, job, statistic: Stats.SUM, period: QUARTER });
    alarms.add({ name, impact, metric: about, threshold: 2 });
  };
  refused('billing-refused', metrics.billingRefused, 'webhook-billing', 'users who have paid and get no plan');
  const banks = 'users whose bank data comes by the checks of each day alone';
  refused('webhooks-refused-pluggy', metrics.pluggyRefused, 'webhook-pluggy', banks);
  const answers = 'users whose messages fail unnoticed, and who get a template where a free message would do';
  refused('webhooks-refused-whatsapp', metrics.whatsappRefused, 'webhook-whatsapp', answers);
};

/** Something that an operator has stopped and may forget. A quarter of an hour, so that it does not end between two sweeps. */
export const addSwitchAlarm = (alarms: Alarms, env: string): void => {
  const job = scheduledJobs['sweep-reminders'].name;
  alarms.add({
    name: 'switch-on',
    impact: 'whoever uses what an operator has stopped',
    metric: measured(env, { metric: metrics.switchesOn, job, statistic: Stats.MAXIMUM, period: QUARTER }),
    threshold: 0,
  });
};

/** A channel does not deliver: most attempts fail, or deliveries wait long. */
export const addDeliveryAlarms = (alarms: Alarms, env: string): void => {
  for (const { name: job, impact } of [queues.sendEmail, queues.sendWhatsapp]) {
    const sum = (metric: (typeof metrics)[keyof typeof metrics]) =>
      measured(env, { metric, job, statistic: Stats.SUM, period: QUARTER });
    const share = new MathExpression({
      // A few wrong addresses at night must not activate the alarm, so the share has a minimum count.
      expression: 'IF(failed + refused > 20, 100 * (failed + refused) / (failed + refused + sent), 0)',
      usingMetrics: {
        failed: sum(metrics.deliveriesFailed),
        refused: sum(metrics.deliveriesRefused),
        sent: sum(metrics.deliveriesSent),
      },
      period: QUARTER,
      label: 'not taken, percent',
    });
    alarms.add({ name: `deliveries-failing-${job}`, impact, metric: share, threshold: 50, periods: 2 });
    const delay = measured(env, {
      metric: metrics.deliveryDelay,
      job,
      statistic: Stats.percentile(90),
      period: QUARTER,
    });
    alarms.add({ name: `late-deliveries-${job}`, impact, metric: delay, threshold: LATE_DELIVERY_SECONDS, periods: 2 });
  }
};
