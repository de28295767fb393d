import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MissingError } from './missing.ts';
import { run } from './process.ts';

const PACKAGE = join(import.meta.dirname, '..');

/** Resolves packages as from this folder, whose own `npm ci` is made at first use. @throws MissingError when it fails */
export const proofPackages = async (): Promise<NodeJS.Require> => {
  if (!existsSync(join(PACKAGE, 'node_modules', '.package-lock.json'))) {
    console.error('proof: installing its packages (once)');
    const { code, out } = await run('npm', ['ci'], { cwd: PACKAGE, within: 600_000 });
    if (code !== 0) throw new MissingError(out.split('\n').find((line) => /error/i.test(line)) ?? 'npm ci failed');
  }
  return createRequire(join(PACKAGE, 'package.json'));
};
