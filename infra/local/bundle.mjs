import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');
// Below the repository, where the packages are found.
const BUNDLES = join(ROOT, 'dist', 'local');
const OLD_MS = 24 * 3_600_000;

// All inputs of a bundle. The packages stay outside, but their lock file names esbuild's release.
const SOURCES = ['functions', 'infra', 'shared'];
const SOURCE = /^(?!.*(node_modules|client\/dist)).*\.(ts|json|mjs)$/;
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** All sources, in order. @returns paths relative to the repository, with their text */
const sourcesBelow = (root) =>
  SOURCES.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true }).filter((file) => SOURCE.test(file));
    return files
      .sort()
      .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') }));
  });

const withLocation = ({ path, text }) => {
  const file = join(ROOT, path);
  return text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Files next to a module are resolved from its source, not from the bundle. The filter names the few modules that need it, because
 * esbuild waits for an answer about each file that it matches.
 */
const sourceLocations = (sources) => {
  const located = new Map(
    sources
      .filter(({ path, text }) => path.endsWith('.ts') && text.includes('import.meta.'))
      .map((source) => [join(ROOT, source.path), withLocation(source)]),
  );
  const filter = new RegExp(`^(${[...located.keys()].map(escaped).join('|')})$`);
  return {
    name: 'source-locations',
    setup: ({ onLoad }) => onLoad({ filter }, ({ path }) => ({ contents: located.get(path), loader: 'ts' })),
  };
};

const bundleInto = async (outdir, entries, sources) => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    outbase: ROOT,
    outExtension: { '.js': '.mjs' },
    entryNames: '[dir]/[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    plugins: [sourceLocations(sources)],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
  });
};

const removeOld = () => {
  for (const name of readdirSync(BUNDLES)) {
    const folder = join(BUNDLES, name);
    const usedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedMs > OLD_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/** Whole or absent, and never changed: other stacks may run from it, and load functions when they are called. */
const bundle = async (folder, entries, sources) => {
  const unfinished = join(BUNDLES, randomUUID());
  try {
    await bundleInto(unfinished, entries, sources);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOld();
};

/** What `npm start` runs, and `npm ci` bundles for it. */
export const MAIN = 'infra/local/main.ts';

/**
 * Name of the bundle that these sources give. By content, so it holds after a checkout, too; a new file counts, because it
 * may be a function.
 */
export const bundleName = (entries, root = ROOT, sources = sourcesBelow(root)) => {
  // The path of the repository is written into the bundle (`sourceLocations`).
  const hash = createHash('sha256').update(`${root}\0${entries.join()}`);
  for (const path of SETTINGS) hash.update(readFileSync(join(root, path)));
  for (const { path, text } of sources) hash.update(`\0${path}\0${text}`);
  return hash.digest('hex').slice(0, 16);
};

/**
 * Bundles the local stack with every function, unless the bundle of these sources is there: a loader that compiles file by file
 * takes several seconds.
 * @param entries TypeScript files, relative to the repository
 * @returns the URL of each entry's bundle, to import
 */
export const bundleStack = async (...entries) => {
  const sources = sourcesBelow(ROOT);
  const folder = join(BUNDLES, bundleName(entries, ROOT, sources));
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else await bundle(folder, entries, sources);
  return entries.map((entry) => pathToFileURL(join(folder, entry.replace(/\.ts$/, '.mjs'))).href);
};
