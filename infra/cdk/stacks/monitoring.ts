import { Stack } from 'aws-cdk-lib';
import { AlarmStatusWidget, Dashboard } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { addBackupAlarms } from '../constructs/backups.ts';
import { addBudget } from '../constructs/budget.ts';
import { graphs } from '../constructs/graphs.ts';
import { addJobAlarms } from '../constructs/job-alarms.ts';
import {
  addAssistantAlarms,
  addDeliveryAlarms,
  addReminderAlarms,
  addSwitchAlarm,
  addSyncAgeAlarm,
  addWebhookAlarms,
} from '../constructs/measured-alarms.ts';
import { addQueueAlarms } from '../constructs/queue-alarms.ts';
import { addQuotaAlarms } from '../constructs/quota-alarms.ts';
import { addApiAlarms, addFailedCallAlarms, addPlatformAlarms } from '../constructs/service-alarms.ts';
import { namedResources } from '../constructs/service-resources.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { JobsStack } from './jobs.ts';

type Watched = { api: ApiStack; jobs: JobsStack };

/** Alarms and the dashboard. Nothing depends on it. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, watched: Watched, settings: Settings) {
    const { env, region } = settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: alarms and dashboard` });
    this.addStackDependency(watched.api);
    const resources = namedResources(this, settings, watched.jobs);
    const alarms = new Alarms(this, env, settings, { key: resources.key });
    addApiAlarms(alarms, watched.api.gateway, env);
    addFailedCallAlarms(alarms, env);
    addQueueAlarms(alarms, env);
    addJobAlarms(alarms, env);
    addSyncAgeAlarm(alarms, env);
    addReminderAlarms(alarms, env);
    addDeliveryAlarms(alarms, env);
    addAssistantAlarms(alarms, env);
    addWebhookAlarms(alarms, env);
    addSwitchAlarm(alarms, env);
    addQuotaAlarms(alarms, settings);
    if (env !== 'dev') addBackupAlarms(alarms, env);
    addBudget(this, settings, alarms.topic);
    addPlatformAlarms(alarms, { table: resources.table, groupName: resources.scheduler.groupName });
    new Dashboard(this, 'Dashboard', {
      dashboardName: names.environment(env),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24 })],
        ...graphs(watched.api.gateway, env),
      ],
    });
  }
}
