import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const HERE = import.meta.dirname;
const PLAIN_LEDGER = join(HERE, 'plain-ledger.ts');
const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** The same functions with another ledger: nothing else differs between the two. */
const withPlainLedger: Plugin = {
  name: 'plain-ledger',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/ledger-reader\.ts$/ }, ({ importer }) =>
      importer === PLAIN_LEDGER ? undefined : { path: PLAIN_LEDGER },
    );
  },
};

/** Bundles and minifies as for Lambda, so nothing of a development loader is measured. @returns `outfile` */
export const bundle = async (entry: string, outfile: string, plugins: Plugin[] = []): Promise<string> => {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    plugins,
    logLevel: 'warning',
  });
  return outfile;
};

const SIDES = ['months', 'items', 'sqlite', 'actual', 'actual-queries'] as const;
/** `months` is the service; `items` is the service over one item per transaction. */
export type SideName = (typeof SIDES)[number];

const bundleSide = (name: SideName, outfile: string): Promise<string> => {
  if (name === 'months') return bundle(join(HERE, 'sides/endpoints.ts'), outfile);
  if (name === 'items') return bundle(join(HERE, 'sides/endpoints.ts'), outfile, [withPlainLedger]);
  return bundle(join(HERE, `sides/${name}.ts`), outfile);
};

/** The bundles of the sides and of the process that calls them. @param folder of the bundles */
export const bundleSides = async (folder: string) => {
  const out = (name: string): string => join(folder, `${name}.mjs`);
  const asker = await bundle(join(HERE, 'asking-process.ts'), out('asking-process'));
  const files = await Promise.all(SIDES.map(async (name) => [name, await bundleSide(name, out(name))] as const));
  return { asker, fileOf: (name: SideName): string => files.find(([side]) => side === name)?.[1] ?? '' };
};

export type Bundles = Awaited<ReturnType<typeof bundleSides>>;
