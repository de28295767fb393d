import { Stack } from 'aws-cdk-lib';
import { AlarmStatusWidget, Dashboard } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { graphs } from '../constructs/graphs.ts';
import { addJobAlarms } from '../constructs/job-alarms.ts';
import {
  addAssistantAlarms,
  addBillingAlarm,
  addDeliveryAlarms,
  addReminderAlarms,
  addSyncAgeAlarm,
} from '../constructs/measured-alarms.ts';
import { addQueueAlarms } from '../constructs/queue-alarms.ts';
import { addApiAlarms, addPlatformAlarms } from '../constructs/service-alarms.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { JobsStack } from './jobs.ts';

type Watched = { api: ApiStack; jobs: JobsStack };

/** Alarms and the dashboard. Nothing depends on it. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, watched: Watched, { env, region, alarmEmail }: Settings) {
    super(scope, id, { env: { region }, description: `Saldo ${env}: alarms and dashboard` });
    const { resources, jobFunctions } = watched.jobs;
    const alarms = new Alarms(this, env, { alarmEmail, key: resources.key });
    addApiAlarms(alarms, watched.api.gateway);
    addQueueAlarms(alarms, resources);
    addJobAlarms(alarms, jobFunctions);
    addSyncAgeAlarm(alarms, env);
    addReminderAlarms(alarms, env);
    addDeliveryAlarms(alarms, env);
    addAssistantAlarms(alarms, env);
    addBillingAlarm(alarms, env);
    addPlatformAlarms(alarms, { table: resources.table, groupName: resources.scheduler.groupName });
    new Dashboard(this, 'Dashboard', {
      dashboardName: names.environment(env),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24 })],
        ...graphs(watched.api.gateway, resources, env),
      ],
    });
  }
}
