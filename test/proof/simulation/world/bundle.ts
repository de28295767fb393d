import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The engine's parser has neither clock nor chance, and its immediates are awaited (`machine.ts`); the others are never called. */
const OUTSIDE = ['esbuild', '@swc/core', 'nodemailer', 'fsevents', 'dynalite', '@dynoxide/*'];

const CLIENTS = /^@aws-sdk\/(client-dynamodb|lib-dynamodb|client-sqs)$/;

/** A mistake that is put into the bundle, never into a file of the product. */
export type SeededBug = readonly { file: string; from: string; to: string }[];

/** Most of a job's time are queries of empty shards: two instead of 32 still differ. */
const SHARDS = ['DUE_SHARDS = 32', 'DUE_SHARDS = 2'] as const;

/** The one top-level await of the stack; the store is there before (`node.ts`). */
const STORE = 'await InvokeStore.getInstanceAsync(true)';

const sourceOf = (path: string, bug: SeededBug): string => {
  let text = readFileSync(path, 'utf8')
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replace(...SHARDS)
    .replace(STORE, '(globalThis as any).awslambda.InvokeStore');
  for (const { file, from, to } of bug.filter((change) => path.endsWith(`/${change.file}`))) {
    if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
};

const ENTRY = `
export { startLocalStack } from './infra/local/stack.ts';
export { parseFixture } from './infra/sandbox/fixture/read.ts';
export { useHost } from './shared/time/host.ts';
`;

/**
 * The stack, every function and every package as the body of one function: each history evaluates it anew, with a clock,
 * timers, chance and network of its own.
 */
export const bundleWorld = async (bug: SeededBug = []): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: OUTSIDE,
    plugins: [
      {
        name: 'sources',
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: CLIENTS }, () => ({ path: join(import.meta.dirname, 'aws.ts') }));
          onLoad({ filter: /\/(functions|shared|infra)\/.*\.ts$/ }, ({ path }) =>
            path.includes('/node_modules/') ? undefined : { contents: sourceOf(path, bug), loader: 'ts' },
          );
        },
      },
    ],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};
