import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import cdkJson from '../../cdk.json' with { type: 'json' };
import committed from './resources.json' with { type: 'json' };
import { readSettings } from './settings.ts';
import { addStacks } from './stacks/stacks.ts';

/** By logical id, the type and the physical name; null of a resource that has none, and outlives its stack. */
type StackResources = Record<string, { type: string; name: string | null }>;
/** By environment, then by stack. */
export type Resources = Record<string, Record<string, StackResources>>;

/** The property that names a resource, where names are our own. */
const NAMED_BY = [
  'TableName',
  'FunctionName',
  'QueueName',
  'LogGroupName',
  'TopicName',
  'AlarmName',
  'DashboardName',
  'DomainName',
  'RoleName',
  'BackupVaultName',
  'Name',
];

/** Types in which such a property names another resource, or is no name that can be taken twice. */
const NAMES_OTHERS =
  /^AWS::(Lambda::(Permission|EventSourceMapping|EventInvokeConfig)|Route53::|ApiGatewayV2::(Api|Api.+)$)/;

type Resource = { Type: string; DeletionPolicy?: string; Properties?: Record<string, unknown> };

const nameOf = ({ Type, Properties = {} }: Resource): string | null => {
  if (NAMES_OTHERS.test(Type)) return null;
  const name = NAMED_BY.map((property) => Properties[property]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : null;
};

/** Of a template, what has a fixed name or outlives its stack: the rest may be replaced at any time. */
export const fixedResources = (template: { Resources?: Record<string, Resource> }): StackResources =>
  Object.fromEntries(
    Object.entries(template.Resources ?? {})
      .map(
        ([id, resource]) =>
          [id, { type: resource.Type, name: nameOf(resource), kept: resource.DeletionPolicy }] as const,
      )
      .filter(([, { name, kept }]) => name !== null || kept === 'Retain')
      .map(([id, { type, name }]) => [id, { type, name }]),
  );

/** Names are taken per region, and these stacks are in another one. */
export const inItsRegion = (stack: string, name: string): string =>
  /-(edge|recovery)$/.test(stack) ? `${name} (${stack})` : name;

const example = {
  edgeDomain: 'app.saldo.example',
  edgeCertificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/edge',
  apiDomain: 'api.saldo.example',
  apiCertificateArn: 'arn:aws:acm:sa-east-1:111111111111:certificate/api',
  originSecretDigests: '0'.repeat(64),
  emailDomain: 'mail.saldo.example',
  alarmEmail: 'operator@saldo.example',
  whatsappPhoneNumberId: '1234567890',
  pluggyUpdatesPerMinute: 100,
  deployRepository: 'saldo/saldo',
};

/** The resources of an environment, from its templates with stub code. */
const resourcesOf = (env: string, webFolder: () => string): Resources[string] => {
  const app = new App({ context: cdkJson.context, treeMetadata: false, stackTraces: false, analyticsReporting: false });
  const given: Record<string, unknown> = { env, commit: 'unknown', ...(env === 'dev' ? {} : example) };
  const settings = readSettings((name) => given[name]);
  addStacks(app, settings, { codeOf: () => Code.fromInline('// stub'), webFolder });
  const stacks = app.node.children.filter((child) => Stack.isStack(child));
  return Object.fromEntries(
    stacks.map((stack) => [stack.stackName, fixedResources(Template.fromStack(stack).toJSON())]),
  );
};

/** @param webFolder of the built web app */
export const resources = (webFolder: () => string): Resources =>
  Object.fromEntries(['dev', 'prod'].map((env) => [env, resourcesOf(env, webFolder)]));

/**
 * Fixed names that stand under another logical id, or in another stack, than before: CloudFormation creates before it deletes, so
 * the deployment fails with "already exists". The way out is another name, or two releases.
 */
export const movedResources = (before: Resources, after: Resources): string[] =>
  Object.entries(after).flatMap(([env, stacks]) => {
    const placed = (all: Resources[string]) =>
      Object.entries(all).flatMap(([stack, found]) =>
        Object.entries(found).flatMap(([id, { type, name }]) =>
          name ? [[inItsRegion(stack, `${type} ${name}`), `${stack}.${id}`] as const] : [],
        ),
      );
    const earlier = new Map(placed(before[env] ?? {}));
    return placed(stacks).flatMap(([what, where]) => {
      const was = earlier.get(what);
      return was && was !== where ? [`${what}: ${was} is now ${where}`] : [];
    });
  });

const lines = (stacks: Resources[string]): string =>
  Object.entries(stacks)
    .map(([stack, found]) => {
      const rows = Object.entries(found).map(([id, one]) => `      ${JSON.stringify(id)}: ${JSON.stringify(one)}`);
      return `    ${JSON.stringify(stack)}: {\n${rows.join(',\n')}\n    }`;
    })
    .join(',\n');

/** One line per resource, so that a difference names it. */
const textOf = (all: Resources): string =>
  `{\n${Object.entries(all)
    .map(([env, stacks]) => `  ${JSON.stringify(env)}: {\n${lines(stacks)}\n  }`)
    .join(',\n')}\n}\n`;

/** Writes `resources.json`, unless a fixed name has moved. @returns what has moved */
export const writeResources = (webFolder: () => string): string[] => {
  const now = resources(webFolder);
  const moved = movedResources(committed, now);
  if (moved.length === 0) writeFileSync(join(import.meta.dirname, 'resources.json'), textOf(now));
  return moved;
};
