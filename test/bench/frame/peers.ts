import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The bench's own package, apart from the product's `npm ci`. */
const BENCH = join(import.meta.dirname, '..');
/** Its folder with the peers' endpoints. */
const PEERS = join(BENCH, 'peers');

let installed: boolean | undefined;

const install = (progress: (line: string) => void): boolean => {
  if (existsSync(join(BENCH, 'node_modules', '.package-lock.json'))) return true;
  progress('installing the peers (once)');
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BENCH, encoding: 'utf8' });
  if (status === 0) return true;
  progress(`the peers cannot be installed: ${stderr.split('\n').find((line) => /error/i.test(line)) ?? 'npm failed'}`);
  return false;
};

/** What an install script fetches or compiles; npm counts a package as installed without it. */
const COMPILED: Readonly<Record<string, string>> = { 'better-sqlite3': 'build/Release/better_sqlite3.node' };

const isThere = (name: string): boolean =>
  existsSync(join(BENCH, 'node_modules', name, COMPILED[name] ?? 'package.json'));

/** The folder of the peers' endpoints, with the bench's packages installed at first use; null, with a message, where one of those needed is not there. */
export const peers =
  (progress: (line: string) => void) =>
  async (...needs: string[]): Promise<string | null> => {
    installed ??= install(progress);
    const missing = installed ? needs.filter((name) => !isThere(name)) : needs;
    if (missing.length > 0) progress(`skipped, not installed: ${missing.join(', ')}`);
    return missing.length > 0 ? null : PEERS;
  };

/** Resolves packages as from the bench's folder. */
export const requirePeer = createRequire(join(BENCH, 'package.json'));

/** Node as Lambda runs it (the runtime of infra/cdk/constructs/service-function.ts); null where its package is not there. */
export const lambdaNode = async (progress: (line: string) => void): Promise<string | null> => {
  const name = `node-linux-${process.arch}`;
  return (await peers(progress)(name)) && join(BENCH, 'node_modules', name, 'bin', 'node');
};
