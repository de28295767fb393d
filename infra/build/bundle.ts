import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, context, type OutputFile, type Plugin } from 'esbuild';
import { readsTableAlone } from '../../shared/contract/grants.ts';
import { oauthFunctions } from '../../shared/contract/inbound.ts';
import { operations } from '../../shared/contract/registry.ts';
import { bundlePlugins, type Matched, patternLog } from './bundle-plugins.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FUNCTIONS = join(ROOT, 'functions');
const DIST = join(ROOT, 'dist');
const FOLDER = 'functions';
// Beside the assets, never in them: a map is larger than its function and would be unpacked at every cold start.
const MAPS = 'source-maps';

/** Files of functions, as paths under functions/: `api/get-balance.ts`. Those of `tools/` are parts of `mcp.ts`. */
export const functionFiles = (): string[] =>
  readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('tools/'))
    .toSorted();

/** How many functions are bundled at once: esbuild uses several cores for each. */
const AT_ONCE = 2;

const folderName = (file: string): string => file.replace(/\.ts$/, '');

/** How every function is bundled, beside its plugins. */
export const bundleOptions = {
  absWorkingDir: ROOT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  treeShaking: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  sourcemap: 'external',
  sourcesContent: false,
  legalComments: 'none',
  write: false,
  splitting: true,
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
  // `import * as x` of a module that does not export `x.name`.
  logOverride: { 'import-is-undefined': 'error' },
} as const satisfies BuildOptions;

const PLAIN_WEB = join(import.meta.dirname, 'plain-web.ts');

/** Whether the function answers a synchronous caller and authenticates it by reads of the table. */
const isCalled = (file: string): boolean =>
  /^(api|web)\//.test(file) ||
  file === 'mcp.ts' ||
  oauthFunctions.some((one) => one.file === file && one.grants.table !== 'none');

const readsAlone = (file: string): boolean =>
  operations.some(({ name, grants }) => file === `api/${name}.ts` && readsTableAlone(grants));

// Lambda gives a full core during init and waits for a module that awaits: the first caller finds an open connection and code
// that has run once.
const entryOf = (file: string): string => {
  if (!isCalled(file)) return `export { handler } from './${file}';`;
  const isRead = readsAlone(file);
  return [
    `import * as it from './${file}';`,
    "import { warmUp } from '../shared/runtime/warm-up.ts';",
    ...(isRead ? ["import { callAsSyntheticCaller } from '../shared/runtime/warm-up-read.ts';"] : []),
    'export const { handler } = it;',
    isRead ? 'await warmUp(() => callAsSyntheticCaller(it.endpoint));' : 'await warmUp();',
  ].join('\n');
};

/** @param outdir the folder that esbuild was given; in `files` nothing is written yet */
const write = (files: readonly OutputFile[], outdir: string, file: string, dist: string): void => {
  for (const { path, contents } of files) {
    const folder = path.endsWith('.map') ? MAPS : '';
    const target = join(dist, folder, FOLDER, folderName(file), relative(outdir, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
};

/** An entry whose text is asked for at each build. */
const changingEntry = (contents: () => string): Plugin => ({
  name: 'changing-entry',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^entry$/ }, ({ path }) => ({ path, namespace: path }));
    onLoad({ filter: /.*/, namespace: 'entry' }, () => ({ contents: contents(), resolveDir: FUNCTIONS, loader: 'ts' }));
  },
});

/**
 * Bundles one after the other what is left of `files`: esbuild reads and parses what functions share once. Each has its own bundle
 * all the same; modules that it loads on demand (`import()`) become separate files, as do modules that both use.
 * @param files in folders of one depth, with the same plugins; emptied, also by others that work on the same list
 */
const bundleInTurn = async (files: string[], dist: string, matched: Matched): Promise<void> => {
  const [first] = files;
  if (!first) return;
  // Maps name their sources relative to this folder, and all of them are written as deep.
  const outdir = join(dist, MAPS, FOLDER, folderName(first));
  let current = first;
  const { rebuild, dispose } = await context({
    ...bundleOptions,
    entryPoints: ['entry'],
    outdir,
    entryNames: 'index',
    plugins: [changingEntry(() => entryOf(current)), ...bundlePlugins(matched)],
    inject: first === 'mcp.ts' ? [PLAIN_WEB] : [],
  });
  try {
    for (let file = files.shift(); file; file = files.shift()) {
      current = file;
      write((await rebuild()).outputFiles, outdir, file, dist);
    }
  } finally {
    await dispose();
  }
};

/**
 * Bundles functions, all of them unless named: `<dist>/functions/api/get-balance/index.mjs`, its map under `<dist>/source-maps`.
 * @throws where a plugin replaced nothing in any of them
 */
export const bundleFunctions = async (dist = DIST, files: readonly string[] = functionFiles()): Promise<void> => {
  for (const folder of [FOLDER, MAPS]) rmSync(join(dist, folder), { recursive: true, force: true });
  const { matched, check } = patternLog();
  // `/mcp` has plugins of its own, and maps outside the folders are less deep.
  const alone = files.filter((file) => !file.includes('/'));
  const left = files.filter((file) => file.includes('/'));
  await Promise.all([
    ...alone.map((file) => bundleInTurn([file], dist, matched)),
    ...Array.from({ length: AT_ONCE }, () => bundleInTurn(left, dist, matched)),
  ]);
  check();
};

/** Folder of a function's bundle. @param file as in `functionFiles` @throws when it was not bundled */
export const bundleFolder = (file: string, dist = DIST): string => {
  const folder = join(dist, FOLDER, folderName(file));
  if (!existsSync(join(folder, 'index.mjs'))) throw new Error(`functions/${file} does not exist or was not bundled`);
  return folder;
};
