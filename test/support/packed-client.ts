import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, '..', '..', 'infra', 'client');

/**
 * Packs the client as for npm and unpacks it into the folder's `node_modules`, as an installation without a network.
 * @returns the path of the tarball
 */
export const packClient = async (folder: string): Promise<string> => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: PACKAGE });
  // What the script before it prints comes first.
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  const tarball = join(folder, filename);
  const home = join(folder, 'node_modules', 'saldo-client');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  return tarball;
};

/** The fenced blocks of a language in a document. */
export const codeBlocks = async (file: string, language: string): Promise<string[]> => {
  const text = await readFile(join(PACKAGE, '..', '..', file), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, block = '']) => block);
};

type Reference = { paths: Record<string, Record<string, { 'x-codeSamples'?: { lang: string; source: string }[] }>> };

/** The samples of a language in an API reference. */
export const codeSamplesIn = (reference: Reference, language: string): string[] =>
  Object.values(reference.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => operation['x-codeSamples'] ?? [])
    .filter(({ lang }) => lang === language)
    .map(({ source }) => source);
