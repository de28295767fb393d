import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Its exports one by one, so that a bundle keeps those it uses; taken once the module is there. */
const fetched = (name: string): string => {
  const exported = Object.keys(createRequire(import.meta.url)(name)).filter(
    (key) => IDENTIFIER.test(key) && key !== 'default',
  );
  const lines = exported.map((key) => `export const ${key} = /* @__PURE__ */ (() => it.${key})();`);
  return [`const it = process.getBuiltinModule(${JSON.stringify(name)});`, ...lines, 'export default it;'].join('\n');
};

const onDemand = (name: string, exported: readonly string[]): string => {
  const getters = exported.map(
    (key) => `get ${key}() { return process.getBuiltinModule(${JSON.stringify(name)}).${key}; }`,
  );
  return `module.exports = { ${getters.join(', ')} };`;
};

/** Built-in modules that a package imports for what these functions never do, and what it names of them. */
const SELDOM = [
  { importer: /@middy[\\/]core[\\/]/, name: 'node:stream/web', exported: ['ReadableStream'] },
  { importer: /@middy[\\/]core[\\/]/, name: 'node:stream/promises', exported: ['pipeline'] },
  { importer: /shared-ini-file-loader[\\/]readFile\.js$/, name: 'node:fs/promises', exported: ['readFile'] },
  { importer: /calculateBodyLength\.js$/, name: 'node:fs', exported: ['ReadStream', 'fstatSync', 'lstatSync'] },
];

/**
 * Node's own modules are fetched, not imported: an import makes Node evaluate all that the module exports, lazy parts
 * included (`node:http` brings a whole second HTTP client). What is seldom needed is fetched when it is.
 */
export const builtinsFetched: Plugin = {
  name: 'builtins-fetched',
  setup: ({ onResolve, onLoad }) => {
    const namespace = 'builtins-fetched';
    onResolve({ filter: /^node:/ }, ({ path, kind, importer }) => {
      if (kind !== 'import-statement') return { path, external: true };
      const seldom = SELDOM.findIndex(({ name, importer: who }) => name === path && who.test(importer));
      return { path, namespace, pluginData: SELDOM[seldom]?.exported, suffix: seldom < 0 ? '' : `?seldom=${seldom}` };
    });
    onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) => ({
      contents: pluginData ? onDemand(path, pluginData) : fetched(path),
    }));
  },
};
