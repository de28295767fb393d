import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { grantedToRole } from './cdk/granted.ts';
import { stacksOf, templatesOf } from './cdk/stacks.ts';

const FOLDER = '.github/workflows';
const texts = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));

const step = z.looseObject({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  if: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  env: z.optional(z.record(z.string(), z.string())),
});
const job = z.looseObject({
  needs: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  environment: z.optional(z.string()),
  permissions: z.optional(z.record(z.string(), z.string())),
  steps: z._default(z.array(step), []),
});
const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});

const read = (file: string) => workflow.parse(parse(texts.get(file) ?? ''));
const ci = read('ci.yml');
const deploy = read('deploy.yml');
const stage = read('stage.yml');
/** As GitHub writes what it puts in. */
const expression = (name: string): string => `\${{ ${name} }}`;

const stepsOf = ({ jobs }: z.output<typeof workflow>, name: string) => jobs[name]?.steps ?? [];

describe.each([...texts])('%s', (file, text) => {
  it('pins actions by their whole commit, with the release beside it; a part of this repository has none', () => {
    for (const [line] of text.matchAll(/uses: .+/g))
      expect(line).toMatch(
        /^uses: ((actions|aws-actions)\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/\w+\.yml)$/,
      );
  });

  it('may only read the repository, unless a job says more', () =>
    expect(read(file).permissions).toEqual({ contents: 'read' }));

  it('puts no value that others choose into a command', () => {
    for (const { steps } of Object.values(read(file).jobs))
      for (const { run = '' } of steps) expect(run).not.toMatch(/\$\{\{/);
  });

  it('takes credentials after packages and their scripts have run, and keeps none of git', () => {
    for (const { steps } of Object.values(read(file).jobs)) {
      const at = (pattern: RegExp) => steps.findIndex(({ uses, run }) => pattern.test(uses ?? run ?? ''));
      const credentials = at(/configure-aws-credentials/);
      if (credentials >= 0) expect(at(/^npm ci && npm run build$/)).toBeLessThan(credentials);
      for (const { uses, with: given } of steps)
        if (uses?.startsWith('actions/checkout')) expect(given?.['persist-credentials']).toBe(false);
    }
  });
});

it('the same release of an action is used everywhere', () => {
  const used = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(/uses: (\S+@.+)/g)].map(([, one]) => one)),
  );
  const names = [...used].map((one) => one?.split('@')[0]);
  expect(names.length).toBe(new Set(names).size);
  expect(names.toSorted()).toEqual(['actions/checkout', 'actions/setup-node', 'aws-actions/configure-aws-credentials']);
});

