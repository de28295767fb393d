import { ArnFormat, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  type LockConfiguration,
} from 'aws-cdk-lib/aws-backup';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import type { TableAddress } from './service-resources.ts';

const KEPT = Duration.days(35);
/** At night in São Paulo. */
const DAILY = Schedule.cron({ hour: '6', minute: '0' });

// Once it can no longer be changed, nobody deletes a backup before its time, the root user included.
const LOCK: LockConfiguration = {
  minRetention: Duration.days(7),
  maxRetention: Duration.days(365),
  changeableFor: Duration.days(3),
};

/**
 * A vault under AWS's own key, not the customer's: a backup of the table outlives the table's key. Prod's is locked, and every
 * vault outlives its stack.
 */
export const addVault = (scope: Construct, env: string, backupVaultName: string): BackupVault =>
  new BackupVault(scope, 'Vault', {
    backupVaultName,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(env === 'prod' && { lockConfiguration: LOCK }),
  });

const copyVault = (scope: Construct, { env, recoveryRegion, backupCopyVaultArn }: Settings) => {
  const named = Stack.of(scope).formatArn({
    service: 'backup',
    resource: 'backup-vault',
    resourceName: names.copies(env),
    region: recoveryRegion,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return BackupVault.fromBackupVaultArn(scope, 'Copies', backupCopyVaultArn ?? named);
};

const POLICIES = ['Backup', 'Restores'].map((what) => `service-role/AWSBackupServiceRolePolicyFor${what}`);

/** Of AWS Backup, for the plan and for an operator who restores. Without a name: an account has one role of a name, in all regions. */
const backupRole = (scope: Construct): Role => {
  const role = new Role(scope, 'BackupRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: POLICIES.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  const reason = 'AWS keeps the policy complete for its service, which alone may take the role.';
  for (const name of POLICIES) acknowledge(role, `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`, reason);
  return role;
};

/** Backups of the table every day, each with a copy in another region or account. */
export const addBackups = (scope: Construct, settings: Settings, { tableArn }: TableAddress): void => {
  const { env } = settings;
  const plan = new BackupPlan(scope, 'Backups', {
    backupPlanName: names.environment(env),
    backupVault: addVault(scope, env, names.environment(env)),
  });
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'daily',
      scheduleExpression: DAILY,
      startWindow: Duration.hours(1),
      completionWindow: Duration.hours(12),
      deleteAfter: KEPT,
      copyActions: [{ destinationBackupVault: copyVault(scope, settings), deleteAfter: KEPT }],
    }),
  );
  const role = backupRole(scope);
  new CfnOutput(Stack.of(scope), 'BackupRoleArn', { value: role.roleArn });
  new BackupSelection(scope, 'BackedUp', {
    backupPlan: plan,
    backupSelectionName: names.environment(env),
    resources: [BackupResource.fromArn(tableArn)],
    role,
    disableDefaultBackupPolicy: true,
  });
};

const HOUR = Duration.hours(1);

/** A backup or a copy that did not come about, and none for two days, whatever the reason. Nobody else notices before a restore. */
export const addBackupAlarms = (alarms: Alarms, env: string): void => {
  const impact = 'nobody yet: a restore would lose more than a day';
  const ofVault = (metricName: string, period: Duration) =>
    new Metric({
      namespace: 'AWS/Backup',
      metricName,
      dimensionsMap: { BackupVaultName: names.environment(env) },
      statistic: Stats.SUM,
      period,
    });
  const failed = new MathExpression({
    expression: 'FILL(failed, 0) + FILL(aborted, 0) + FILL(expired, 0)',
    usingMetrics: {
      failed: ofVault('NumberOfBackupJobsFailed', HOUR),
      aborted: ofVault('NumberOfBackupJobsAborted', HOUR),
      expired: ofVault('NumberOfBackupJobsExpired', HOUR),
    },
    period: HOUR,
    label: 'backups that ended without a recovery point',
  });
  alarms.add({ name: 'backup-failed', impact, metric: failed, threshold: 0 });
  // Of all vaults: a copy may count for the one that it is of, or for the one that it goes to.
  const copies = new MathExpression({
    expression: 'SELECT SUM(NumberOfCopyJobsFailed) FROM SCHEMA("AWS/Backup", BackupVaultName)',
    period: HOUR,
    label: 'copies that failed',
  });
  alarms.add({ name: 'backup-copy-failed', impact, metric: copies, threshold: 0 });
  const made = ofVault('NumberOfBackupJobsCompleted', Duration.days(1));
  alarms.add({
    name: 'backup-silent',
    impact,
    metric: made,
    threshold: 1,
    below: true,
    periods: 2,
    silenceRings: true,
  });
};
