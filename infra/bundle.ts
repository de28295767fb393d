import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { operations } from '../shared/contract/registry.ts';
import { readsTableAlone } from '../shared/contract/scope.ts';
import { startSooner, withoutHandlers } from './bundle-plugins.ts';
import { calledAtStart } from './called-at-start.ts';
import { compileAhead } from './compile-ahead.ts';

const ROOT = join(import.meta.dirname, '..');
const FUNCTIONS = join(ROOT, 'functions');
const DIST = join(ROOT, 'dist');
const FOLDER = 'functions';
// Beside the assets, never in them: a map is larger than its function and would be unpacked at every cold start.
const MAPS = 'source-maps';

/** Files of functions, as paths under functions/: `api/get-balance.ts`. */
export const functionFiles = (): string[] =>
  readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

const folderName = (file: string): string => file.replace(/\.ts$/, '');

const write = (maps: string, out: string, { path, contents }: OutputFile): void => {
  const target = path.endsWith('.map') ? join(maps, relative(out, path)) : path;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, contents);
};

/** How every function is bundled. */
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
  legalComments: 'none',
  write: false,
  splitting: true,
  chunkNames: '[name]-[hash]',
  plugins: startSooner,
  logLevel: 'warning',
} as const satisfies BuildOptions;

const mcpOptions = {
  plugins: [...startSooner, withoutHandlers],
  inject: [join(import.meta.dirname, 'plain-web.ts')],
} satisfies BuildOptions;

/** Answers a caller who waits, and reads the table to know who it is. */
const isWarmed = (file: string): boolean => file.startsWith('api/') || file === 'mcp.ts';

type Rehearsal = { from: string; imported: string; call: string };

/** How much of a function can be run before there is a caller: a call where it only reads, else who calls. */
const rehearsalOf = (file: string): Rehearsal => {
  if (file === 'mcp.ts') return { from: 'rehearse-mcp', imported: 'rehearseMcp', call: 'rehearseMcp(it.handler)' };
  const reads = operations.some(({ name, scope }) => file === `api/${name}.ts` && readsTableAlone(scope));
  return reads
    ? { from: 'rehearse', imported: 'rehearse', call: 'rehearse(it.endpoint)' }
    : { from: 'rehearse-caller', imported: 'rehearseCaller', call: 'rehearseCaller()' };
};

// Lambda gives a full core while it initialises and waits for a module that awaits: the first caller finds an open
// connection and a function that has already answered once, as far as that leaves no trace.
const entryOf = (file: string): string => {
  if (!isWarmed(file)) return `export { handler } from './${file}';`;
  const { from, imported, call } = rehearsalOf(file);
  return [
    `import * as it from './${file}';`,
    `import { ${imported} } from '../shared/rehearsal/${from}.ts';`,
    "import { warmTable } from '../shared/storage/table.ts';",
    'export const { handler } = it;',
    `await Promise.all([warmTable(), ${call}]);`,
  ].join('\n');
};

/** Writes a bundle's files once more, so that what runs at its start is compiled with them. */
const compileStart = async (folder: string, maps: string): Promise<void> => {
  for (const [name, called] of await calledAtStart(join(folder, 'index.mjs'))) {
    const [file, mapFile] = [join(folder, name), join(maps, `${name}.map`)];
    const { code, map } = compileAhead(
      { code: readFileSync(file, 'utf8'), map: readFileSync(mapFile, 'utf8') },
      called,
    );
    writeFileSync(file, code);
    writeFileSync(mapFile, map);
  }
};

/** What a function loads only when it needs it (`import()`) becomes a file of its own beside it, as does what both use. */
const bundleFunction = async (file: string, dist: string): Promise<void> => {
  const out = join(dist, FOLDER);
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: { contents: entryOf(file), resolveDir: FUNCTIONS, sourcefile: `entry-of-${file}`, loader: 'ts' },
    outdir: join(out, folderName(file)),
    entryNames: 'index',
    ...(file === 'mcp.ts' ? mcpOptions : {}),
  });
  for (const output of outputFiles) write(join(dist, MAPS), out, output);
  if (isWarmed(file)) await compileStart(join(out, folderName(file)), join(dist, MAPS, folderName(file)));
};

/** Bundles every function: `<dist>/functions/api/get-balance/index.mjs`, its map under `<dist>/source-maps`. */
export const bundleFunctions = async (dist = DIST): Promise<void> => {
  for (const folder of [FOLDER, MAPS]) rmSync(join(dist, folder), { recursive: true, force: true });
  await Promise.all(functionFiles().map((file) => bundleFunction(file, dist)));
};

/** Folder of a function's bundle. @param file as in `functionFiles` @throws when it was not bundled */
export const bundleFolder = (file: string, dist = DIST): string => {
  const folder = join(dist, FOLDER, folderName(file));
  if (!existsSync(join(folder, 'index.mjs'))) throw new Error(`functions/${file} does not exist or was not bundled`);
  return folder;
};