describe('ci', () => {
  it('runs .ci/run on each supported Node, with no other permission', () => {
    expect(ci.jobs.everything).toMatchObject({ strategy: { matrix: { node: [20, 22, 24] } } });
    expect(stepsOf(ci, 'everything').flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
    expect(ci.jobs.everything?.permissions).toBeUndefined();
  });

  it('shows what a pull request of this repository changes in dev, where its role is known', () => {
    const { diff } = ci.jobs;
    expect(diff?.if).toContain("github.event_name == 'pull_request'");
    expect(diff?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(diff?.environment).toBe('dev');
    expect(diff?.permissions).toEqual({ contents: 'read', 'id-token': 'write', 'pull-requests': 'write' });
    const steps = stepsOf(ci, 'diff');
    for (const one of steps) expect(one.if).toBe("vars.DEPLOY_ROLE_ARN != ''");
    expect(steps.flatMap(({ run }) => run?.split(' ').slice(0, 3).join(' ') ?? [])).toEqual([
      'npm ci &&',
      '.ci/diff dev >',
      'gh pr comment',
    ]);
  });
});

describe('deploy', () => {
  it('goes from dev over staging to prod', () => {
    const jobs = Object.entries(deploy.jobs).map(([name, { needs }]) => [name, needs]);
    expect(jobs).toEqual([
      ['dev', undefined],
      ['staging', 'dev'],
      ['prod', 'staging'],
    ]);
    for (const [name, { uses, with: given, permissions, if: condition }] of Object.entries(deploy.jobs)) {
      expect(uses).toBe('./.github/workflows/stage.yml');
      expect(given?.environment).toBe(name);
      expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
      // A condition of its own would overrule that what it needs has succeeded.
      if (name !== 'dev') expect(condition).toBeUndefined();
    }
    expect(new Set(Object.values(deploy.jobs).map(({ with: given }) => given?.commit)).size).toBe(1);
  });

  it('begins when ci has held for a push to main of this repository, or by hand', () => {
    expect(deploy.on).toMatchObject({
      workflow_run: { workflows: ['ci'], types: ['completed'], branches: ['main'] },
      workflow_dispatch: {},
    });
    expect(Object.keys(deploy.on)).toHaveLength(2);
    for (const part of [
      "github.event.workflow_run.conclusion == 'success'",
      "github.event.workflow_run.event == 'push'",
      'github.event.workflow_run.head_repository.full_name == github.repository',
    ])
      expect(deploy.jobs.dev?.if).toContain(part);
    expect(deploy).toMatchObject({ concurrency: { group: 'deploy', 'cancel-in-progress': false } });
  });
});

describe('a stage', () => {
  const steps = stepsOf(stage, 'deploy');

  it('is deployed by the role of its GitHub environment, and asked afterwards', () => {
    expect(stage.jobs.deploy?.environment).toBe(expression('inputs.environment'));
    expect(stage.jobs.deploy?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
      'actions/checkout',
      'git merge-base --is-ancestor HEAD origin/main',
      'actions/setup-node',
      'npm ci && npm run build',
      'aws-actions/configure-aws-credentials',
      '.ci/deploy "$STAGE" "$ACCOUNT"',
      'npm run smoke -- "$(cat dist/url)"',
    ]);
    const credentials = steps.find(({ uses }) => uses?.includes('credentials'));
    expect(credentials?.with).toMatchObject({ 'role-to-assume': expression('vars.DEPLOY_ROLE_ARN') });
    expect(steps.at(-1)?.env).toEqual({
      SALDO_KEY: expression('secrets.SALDO_KEY'),
      SALDO_API_URL: expression('vars.SALDO_API_URL'),
    });
  });

  it('of which no role is known is left out', () => {
    for (const one of steps) expect(one.if).toBe("vars.DEPLOY_ROLE_ARN != ''");
  });
});

describe('the scripts', () => {
  const root = mkdtempSync(join(tmpdir(), 'saldo-deploy-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const npx = `#!/usr/bin/env bash
echo "$SALDO_BUNDLED $*" >>calls
case "$*" in
  *--outputs-file*) echo '{"saldo-prod-api":{"Url":"https://app.saldo.example"}}' >dist/outputs.json ;;
  *diff*) [ ! -f fails ] || { echo 'no credentials'; exit 1; }; head -c "$(cat size)" /dev/zero | tr '\\0' x ;;
esac
`;
  for (const folder of ['.ci', 'dist', 'bin']) mkdirSync(join(root, folder));
  for (const script of ['deploy', 'diff']) cpSync(join('.ci', script), join(root, '.ci', script));
  writeFileSync(join(root, 'bin/npx'), npx);
  chmodSync(join(root, 'bin/npx'), 0o755);
  const run = (script: string, ...args: string[]) => {
    writeFileSync(join(root, 'calls'), '');
    const env = { PATH: `${join(root, 'bin')}:${process.env.PATH}`, AWS_REGION: 'sa-east-1' };
    const options = { env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 10_000_000 } as const;
    const out = execFileSync(join(root, '.ci', script), args, options);
    return { out, calls: readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') };
  };

  it('deploy what calls run through under the two alarms, then the rest, and say where it is', () => {
    const { calls } = run('deploy', 'prod', '111111111111');
    const alarm = 'arn:aws:cloudwatch:sa-east-1:111111111111:alarm:saldo-prod';
    expect(calls).toEqual([
      `1 cdk deploy -c env=prod saldo-prod-web saldo-prod-oauth --require-approval never --concurrency 2 --monitoring-time-minutes 12 --rollback-trigger-alarm-arns ${alarm}-api-errors ${alarm}-calls-failing`,
      '1 cdk deploy -c env=prod --all --require-approval never --outputs-file dist/outputs.json',
    ]);
    expect(readFileSync(join(root, 'dist/url'), 'utf8')).toBe('https://app.saldo.example');
  });

  it('the alarms are those of the monitoring stack', () => {
    const { monitoring } = templatesOf({ env: 'prod' });
    for (const name of ['api-errors', 'calls-failing'])
      monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', { AlarmName: `saldo-prod-${name}` });
  });

  it.each([10, 60_000, 60_001, 200_000])('show a difference of %d bytes, as much of it as a comment takes', (size) => {
    writeFileSync(join(root, 'size'), String(size));
    const { out, calls } = run('diff', 'dev');
    expect(calls).toEqual(['1 cdk diff -c env=dev --no-color --method=template']);
    expect(out.match(/x+/)?.[0]).toHaveLength(Math.min(size, 60_000));
    expect(out.includes(`${size} bytes in all`)).toBe(size > 60_000);
    expect(out.length).toBeLessThan(65_536);
    expect(out).toMatch(/^`cdk diff` of dev:\n\n~~~~~~~~\n[^~]*\n~~~~~~~~\n$/);
  });

  it('fail with the command', () => {
    writeFileSync(join(root, 'fails'), '');
    expect(() => run('diff', 'dev')).toThrow();
  });
});

describe('the role that deploys', () => {
  const { deploy: template } = templatesOf({ env: 'prod', deployRepository: 'acme/saldo' });
  const role = Object.entries(template?.findResources('AWS::IAM::Role') ?? {});

  it('is taken by workflows of the one repository in the environment of its name, and by nobody else', () => {
    expect(role).toHaveLength(1);
    expect(role[0]?.[1].Properties.RoleName).toBe('saldo-prod-deploy');
    expect(role[0]?.[1].Properties.AssumeRolePolicyDocument.Statement).toEqual([
      {
        Effect: 'Allow',
        Action: 'sts:AssumeRoleWithWebIdentity',
        Principal: { Federated: { 'Fn::GetAtt': ['Provider', 'Arn'] } },
        Condition: {
          StringEquals: {
            'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
            'token.actions.githubusercontent.com:sub': 'repo:acme/saldo:environment:prod',
          },
        },
      },
    ]);
    template?.hasResourceProperties('AWS::IAM::OIDCProvider', {
      Url: 'https://token.actions.githubusercontent.com',
      ClientIdList: ['sts.amazonaws.com'],
    });
  });

  it('may take roles of the bootstrap, in the regions of the stacks, and do nothing else', () => {
    const granted = template ? grantedToRole(template, role[0]?.[0] ?? '') : [];
    expect(new Set(granted.map(({ action }) => action))).toEqual(new Set(['sts:AssumeRole']));
    const resources = granted.map(({ resource }) =>
      JSON.parse(resource)
        ['Fn::Join'][1].filter((part: unknown) => typeof part === 'string')
        .join('*'),
    );
    expect(resources.toSorted()).toEqual(
      ['deploy', 'file-publishing', 'lookup']
        .flatMap((part) =>
          ['sa-east-1', 'us-east-1'].map((region) => `arn:aws:iam::*:role/cdk-hnb659fds-${part}-role-*-${region}`),
        )
        .toSorted(),
    );
    expect(role[0]?.[1].Properties.ManagedPolicyArns).toBeUndefined();
  });

  it('uses the provider of the account where another environment has made it', () => {
    const { deploy: second } = templatesOf({ env: 'prod', deployRepository: 'acme/saldo', deployProvider: 'false' });
    second?.resourceCountIs('AWS::IAM::OIDCProvider', 0);
    expect(JSON.stringify(second?.toJSON())).toContain(':oidc-provider/token.actions.githubusercontent.com');
  });

  it('is there only for a repository, whose name is one', () => {
    expect(templatesOf({ env: 'prod' }).deploy).toBeUndefined();
    for (const deployRepository of [
      'acme',
      'acme/*',
      '*/saldo',
      'acme/saldo:environment:prod',
      'a/b/c',
      'acme/saldo ',
      '',
    ])
      expect(() => stacksOf({ env: 'prod', deployRepository }), deployRepository).toThrow('deployRepository');
    // As in subjects of newer repositories.
    expect(stacksOf({ env: 'prod', deployRepository: 'acme@123/saldo.app@456' }).deploy).not.toBeNull();
  });
});
