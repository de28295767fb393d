import { ArnFormat, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  type LockConfiguration,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
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
