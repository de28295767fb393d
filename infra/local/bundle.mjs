import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');
// Below the repository, where the packages are found.
const BUNDLES = join(ROOT, 'dist', 'local');
const OLD_MS = 24 * 3_600_000;

/** Files that stand beside a module are found from its source, not from the bundle. */
const sourceLocations = {
  name: 'source-locations',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/infra\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.')) return null;
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    }),
};

const bundled = async (entries) => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir: join(BUNDLES, 'bundle'), // as deep as the folder that `store` makes, so that source maps find the sources
    outbase: ROOT,
    outExtension: { '.js': '.mjs' },
    entryNames: '[dir]/[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    plugins: [sourceLocations],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    write: false,
  });
  return outputFiles.map(({ path, contents }) => ({ path: path.slice(join(BUNDLES, 'bundle').length + 1), contents }));
};

const removeOld = () => {
  for (const name of readdirSync(BUNDLES)) {
    const folder = join(BUNDLES, name);
    if (Date.now() - statSync(folder).mtimeMs > OLD_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/** Whole or absent, and never changed: other stacks may run from it, and load functions when they are called. */
const store = (files) => {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(path).update(contents);
  const folder = join(BUNDLES, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const unfinished = join(BUNDLES, randomUUID());
  for (const { path, contents } of files) {
    const file = join(unfinished, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOld();
  return folder;
};

/**
 * Bundles the local stack with every function, in a second: a loader that compiles file by file takes several.
 * @param entries TypeScript files, relative to the repository
 * @returns the URL of each entry's bundle, to import
 */
export const bundleStack = async (...entries) => {
  const folder = store(await bundled(entries));
  return entries.map((entry) => pathToFileURL(join(folder, entry.replace(/\.ts$/, '.mjs'))).href);
};
