import { Stack } from 'aws-cdk-lib';
import { Template as CdkTemplate } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import committed from '../../../infra/cdk/resources.json' with { type: 'json' };
import { fixedResources, movedResources, resources } from '../../../infra/cdk/resources.ts';
import { type Release, refusals, type Template } from './release.ts';
import { builtWeb, everyOption, templatesOf } from './stacks.ts';

/** In the order of deployment: a stack is made after those that it depends on. */
const releaseOf = (context: Record<string, unknown>): Release => {
  const { app } = templatesOf(context);
  const stacks = app.node.children.filter((child) => Stack.isStack(child));
  return new Map(stacks.map((stack) => [stack.stackName, CdkTemplate.fromStack(stack).toJSON()]));
};

const releases: Record<string, Release> = {
  dev: releaseOf({}),
  prod: releaseOf({ env: 'prod' }),
  'dev with every option': releaseOf(everyOption),
};

/** The release without everything that belongs to one queue, or to one operation: resources, statements, variables. */
const without = (release: Release, words: RegExp): Release =>
  new Map(
    [...release].map(([stack, template]) => {
      const kept = Object.entries(template.Resources ?? {}).filter(([id]) => !words.test(id));
      const less = JSON.parse(JSON.stringify({ ...template, Resources: Object.fromEntries(kept) }), (_, value) =>
        Array.isArray(value) ? value.filter((one) => !words.test(JSON.stringify(one))) : value,
      );
      return [stack, less];
    }),
  );
const ofTheQueue = /finish-?words/i;
const ofTheOperation = /get-?balance/i;

describe.each(Object.entries(releases))('a release of %s', (_, release) => {
  it('has no export and imports none', () => {
    for (const template of release.values()) {
      expect(JSON.stringify(template)).not.toContain('Fn::ImportValue');
      expect(JSON.stringify(template)).not.toContain('"Export"');
    }
  });

  it('reads generated ids only of stacks that are deployed before it, and nothing else of them', () => {
    const order = [...release.keys()];
    const read = [...release].flatMap(([stack, template]) =>
      [...JSON.stringify(template).matchAll(/"Fn::GetStackOutput":(\{[^}]+\})/g)].map(([, one = '']) => ({
        stack,
        ...JSON.parse(one),
      })),
    );
    expect(read.length).toBeGreaterThan(0);
    for (const { stack, StackName, OutputName } of read) {
      expect(order.indexOf(StackName)).toBeLessThan(order.indexOf(stack));
      expect(OutputName).toMatch(/Api|Key|ReminderSchedulerRole|Egress/);
    }
  });

  it('removes an operation, and a queue with its worker, and is rolled back', () => {
    for (const words of [ofTheOperation, ofTheQueue]) {
      const after = without(release, words);
      expect(JSON.stringify([...after.values()]).length).toBeLessThan(JSON.stringify([...release.values()]).length);
      expect(refusals(release, after)).toEqual([]);
      expect(refusals(after, release)).toEqual([]);
    }
  });

  it('adds a stack, and is rolled back', () => {
    const names = [...release.keys()];
    const before = new Map([...release].filter(([stack]) => stack !== names.at(-1)));
    expect(refusals(before, release)).toEqual([]);
    expect(refusals(release, before)).toEqual([]);
  });

  // The field: `test/e2e/unknown-attributes.test.ts`, where code of before keeps what it does not know.
  it('adds a queue, its worker and a stack at once, is rolled back, and is deployed again', () => {
    const last = [...release.keys()].at(-1);
    const before = without(new Map([...release].filter(([stack]) => stack !== last)), ofTheQueue);
    for (const [one, other] of [
      [before, release],
      [release, before],
      [before, release],
    ] as const)
      expect(refusals(one, other)).toEqual([]);
  });

  it('is deployed first', () => expect(refusals(new Map(), release)).toEqual([]));
});

describe('would be noticed', () => {
  const queue = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'saldo-dev-x' } };
  const plain = (template: Template): Release => new Map([['jobs', template]]);
  const exporting = { Resources: { Q: queue }, Outputs: { Q: { Export: { Name: 'jobs:Q' } } } };
  const importing = {
    Resources: { F: { Type: 'AWS::Lambda::Function', Properties: { Q: { 'Fn::ImportValue': 'jobs:Q' } } } },
  };

  it('the removal of what another stack imports', () => {
    const before = new Map<string, Template>([
      ['jobs', exporting],
      ['api', importing],
    ]);
    const after = new Map<string, Template>([
      ['jobs', {}],
      ['api', {}],
    ]);
    expect(refusals(before, after)).toEqual(['jobs: export "jobs:Q" is in use']);
  });

  it('a generated id of a stack that has none any more', () => {
    const reading = {
      Resources: { F: { Type: 'T', P: { 'Fn::GetStackOutput': { StackName: 'jobs', OutputName: 'Q' } } } },
    };
    const before = new Map<string, Template>([['jobs', { Outputs: { Q: {} } }]]);
    expect(
      refusals(
        before,
        new Map<string, Template>([
          ['jobs', {}],
          ['api', reading],
        ]),
      ),
    ).toEqual(['api: jobs has no output Q']);
  });

  it('a fixed name under another logical id, or in another stack', () => {
    expect(refusals(plain({ Resources: { A: queue } }), plain({ Resources: { B: queue } }))).toEqual([
      'jobs: AWS::SQS::Queue saldo-dev-x already exists',
    ]);
    const one = { type: 'AWS::SQS::Queue', name: 'saldo-dev-x' };
    expect(movedResources({ dev: { jobs: { A: one } } }, { dev: { jobs: { B: one } } })).toHaveLength(1);
    expect(movedResources({ dev: { jobs: { A: one } } }, { dev: { data: { A: one } } })).toHaveLength(1);
    expect(movedResources({ dev: { jobs: { A: one } } }, { dev: { jobs: {} } })).toEqual([]);
  });
});

it('resources.json is what the templates hold: npm run build writes it', () => {
  expect(resources(() => builtWeb)).toEqual(committed);
});

it('in the region of the edge, too, no two stacks give one name to two resources', () => {
  const release = releaseOf({ env: 'prod', region: 'us-east-1', recoveryRegion: 'us-west-2' });
  const named = [...release].flatMap(([stack, template]) =>
    Object.values(fixedResources(template)).flatMap(({ type, name }) =>
      name && !stack.endsWith('-recovery') ? [`${type} ${name}`] : [],
    ),
  );
  expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
});
