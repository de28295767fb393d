import { describe, expect, it } from 'vitest';
import { functionFiles } from '../../../infra/build/bundle.ts';
import type { Grants } from '../../../shared/contract/grants.ts';
import {
  healthFunction,
  mcpFunction,
  oauthFunctions,
  openApiFunction,
  webhooks,
} from '../../../shared/contract/inbound.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type QueueName, queues } from '../../../shared/contract/queues.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import { jobGrants, workerGrants } from '../../../shared/contract/worker-grants.ts';
import { bundled, neverCalled } from './bundled.ts';

const isQueue = (name: string): name is QueueName => Object.hasOwn(queues, name);

const scopes = new Map<string, Grants>([
  ...operations.map(({ name, grants }) => [`api/${name}.ts`, grants] as const),
  ...webOperations.map(({ name, grants }) => [`web/${name}.ts`, grants] as const),
  ...[...webhooks, ...oauthFunctions].map(({ file, grants }) => [file, grants] as const),
  [openApiFunction.file, { table: 'none' }],
  [healthFunction.file, { table: 'none' }],
  ...Object.keys(queues).flatMap((name) =>
    isQueue(name) ? [[`jobs/${queues[name].name}.ts`, workerGrants[name]] as const] : [],
  ),
  ...Object.values(scheduledJobs).map(({ name }) => [`jobs/${name}.ts`, jobGrants[name]] as const),
]);

// Its grants are those of all operations, whose endpoints it runs.
const files = functionFiles().filter((file) => file !== mcpFunction.file && file !== 'not-found.ts');

const bundleOf = await bundled(files);

const used = (file: string) => {
  const { code, packages: imports } = bundleOf(file);
  const all = (pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))];
  return {
    sends: all(/queueSender\(queues\d*\.(\w+)\)/g).filter((queue) => !neverCalled.get(file)?.includes(queue)),
    inspects: all(/queueDepth\(queues\d*\.(\w+)\)/g),
    secrets: all(/(?:readSecret|secretField)\("(\w+)"/g),
    schedules: imports.includes('@aws-sdk/client-scheduler'),
    email: imports.includes('@aws-sdk/client-ses'),
  };
};

describe.each(files)('%s', (file) => {
  const grants: Grants = scopes.get(file) ?? { table: 'none' };
  const { sends, inspects, secrets, schedules, email } = used(file);

  it('has a scope', () => expect(scopes.has(file)).toBe(true));
  it('sends to queues that its scope names', () => expect(grants.sends ?? []).toEqual(expect.arrayContaining(sends)));
  it('asks for the length of exactly the queues that its scope names', () =>
    expect([...(grants.inspects ?? [])].toSorted()).toEqual(inspects.toSorted()));
  it('reads secrets that its scope names', () => expect(grants.secrets ?? []).toEqual(expect.arrayContaining(secrets)));
  it('holds the scheduler exactly when its code does', () => expect(grants.schedules ?? false).toBe(schedules));
  it('may send e-mail exactly when its code does', () => expect(grants.email ?? false).toBe(email));
});
