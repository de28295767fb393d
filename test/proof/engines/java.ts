import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cacheFolder } from './cache.ts';
import { MissingError } from './missing.ts';
import { run } from './process.ts';

const INSTALL_WITHIN_MS = 600_000;

const runs = async (file: string, args: readonly string[]): Promise<boolean> =>
  (await run(file, args, { within: 60_000 })).code === 0;

/**
 * A folder with the archives that a `pom.xml` names and those that they need, without versions in their names; filled at first
 * use, by Maven.
 * @param pom path of the file; its folder names the result
 * @throws MissingError where there is no Java or Maven, or an archive cannot be had
 */
export const javaArchives = async (pom: string): Promise<string> => {
  if (!(await runs('java', ['-version']))) throw new MissingError('no java');
  const wanted = await readFile(pom, 'utf8');
  const folder = cacheFolder('java', basename(dirname(pom)));
  const done = join(folder, 'pom.xml');
  if (existsSync(done) && (await readFile(done, 'utf8')) === wanted) return folder;

  if (!(await runs('mvn', ['--version']))) throw new MissingError('no mvn (Maven)');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  console.error(`proof: fetching the archives of ${basename(dirname(pom))} (once)`);
  const args = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`];
  const { code, out } = await run('mvn', [...args, '-Dmdep.stripVersion=true', '-DincludeScope=runtime'], {
    within: INSTALL_WITHIN_MS,
  });
  if (code !== 0) throw new MissingError(/Could not [^\n]{0,160}/.exec(out)?.[0] ?? 'Maven cannot fetch the archives');
  await writeFile(done, wanted);
  return folder;
};
