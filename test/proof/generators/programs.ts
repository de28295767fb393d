import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../engines/cache.ts';
import { MissingError } from '../engines/missing.ts';
import { run } from '../engines/process.ts';

const WITHIN_MS = 900_000;

const work = cacheFolder('generators');
export const inWork = (...path: string[]): string => join(work, ...path);

/** @throws Error with the last lines of what it printed */
export const must = async (
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) => {
  const { code, out } = await run(file, args, { within: WITHIN_MS, ...options });
  if (code !== 0) throw new Error(`${file.split('/').at(-1)}: ${out.split('\n').slice(-12).join('\n')}`);
  return out;
};

/** Packages of this folder, installed at first use beside the work. @throws MissingError when they cannot be had */
export const programs = async (): Promise<(name: string) => string> => {
  await mkdir(work, { recursive: true });
  await cp(join(import.meta.dirname, 'package.json'), inWork('package.json'));
  const { code } = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: work, within: WITHIN_MS });
  if (code !== 0) throw new MissingError('npm cannot install the generators');
  return (name) => inWork('node_modules', '.bin', name);
};
