import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..');

const skip = (reason: string): never => {
  console.log(`Browser tests are skipped: ${reason}`);
  process.exit(0);
};

const install = (): void => {
  if (existsSync(join(HERE, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing Playwright, axe and Chromium (once)');
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, encoding: 'utf8' });
  if (status !== 0) skip(`packages cannot be installed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
};

const run = (name: string, ...args: string[]): void => {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', name), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: process.env,
  });
  if (status !== 0) process.exit(status ?? 1);
};

install();
const chromium = (await findChromium()) ?? skip('no Chromium: set CHROMIUM');
const { status: starts } = spawnSync(chromium.executablePath, ['--version'], {
  env: { ...process.env, ...chromium.env },
  timeout: 20_000,
});
if (starts !== 0) skip('Chromium does not start here: set CHROMIUM');
process.env.SALDO_CHROMIUM = JSON.stringify(chromium);
run('typescript/bin/tsc', '--noEmit', '--project', HERE);
run('vitest/vitest.mjs', 'run', '--config', join(HERE, 'vitest.config.ts'), ...process.argv.slice(2));
