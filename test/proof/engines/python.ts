import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cacheFolder } from './cache.ts';
import { MissingError } from './missing.ts';
import { run } from './process.ts';

const INSTALL_WITHIN_MS = 600_000;

/** What is asked for in the file, without comments. */
const wantedIn = (requirements: string): string =>
  requirements
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join(', ');

const isOldPython = async (): Promise<boolean> => {
  const { code } = await run('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], { within: 30_000 });
  return code !== 0;
};

/**
 * The programs of a virtual environment with the packages of a requirements file, made at first use.
 * @param requirements path of the file; its folder names the environment
 * @throws MissingError where there is no Python, or a package cannot be installed
 */
export const pythonPrograms = async (requirements: string): Promise<(name: string) => string> => {
  const wanted = await readFile(requirements, 'utf8');
  const home = cacheFolder('python', basename(dirname(requirements)));
  const done = join(home, 'requirements.txt');
  const program = (name: string): string => join(home, 'bin', name);
  if (existsSync(done) && (await readFile(done, 'utf8')) === wanted) return program;

  if (await isOldPython()) throw new MissingError('no Python 3.10 or newer');
  await rm(home, { recursive: true, force: true });
  await mkdir(dirname(home), { recursive: true });
  console.error(`proof: installing ${wantedIn(wanted)} (once)`);
  const made = await run('python3', ['-m', 'venv', home], { within: 120_000 });
  if (made.code !== 0) throw new MissingError('Python cannot make an environment (venv)');
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  const { code, out } = await run(program('python'), args, { within: INSTALL_WITHIN_MS });
  if (code !== 0) {
    const line = out.split('\n').find((text) => text.startsWith('ERROR')) ?? 'pip failed';
    throw new MissingError(`pip cannot install ${wantedIn(wanted)}: ${line}`);
  }
  await writeFile(done, wanted);
  return program;
};
