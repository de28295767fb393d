import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRoute } from '../../../../infra/local/gateway/functions.ts';
import { ownDoor } from '../../../../infra/local/own/own-door.ts';
import { ownEnvironment } from '../../../../infra/local/own/own-environment.ts';
import { ownSettings } from '../../../../infra/local/own/own-settings.ts';
import { operations } from '../../../../shared/contract/registry.ts';
import { variables } from '../../../../shared/platform/environment.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));
const naming = (folders: readonly string[], pattern: RegExp): string[] =>
  folders
    .flatMap(filesOf)
    .filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')))
    .sort();

it('only what reads and links connections asks whose the application is: no second path of the domain', () => {
  expect(naming(['shared', 'functions'], /isOwnApplication\b|\bownApplication\b/)).toEqual([
    'functions/jobs/sweep-shard.ts', // looks at connections instead of asking the bank for an update
    'functions/web/connect-token.ts', // the widget: no webhook reaches this machine
    'functions/web/connections.ts', // the page takes codes of connections
    'functions/web/link-connection.ts', // and links by them
    'shared/connections/link-connection.ts', // every item of the application is the owner's
    'shared/platform/environment.ts', // the setting
    'shared/pluggy/open.ts', // deletes nothing at the aggregator
  ]);
});

it('the service imports nothing of the local stack, and of the stack only its start and its settings know the mode', () => {
  expect(naming(['shared', 'functions'], /from '[^']*infra\//)).toEqual([]);
  expect(naming(['infra'], /'\.{1,2}\/(?:[\w-]+\/)*own\/[\w-]+\.ts'/)).toEqual([
    'infra/local/main.ts',
    'infra/local/settings.ts',
    'infra/local/stack.ts',
  ]);
});

it('the functions see other settings of owner, sources and mail alone', () => {
  const own = ownSettings({ PLUGGY_CLIENT_ID: 'id', PLUGGY_CLIENT_SECRET: 'secret' });
  const { defaults, fixed } = ownEnvironment(own);
  const sources = [
    'ownApplication',
    'syncHours',
    'pluggyConnectUrl',
    'pluggyUpdatesPerMinute',
    'syncPollSeconds',
  ] as const;
  const reach = ['publicUrl', 'rateLimits', 'manualUpdateCooldownSeconds', 'simulatedRuns', 'whatsappEnabled'] as const;
  // The owner has no plan to buy.
  const owner = ['plans', 'plansUrl', 'billingEventsUrl'] as const;
  const known = [...sources, ...reach, ...owner].map((name): string => variables[name]);
  const others = [...Object.keys(defaults), ...Object.keys(fixed)].filter((name) => !known.includes(name));
  // Taken from the environment: the functions read them as a secret.
  expect(others.sort()).toEqual(['PLUGGY_CLIENT_ID', 'PLUGGY_CLIENT_SECRET', 'SMTP_URL']);
});

it('every operation is answered by the one gateway, from its one function', async () => {
  const door = ownDoor({
    settings: { needsPasskey: false, hasControls: false },
    addresses: { open: () => '', use: () => false },
    openSession: async () => [],
    hasSession: async () => false,
    inbox: () => ({ status: 200, headers: {}, body: '' }),
  });
  for (const { name, method, path } of operations) {
    expect(await door({ method, url: path, headers: {} } as IncomingMessage)).toBeNull();
    expect(findRoute(method, path)?.fn).toMatchObject({ name, file: `api/${name}.ts` });
  }
});
