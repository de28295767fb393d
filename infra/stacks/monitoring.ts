import { Stack } from 'aws-cdk-lib';
import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { scheduledJobs } from '../../shared/contract/jobs.ts';
import { type MetricSpec, metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { Alarms, FIVE_MINUTES } from '../constructs/alarms.ts';
import { addJobAlarms } from '../constructs/job-alarms.ts';
import { measured } from '../constructs/measured.ts';
import { addDeliveryAlarms, addReminderAlarms, addSyncAgeAlarm } from '../constructs/measured-alarms.ts';
import { addQueueAlarms } from '../constructs/queue-alarms.ts';
import { addApiAlarms, addPlatformAlarms } from '../constructs/service-alarms.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { JobsStack } from './jobs.ts';

type Watched = { api: ApiStack; jobs: JobsStack };

const WIDTH = 12;

/** Alarms and the dashboard. Nothing depends on it. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, watched: Watched, { env, region, alarmEmail }: Settings) {
    super(scope, id, { env: { region }, description: `Saldo ${env}: alarms and dashboard` });
    const { resources, jobFunctions } = watched.jobs;
    const alarms = new Alarms(this, env, alarmEmail);
    addApiAlarms(alarms, watched.api.gateway);
    addQueueAlarms(alarms, resources);
    addJobAlarms(alarms, jobFunctions);
    addSyncAgeAlarm(alarms, env);
    addReminderAlarms(alarms, env);
    addDeliveryAlarms(alarms, env);
    addPlatformAlarms(alarms, { table: resources.table, groupName: resources.scheduler.groupName });
    new Dashboard(this, 'Dashboard', {
      dashboardName: names.environment(env),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 2 * WIDTH })],
        ...graphs(watched, env),
      ],
    });
  }
}

/** Rows of graphs: what callers see, what users wait for, what the service does. */
const graphs = ({ api, jobs }: Watched, env: string): GraphWidget[][] => {
  const { stage } = api.gateway;
  const period = FIVE_MINUTES;
  const made = Object.values(jobs.resources.queues);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: WIDTH });
  const { syncItem, dispatchReminder, evaluateLimits, sendEmail, sendWhatsapp } = queues;
  const of = (metric: MetricSpec, statistic: string, ...workers: readonly { name: string }[]) =>
    workers.map(({ name: job }) => measured(env, { metric, job, statistic }));
  const latency = [50, 90, 99].map((percent) => stage.metricLatency({ period, statistic: Stats.percentile(percent) }));
  return [
    [
      graph('Calls and errors', [
        stage.metricCount({ period }),
        stage.metricClientError({ period }),
        stage.metricServerError({ period }),
      ]),
      graph('Latency (ms)', latency),
    ],
    [
      graph('Age of bank data, the oldest in a hundred (s)', of(metrics.syncAge, Stats.percentile(99), syncItem)),
      graph('Lateness of reminders and of deliveries (s)', [
        ...of(metrics.reminderLateness, Stats.MAXIMUM, dispatchReminder),
        ...of(metrics.deliveryDelay, Stats.percentile(90), sendEmail, sendWhatsapp),
      ]),
    ],
    [
      graph('Deliveries', [
        ...of(metrics.deliveriesSent, Stats.SUM, sendEmail, sendWhatsapp),
        ...of(metrics.deliveriesRefused, Stats.SUM, sendEmail, sendWhatsapp),
        ...of(metrics.deliveriesFailed, Stats.SUM, sendEmail, sendWhatsapp),
        ...of(metrics.deliveriesThrottled, Stats.SUM, sendEmail, sendWhatsapp),
      ]),
      graph('Rows imported, limit notices, swept', [
        ...of(metrics.rowsImported, Stats.SUM, syncItem),
        ...of(metrics.limitNotices, Stats.SUM, evaluateLimits),
        ...of(metrics.remindersSwept, Stats.SUM, scheduledJobs['sweep-reminders']),
        ...of(metrics.deliveriesSwept, Stats.SUM, scheduledJobs['sweep-reminders']),
      ]),
    ],
    [
      graph('Failed messages', of(metrics.messagesFailed, Stats.SUM, ...Object.values(queues))),
      graph(
        'Oldest message (s)',
        made.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage({ period })),
      ),
    ],
    [
      graph(
        'Dead letters',
        made.map(({ deadLetters }) => deadLetters.metricApproximateNumberOfMessagesVisible({ period })),
      ),
    ],
  ];
};
