import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Grants } from '../../../shared/contract/grants.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { tableDefinition } from '../../../shared/platform/table/table-definition.ts';
import type { Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceResources, TableAddress } from './service-resources.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
const SCHEDULE = ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'];

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

/** A request that names no partition, as a Scan does, would pass without the second condition. */
const onPartitions = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

const tableGrants = (grants: Grants, { table }: ServiceResources): PolicyStatement[] => {
  if (grants.table === 'none') return [];
  const actions = grants.table === 'write' ? [...READ, ...WRITE] : READ;
  const { partitions } = grants;
  if (partitions)
    return [new PolicyStatement({ actions, resources: [table.tableArn], conditions: onPartitions(partitions) })];
  const indexes = (grants.indexes ?? []).map((name) => `${table.tableArn}/index/${tableDefinition.indexes[name].name}`);
  const onIndexes = indexes.length > 0 ? [allow(['dynamodb:Query'], indexes)] : [];
  return [allow(actions, [table.tableArn]), ...onIndexes];
};

const schedulerGrants = ({ scheduler }: ServiceResources): PolicyStatement[] => [
  allow(SCHEDULE, [scheduler.schedulesArn]),
  new PolicyStatement({
    actions: ['iam:PassRole'],
    resources: [scheduler.roleArn],
    conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
  }),
];

const emailGrants = ({ email }: ServiceResources): PolicyStatement[] => [
  new PolicyStatement({
    // Raw mail has headers of its own.
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources: [email.identityArn, ...email.configurationSetArns],
    conditions: { StringEquals: { 'ses:FromAddress': email.senderAddress } },
  }),
];

const statements = (grants: Grants, resources: ServiceResources): PolicyStatement[] => [
  ...tableGrants(grants, resources),
  ...(grants.sends ?? []).map((name) => allow(['sqs:SendMessage'], [resources.queues[name].queueArn])),
  ...(grants.inspects ?? []).map((name) => allow(['sqs:GetQueueAttributes'], [resources.queues[name].queueArn])),
  ...(grants.secrets ?? []).map((name) =>
    allow(['secretsmanager:GetSecretValue'], [resources.secrets[name].secretArn]),
  ),
  ...(grants.schedules ? schedulerGrants(resources) : []),
  ...(grants.email ? emailGrants(resources) : []),
];

/** Of the record of a key, when it was last used (shared/access/visits.ts); an update names the item's own keys, too. */
const LAST_USE = ['pk', 'sk', 'lastUse'];

/** Partitions of access records. */
const VISITS = ['VISITS#*'];

type CalledFunction = { fn: { addEnvironment(name: string, value: string): unknown }; role: Role };

/**
 * What a function needs to note who calls it: the key that seals access records, and, where it otherwise only reads, the right to
 * write them and the last use of a credential.
 */
export const grantNotes = (
  { fn, role }: CalledFunction,
  { table, partitions }: Grants,
  resources: Pick<ServiceResources, 'table'>,
  { visitsPublicKey }: Pick<Settings, 'visitsPublicKey'>,
): void => {
  if (table === 'none' || partitions) return;
  if (visitsPublicKey) fn.addEnvironment(variables.visitsPublicKey, visitsPublicKey);
  if (table !== 'read') return;
  grantLastUse(role, resources.table);
  role.addToPolicy(
    new PolicyStatement({
      actions: ['dynamodb:PutItem'],
      resources: [resources.table.tableArn],
      conditions: onPartitions(VISITS),
    }),
  );
};

/**
 * Lets a function that otherwise only reads note when a key was used, and touch no other attribute of anything. What it gets
 * back may hold no other either.
 */
const grantLastUse = (role: Role, table: TableAddress): void => {
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
export const attachGrants = (role: Role, grants: Grants, resources: ServiceResources): void => {
  for (const statement of statements(grants, resources)) role.addToPolicy(statement);
  if (!grants.schedules) return;
  const { partition, region } = Stack.of(role);
  const { groupName } = resources.scheduler;
  const finding = `IAM5[Resource::arn:${partition}:scheduler:${region}:<AWS::AccountId>:schedule/${groupName}/*]`;
  acknowledge(role, finding, 'One schedule per reminder, named by its id: all schedules of this group only.');
};
