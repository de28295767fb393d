import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { functionFiles } from '../../../infra/bundle.ts';
import { mcpFunction, openApiFunction, webhooks } from '../../../shared/contract/inbound.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type QueueName, queues } from '../../../shared/contract/queues.ts';
import { operations } from '../../../shared/contract/registry.ts';
import type { Scope } from '../../../shared/contract/scope.ts';
import { jobScopes, workerScopes } from '../../../shared/contract/worker-scopes.ts';

const root = join(import.meta.dirname, '../../..');

const isQueue = (name: string): name is QueueName => Object.hasOwn(queues, name);

const scopes = new Map<string, Scope>([
  ...operations.map(({ name, scope }) => [`api/${name}.ts`, scope] as const),
  ...webhooks.map(({ file, scope }) => [file, scope] as const),
  [openApiFunction.file, { table: 'none' }],
  ...Object.keys(queues).flatMap((name) =>
    isQueue(name) ? [[`jobs/${queues[name].name}.ts`, workerScopes[name]] as const] : [],
  ),
  ...Object.values(scheduledJobs).map(({ name }) => [`jobs/${name}.ts`, jobScopes[name]] as const),
]);

// Its grants are those of all operations, whose endpoints it runs.
const files = functionFiles().filter((file) => file !== mcpFunction.file && file !== 'not-found.ts');

const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: files.map((file) => `functions/${file}`),
  outdir: 'out',
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  treeShaking: true,
  metafile: true,
  write: false,
});

// Handed to it with the rest of `reminderServices`; a deletion sends nothing, so it gets no grant.
const neverCalled: ReadonlyMap<string, string[]> = new Map([['api/delete-payment-reminder.ts', ['dispatchReminder']]]);

const used = (file: string) => {
  const name = file.replace(/\.ts$/, '.js');
  const imports = (metafile.outputs[`out/${name}`]?.imports ?? []).map(({ path }) => path);
  // The bundle, not the files: what a function does not call is shaken out of it.
  const code = outputFiles.find(({ path }) => path.endsWith(`/out/${name}`))?.text ?? '';
  const all = (pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))];
  return {
    sends: all(/queueSender\(queues\d*\.(\w+)\)/g).filter((queue) => !neverCalled.get(file)?.includes(queue)),
    secrets: all(/readSecret\("(\w+)"\)/g),
    schedules: imports.includes('@aws-sdk/client-scheduler'),
    email: imports.includes('@aws-sdk/client-ses'),
  };
};

describe.each(files)('%s', (file) => {
  const scope: Scope = scopes.get(file) ?? { table: 'none' };
  const { sends, secrets, schedules, email } = used(file);

  it('has a scope', () => expect(scopes.has(file)).toBe(true));
  it('sends to queues that its scope names', () => expect(scope.sends ?? []).toEqual(expect.arrayContaining(sends)));
  it('reads secrets that its scope names', () => expect(scope.secrets ?? []).toEqual(expect.arrayContaining(secrets)));
  it('holds the scheduler exactly when its code does', () => expect(scope.schedules ?? false).toBe(schedules));
  it('may send e-mail exactly when its code does', () => expect(scope.email ?? false).toBe(email));
});
