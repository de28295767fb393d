import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

export type Bundled = {
  /** The bundle, not the files: tree shaking removes unused code. */
  code: string;
  /** Packages that it loads. */
  packages: string[];
};

/** Bundles functions as they are deployed, but readable and with packages left out. @param files as under functions/ */
export const bundled = async (files: readonly string[]): Promise<(file: string) => Bundled> => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => `functions/${file}`),
    outbase: 'functions',
    outdir: 'out',
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    treeShaking: true,
    metafile: true,
    write: false,
  });
  return (file) => {
    const name = file.replace(/\.ts$/, '.js');
    const code = outputFiles.find(({ path }) => path.endsWith(`/out/${name}`))?.text;
    if (code === undefined) throw new Error(`functions/${file} was not bundled`);
    return { code, packages: (metafile.outputs[`out/${name}`]?.imports ?? []).map(({ path }) => path) };
  };
};

/** Queues that come to a function with the rest of `reminderServices`; a deletion sends nothing, so it gets no grant. */
export const neverCalled: ReadonlyMap<string, readonly string[]> = new Map([
  ['api/delete-payment-reminder.ts', ['dispatchReminder']],
]);
