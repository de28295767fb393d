import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scope } from './scope.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const stryker = join(here, 'node_modules/.bin/stryker');

const chosen = process.argv.slice(2);
const unknown = chosen.filter((folder) => !Object.hasOwn(scope, folder));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(scope).join(', ')}, or none for all.`);
  process.exit(2);
}

if (!existsSync(stryker)) {
  const { status } = spawnSync('npm', ['ci'], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/** Each folder is measured with its own unit tests alone. */
const passes = (folder) => {
  console.log(`\n== ${folder}`);
  const env = { ...process.env, MUTATION_FOLDER: folder };
  const args = [stryker, 'run', join(here, 'stryker.config.mjs')];
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
};

const failed = (chosen.length > 0 ? chosen : Object.keys(scope)).filter((folder) => !passes(folder));
if (failed.length > 0) console.error(`\nBelow the threshold, or not run: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
