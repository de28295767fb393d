import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const FUNCTIONS = join(ROOT, 'functions');
const OUT = join(ROOT, 'dist', 'functions');
// Beside the assets, never in them: a map is larger than its function and would be unpacked at every cold start.
const MAPS = join(ROOT, 'dist', 'source-maps');

// A bundled CommonJS dependency may still call `require`.
const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** Every client is given its credentials (shared/aws.ts), so the default chain is never asked; it costs an HTTP server to load. */
const environmentCredentials: Plugin = {
  name: 'environment-credentials',
  setup: ({ onResolve, onLoad }) => {
    const namespace = 'environment-credentials';
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ path }) => ({ path, namespace }));
    onLoad({ filter: /.*/, namespace }, () => ({
      contents: `export const defaultProvider = () => async () => { throw new Error('Credentials come from shared/aws.ts'); };`,
    }));
  },
};

/** What a function loads only when it needs it (`import()` of an own file) stays a file of its own, beside the function. */
const partsOnDemand = (parts: Map<string, string>): Plugin => ({
  name: 'parts-on-demand',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const part = `./${basename(path, '.ts')}.mjs`;
      parts.set(part, join(resolveDir, path));
      return { path: part, external: true };
    });
  },
});

/** Files of functions, as paths under functions/: `api/get-balance.ts`. */
export const functionFiles = (): string[] =>
  readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

const folderName = (file: string): string => file.replace(/\.ts$/, '');

const write = ({ path, contents }: OutputFile): void => {
  const target = path.endsWith('.map') ? join(MAPS, relative(OUT, path)) : path;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, contents);
};

const options = {
  absWorkingDir: ROOT,
  outdir: OUT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  treeShaking: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  banner: { js: REQUIRE },
  sourcemap: 'external',
  legalComments: 'none',
  write: false,
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Entry points of the parts, one beside every function that loads it. */
const partEntries = ({ outputs }: Metafile, parts: ReadonlyMap<string, string>) =>
  Object.entries(outputs).flatMap(([output, { imports }]) =>
    imports.flatMap(({ path }) => {
      const file = parts.get(path);
      const folder = relative(OUT, join(ROOT, dirname(output)));
      return file ? [{ in: file, out: join(folder, basename(path, '.mjs')) }] : [];
    }),
  );

/**
 * Bundles every function in one esbuild call: `dist/functions/api/get-balance/index.mjs`, its map under
 * dist/source-maps; then what functions load on demand.
 */
export const bundleFunctions = async (): Promise<void> => {
  rmSync(OUT, { recursive: true, force: true });
  rmSync(MAPS, { recursive: true, force: true });
  const parts = new Map<string, string>();
  const functions = await build({
    ...options,
    entryPoints: functionFiles().map((file) => ({ in: join(FUNCTIONS, file), out: `${folderName(file)}/index` })),
    plugins: [environmentCredentials, partsOnDemand(parts)],
  });
  const entryPoints = partEntries(functions.metafile, parts);
  const onDemand = entryPoints.length > 0 ? await build({ ...options, entryPoints }) : { outputFiles: [] };
  [...functions.outputFiles, ...onDemand.outputFiles].forEach(write);
};

/** Folder of a function's bundle. @param file as in `functionFiles` @throws when it was not bundled */
export const bundleFolder = (file: string): string => {
  const folder = join(OUT, folderName(file));
  if (!existsSync(join(folder, 'index.mjs'))) throw new Error(`functions/${file} does not exist or was not bundled`);
  return folder;
};
