import { Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Scope } from '../../../shared/contract/scope.ts';
import { tableDefinition } from '../../../shared/platform/table/table-definition.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceResources } from './service-resources.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
const SCHEDULE = ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'];

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

const tableGrants = (scope: Scope, { table }: ServiceResources): PolicyStatement[] => {
  if (scope.table === 'none') return [];
  const actions = scope.table === 'write' ? [...READ, ...WRITE] : READ;
  const indexes = (scope.indexes ?? []).map((name) => `${table.tableArn}/index/${tableDefinition.indexes[name].name}`);
  const onIndexes = indexes.length > 0 ? [allow(['dynamodb:Query'], indexes)] : [];
  return [allow(actions, [table.tableArn]), ...onIndexes];
};

const schedulerGrants = ({ scheduler }: ServiceResources): PolicyStatement[] => [
  allow(SCHEDULE, [scheduler.schedulesArn]),
  new PolicyStatement({
    actions: ['iam:PassRole'],
    resources: [scheduler.role.roleArn],
    conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
  }),
];

const emailGrants = ({ email }: ServiceResources): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [email.identityArn, email.configurationSetArn],
    conditions: { StringEquals: { 'ses:FromAddress': email.senderAddress } },
  }),
];

const statements = (scope: Scope, resources: ServiceResources): PolicyStatement[] => [
  ...tableGrants(scope, resources),
  ...(scope.sends ?? []).map((name) => allow(['sqs:SendMessage'], [resources.queues[name].queue.queueArn])),
  ...(scope.inspects ?? []).map((name) => allow(['sqs:GetQueueAttributes'], [resources.queues[name].queue.queueArn])),
  ...(scope.secrets ?? []).map((name) => allow(['secretsmanager:GetSecretValue'], [resources.secrets[name].secretArn])),
  ...(scope.schedules ? schedulerGrants(resources) : []),
  ...(scope.email ? emailGrants(resources) : []),
];

/** Of the record of a key, when it was last used (shared/access/last-use.ts); an update names the item's own keys, too. */
const LAST_USE = ['pk', 'sk', 'lastUse'];

/**
 * Lets a function that otherwise only reads note when a key was used, and touch no other attribute of anything. What it gets
 * back may hold no other either.
 */
export const grantLastUse = (role: Role, table: TableV2): void => {
  role.addToPolicy(
    new PolicyStatement({
      actions: ['dynamodb:UpdateItem'],
      resources: [table.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': LAST_USE },
        // Without it a request that names no attribute would pass.
        Null: { 'dynamodb:Attributes': 'false' },
        StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
      },
    }),
  );
};

/** Gives a function what its scope names, and nothing else. */
export const grantScope = (role: Role, scope: Scope, resources: ServiceResources): void => {
  for (const statement of statements(scope, resources)) role.addToPolicy(statement);
  if (!scope.schedules) return;
  const { partition, region } = Stack.of(role);
  const { groupName } = resources.scheduler;
  const finding = `IAM5[Resource::arn:${partition}:scheduler:${region}:<AWS::AccountId>:schedule/${groupName}/*]`;
  acknowledge(role, finding, 'One schedule per reminder, named by its id: all schedules of this group only.');
};
