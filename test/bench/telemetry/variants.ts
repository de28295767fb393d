import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOptions } from '../../../infra/build/bundle.ts';
import { bundlePlugins } from '../../../infra/build/bundle-plugins.ts';

const replacing = (filter: RegExp, change: (source: string) => string): Plugin => ({
  name: 'variant',
  setup: ({ onLoad }) => {
    onLoad({ filter }, ({ path }) => ({
      loader: 'ts',
      contents: change(readFileSync(path, 'utf8')),
      resolveDir: dirname(path),
    }));
  },
});

const POWERTOOLS = `
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';
globalThis.powertools = [new Logger({ serviceName: 'bench' }), new Metrics({ namespace: 'bench', serviceName: 'bench' })];
`;
const PLAIN = `
const run = (_, work) => work();
export const telemetry = () => ({ measure: () => undefined, invocation: run, about: run });
`;

/** Alternatives to a function: the API with Powertools, a job without its logger and metrics. */
export const variants = {
  'as deployed': [],
  'with Powertools': [replacing(/shared\/platform\/log\.ts$/, (source) => POWERTOOLS + source)],
  'without Powertools': [replacing(/shared\/runtime\/jobs\/telemetry\.ts$/, () => PLAIN)],
} as const satisfies Record<string, readonly Plugin[]>;

export type Variant = keyof typeof variants;

/** Bundles a function as it is deployed, but for the variant. @returns the bundle's file, with its parts beside it */
export const bundleVariant = async (file: string, variant: Variant, folder: string): Promise<string> => {
  const outdir = join(folder, variant.replaceAll(' ', '-'), file.replace(/\.ts$/, ''));
  await build({
    ...bundleOptions,
    entryPoints: [{ in: `functions/${file}`, out: 'index' }],
    outdir,
    sourcemap: false,
    write: true,
    plugins: [...bundlePlugins(() => undefined), ...variants[variant]],
  });
  return join(outdir, 'index.mjs');
};
