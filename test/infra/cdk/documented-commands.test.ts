import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFunctions } from '../../../infra/build/bundle.ts';
import { writeSite } from '../../../infra/web/write-site.ts';
import { stagedContext } from './stacks.ts';

const root = join(import.meta.dirname, '../../..');
const documents = ['README.md', 'infra/OPERATIONS.md', 'infra/RUNBOOK.md', 'infra/cdk/README.md'];
const home = mkdtempSync(join(tmpdir(), 'saldo-operator-'));

/** The arguments of each `npx cdk` in a document, with an account for its placeholder and one environment of several. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npx cdk ([^`#\n]+)/g)].map(([, command = '']) =>
    command
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/<account>|ACCOUNT/, '111111111111')
      .replace(/dev\|staging\|prod/, 'staging'),
  );

// One region stands for all: the command is the same otherwise.
const commands = [...new Set(documents.flatMap((file) => commandsIn(readFileSync(join(root, file), 'utf8'))))].filter(
  (command) => !command.endsWith('/us-east-1'),
);

/** Templates of each environment that `.ci/run` has just synthesized with the documented command. */
const given = process.env.TEMPLATES;
/** Environments whose templates are there: a synthesis takes ten times as long as the command that needs it. */
const synthesized = new Map(given ? ['dev', 'prod'].map((env) => [env, join(root, given, env)]) : []);

const run = (command: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = /env=(\w+)/.exec(command)?.[1] ?? '';
    const isDone = given !== undefined && command === 'synth -c env=dev';
    const known = command.startsWith('synth') && !isDone ? undefined : synthesized.get(env);
    const output = join(home, `out-${env}`);
    const options = {
      cwd: root,
      // Without credentials, and without the instance's own.
      env: {
        PATH: process.env.PATH,
        HOME: home,
        CI: '1',
        SALDO_BUNDLED: '1',
        CDK_VALIDATION: 'false',
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    };
    const templates = known ? ['--app', known] : ['--output', output];
    const args = ['node_modules/aws-cdk/bin/cdk', ...command.split(' '), ...templates];
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (existsSync(join(output, 'manifest.json'))) synthesized.set(env, output);
      resolve({ code: error ? 1 : 0, output: stdout + stderr });
    });
  });

beforeAll(async () => {
  if (!existsSync(join(root, 'dist/functions'))) await bundleFunctions();
  if (!existsSync(join(root, 'dist/web'))) await writeSite();
  // What an operator has set in cdk.json; the CLI reads the context of the user's own file, too.
  const staged = { ...stagedContext, originSecretDigests: [stagedContext.originSecretDigests] };
  const environments = { staging: staged, prod: staged };
  writeFileSync(join(home, '.cdk.json'), JSON.stringify({ context: { environments } }));
}, 180_000);

afterAll(() => rmSync(home, { recursive: true }));

it('finds the commands of the documents', () => {
  const verbs = new Set(commands.map((command) => command.split(' ')[0]));
  expect([...verbs].toSorted()).toEqual(['bootstrap', 'deploy', 'diff', 'synth']);
});

// Each loads the CDK anew: `.ci/run` runs them.
it.skipIf(!process.env.WHOLE).each(commands)(
  'npx cdk %s works up to the missing credentials',
  async (command) => {
    const { code, output } = await run(command);
    if (command.startsWith('synth')) expect([code, output]).toEqual([0, expect.stringContaining('Successfully')]);
    else expect(output.trim()).toMatch(/(no credentials have been configured|Unable to resolve AWS account)[^\n]*$/);
  },
  300_000,
);

it('a command without an environment would be noticed', async () => {
  const { output } = await run('bootstrap aws://111111111111/sa-east-1');
  expect(output).toContain('Settings are missing or wrong: env');
}, 300_000);
