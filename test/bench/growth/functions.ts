import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Cost, Invocation } from './function-process.ts';

const HERE = import.meta.dirname;
const FUNCTIONS = join(HERE, '..', '..', '..', 'functions');
const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * Bundles functions and the process that calls them, so nothing of a development loader is measured.
 * @param names such as `api/get-balance.ts` @param folder where they go
 */
export const bundledFunctions = async (names: readonly string[], folder: string) => {
  await build({
    entryPoints: { caller: join(HERE, 'function-process.ts'), ...Object.fromEntries(names.map(entry)) },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  return {
    caller: join(folder, 'caller.mjs'),
    fileOf: (name: string): string => join(folder, `${entry(name)[0]}.mjs`),
  };
};

const entry = (name: string): [string, string] => [name.replace(/\.ts$/, ''), join(FUNCTIONS, name)];

export type Functions = Awaited<ReturnType<typeof bundledFunctions>>;

/** A process like a container of Lambda, with the environment of this one: it reaches the stack that runs here. */
export const startContainer = ({ caller, fileOf }: Functions) => {
  const child = fork(caller, {
    execArgv: [],
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    /** @param name such as `api/get-balance.ts` */
    invoke: async (name: string, event: object): Promise<Cost> => {
      const invocation: Invocation = { bundle: fileOf(name), event };
      child.send(invocation);
      const [cost]: Cost[] = await once(child, 'message');
      if (!cost || cost.failure) throw new Error(`${name}: ${cost?.failure ?? 'the process ended'}`);
      return cost;
    },
    close: async (): Promise<void> => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};

export type Container = ReturnType<typeof startContainer>;
