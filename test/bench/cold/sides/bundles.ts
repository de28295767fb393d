import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** The bare handler, bundled with esbuild's defaults for the platform: CommonJS, not minified. @returns its file */
export const bundleBare = async (folder: string): Promise<string> => {
  const outfile = join(folder, 'bare.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'bare.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    logLevel: 'error',
  });
  return outfile;
};

/** Bytes of the bare handler with `--minify` only: the reference of the budgets, stricter than the above. */
export const bareBytes = async (): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'bare.ts')],
    bundle: true,
    platform: 'node',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.contents.length ?? 0;
};

/**
 * A peer's endpoint bundled with care: minified ES modules, the SDK's included. CommonJS frameworks keep their `require`.
 * @param name of a file in peers/handlers
 */
export const bundlePeer = async (name: string, peers: string, folder: string): Promise<string> => {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(peers, 'handlers', `${name}.mjs`)],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    external: [
      '@nestjs/microservices',
      '@nestjs/microservices/*',
      '@nestjs/websockets',
      '@nestjs/websockets/*',
      'class-transformer',
      'class-validator',
      '@fastify/*',
      'fastify',
    ],
    logLevel: 'error',
  });
  return outfile;
};

export const bytesOf = (file: string): number => readFileSync(file).length;
