import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');
// Below the repository, where the packages are found.
const BUNDLES = join(ROOT, 'dist', 'local');
const OLD_MS = 24 * 3_600_000;

// All inputs of a bundle. The packages stay outside, but their lock file names esbuild's release.
const SOURCES = ['functions', 'infra', 'shared'];
const SOURCE = /^(?!.*node_modules).*\.(ts|json|mjs)$/;
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Files next to a module are resolved from its source, not from the bundle. */
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
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir: join(BUNDLES, 'bundle'), // as deep as the folder that `store` makes, so source maps find the sources
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
    const usedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedMs > OLD_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/** Whole or absent, and never changed: other stacks may run from it, and load functions when they are called. */
const store = (files, folder) => {
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
};

/**
 * Name of the bundle that these sources give. By content, so it holds after a checkout, too; a new file counts, because it
 * may be a function.
 */
export const bundleName = (entries, root = ROOT) => {
  // The path of the repository is written into the bundle (`sourceLocations`).
  const hash = createHash('sha256').update(`${root}\0${entries.join()}`);
  for (const path of SETTINGS) hash.update(readFileSync(join(root, path)));
  for (const folder of SOURCES) {
    const files = readdirSync(join(root, folder), { recursive: true }).filter((file) => SOURCE.test(file));
    for (const file of files.sort())
      hash.update(`\0${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * Bundles the local stack with every function, unless the bundle of these sources is there: a loader that compiles file by file
 * takes several seconds.
 * @param entries TypeScript files, relative to the repository
 * @returns the URL of each entry's bundle, to import
 */
export const bundleStack = async (...entries) => {
  const folder = join(BUNDLES, bundleName(entries));
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else store(await bundled(entries), folder);
  return entries.map((entry) => pathToFileURL(join(folder, entry.replace(/\.ts$/, '.mjs'))).href);
};
