import { builtinExports } from './builtin-exports.ts';
import type { Replacement } from './replacement.ts';

/** Its exports one by one, so a bundle keeps those it uses; taken once the module is there. */
const fetched = (name: string, exported: readonly string[]): string => {
  const lines = exported.map((key) => `export const ${key} = /* @__PURE__ */ (() => it.${key})();`);
  return [`const it = process.getBuiltinModule(${JSON.stringify(name)});`, ...lines, 'export default it;'].join('\n');
};

const onDemand = (name: string, exported: readonly string[]): string => {
  const getters = exported.map(
    (key) => `get ${key}() { return process.getBuiltinModule(${JSON.stringify(name)}).${key}; }`,
  );
  return `module.exports = { ${getters.join(', ')} };`;
};

/** Built-in modules that a package imports for features that these functions never use, with the imported names. */
const SELDOM = [
  { importer: /@middy[\\/]core[\\/]/, name: 'node:stream/web', exported: ['ReadableStream'] },
  { importer: /@middy[\\/]core[\\/]/, name: 'node:stream/promises', exported: ['pipeline'] },
  { importer: /shared-ini-file-loader[\\/]readFile\.js$/, name: 'node:fs/promises', exported: ['readFile'] },
  { importer: /calculateBodyLength\.js$/, name: 'node:fs', exported: ['ReadStream', 'fstatSync', 'lstatSync'] },
];

/**
 * Node's own modules are fetched, not imported: an import makes Node evaluate all that the module exports, lazy parts
 * included (`node:http` brings a whole second HTTP client). Rarely used modules are loaded at their first use.
 */
export const builtinsFetched: Replacement = {
  patterns: SELDOM.map(({ importer }) => importer),
  plugin: (matched) => ({
    name: 'builtins-fetched',
    setup: ({ onResolve, onLoad }) => {
      const namespace = 'builtins-fetched';
      onResolve({ filter: /^node:/ }, ({ path, kind, importer }) => {
        if (kind !== 'import-statement') return { path, external: true };
        const index = SELDOM.findIndex(({ name, importer: who }) => name === path && who.test(importer));
        const seldom = SELDOM[index];
        if (!seldom) return { path, namespace };
        matched(seldom.importer);
        return { path, namespace, pluginData: seldom.exported, suffix: `?seldom=${index}` };
      });
      onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) => {
        if (pluginData) return { contents: onDemand(path, pluginData) };
        const exported = builtinExports[path];
        if (exported) return { contents: fetched(path, exported) };
        return { errors: [{ text: `infra/builtin-exports.ts does not name ${path}` }] };
      });
    },
  }),
};
