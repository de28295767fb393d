import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Scope } from '../../shared/contract/scope.ts';
import { tableDefinition } from '../../shared/storage/table-definition.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceResources } from './service-resources.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
const SCHEDULE = ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'];

/** Who asks: jobs follow what is due, the API looks up an id's owner; nobody needs the other's index. */
export type Caller = 'api' | 'job';

const indexesOf = ({ table }: Scope, caller: Caller): string[] => {
  const { byId, due } = tableDefinition.indexes;
  if (caller === 'job') return [byId.name, due.name];
  return table === 'write' ? [byId.name] : [];
};

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

const tableGrants = (scope: Scope, caller: Caller, { table }: ServiceResources): PolicyStatement[] => {
  if (scope.table === 'none') return [];
  const actions = scope.table === 'write' ? [...READ, ...WRITE] : READ;
  const indexes = indexesOf(scope, caller).map((index) => `${table.tableArn}/index/${index}`);
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

const statements = (scope: Scope, caller: Caller, resources: ServiceResources): PolicyStatement[] => [
  ...tableGrants(scope, caller, resources),
  ...(scope.sends ?? []).map((name) => allow(['sqs:SendMessage'], [resources.queues[name].queue.queueArn])),
  ...(scope.inspects ?? []).map((name) => allow(['sqs:GetQueueAttributes'], [resources.queues[name].queue.queueArn])),
  ...(scope.secrets ?? []).map((name) => allow(['secretsmanager:GetSecretValue'], [resources.secrets[name].secretArn])),
  ...(scope.schedules ? schedulerGrants(resources) : []),
  ...(scope.email ? emailGrants(resources) : []),
];

/** Gives a function what its scope names, and nothing else. */
export const grantScope = (role: Role, scope: Scope, caller: Caller, resources: ServiceResources): void => {
  for (const statement of statements(scope, caller, resources)) role.addToPolicy(statement);
  if (!scope.schedules) return;
  const { partition, region } = Stack.of(role);
  const { groupName } = resources.scheduler;
  const finding = `IAM5[Resource::arn:${partition}:scheduler:${region}:<AWS::AccountId>:schedule/${groupName}/*]`;
  acknowledge(role, finding, 'A schedule per reminder, named by its id: all of this group, and of no other.');
};
