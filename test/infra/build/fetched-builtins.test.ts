import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { builtinExports } from '../../../infra/build/builtin-exports.ts';
import { builtinsFetched } from '../../../infra/build/fetched-builtins.ts';

const bundle = async (contents: string): Promise<{ name: string; code: string }> => {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    entryNames: '[hash]',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [builtinsFetched.plugin(() => undefined)],
  });
  const [{ path = '', text = '' } = {}] = outputFiles;
  return { name: path, code: text };
};

const USES = `import { env } from 'node:process'; console.log(env.HOME);`;
const PATCH = 'patchedByALoader';
afterEach(() => {
  Reflect.deleteProperty(process, PATCH);
});

it('bundles are the same whatever the building process has put on its own modules', async () => {
  const before = await bundle(USES);
  Reflect.set(process, PATCH, () => undefined);
  expect(await bundle(USES)).toEqual(before);
  expect(before.code).toContain('getBuiltinModule("node:process")');
});

describe('what the list does not name is refused when it is built, not when it is called', () => {
  it.each([
    ['a module', `import { readdirSync } from 'node:wasi'; readdirSync();`, /does not name node:wasi/],
    ['an export', `import { readdirSync } from 'node:fs'; readdirSync();`, /No matching export/],
    ['an export of a namespace', `import * as fs from 'node:fs'; fs.readdirSync();`, /always be undefined/],
  ])('%s', async (_, contents, message) => {
    await expect(bundle(contents)).rejects.toThrow(message);
  });
});

// zlib.crc32 came with Node 22; functions run on a newer one than the oldest that builds them.
const NEWER = new Set(['node:zlib crc32']);
it.each(Object.entries(builtinExports))('%s has every name of the list', (name, exported) => {
  const module = createRequire(import.meta.url)(name);
  expect(exported.filter((key) => !(key in module) && !NEWER.has(`${name} ${key}`))).toEqual([]);
});
