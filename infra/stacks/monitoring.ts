import { Stack } from 'aws-cdk-lib';
import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms, FIVE_MINUTES } from '../constructs/alarms.ts';
import { addJobAlarms } from '../constructs/job-alarms.ts';
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
    addPlatformAlarms(alarms, { table: resources.table, groupName: resources.scheduler.groupName });
    new Dashboard(this, 'Dashboard', {
      dashboardName: names.environment(env),
      widgets: [[new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 2 * WIDTH })], ...graphs(watched)],
    });
  }
}

const graphs = ({ api, jobs }: Watched): GraphWidget[][] => {
  const { stage } = api.gateway;
  const period = FIVE_MINUTES;
  const made = Object.values(jobs.resources.queues);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: WIDTH });
  return [
    [
      graph('Calls and errors', [
        stage.metricCount({ period }),
        stage.metricClientError({ period }),
        stage.metricServerError({ period }),
      ]),
      graph(
        'Latency (ms)',
        [50, 90, 99].map((percent) => stage.metricLatency({ period, statistic: Stats.percentile(percent) })),
      ),
    ],
    [
      graph(
        'Oldest message (s)',
        made.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage({ period })),
      ),
      graph(
        'Dead letters',
        made.map(({ deadLetters }) => deadLetters.metricApproximateNumberOfMessagesVisible({ period })),
      ),
    ],
  ];
};
