import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { sample } from '../shared/rehearsal/sample.ts';

/** A module of this text instead of the one that a package asks for. */
const replaced = (name: string, filter: RegExp, contents: string): Plugin => ({
  name,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter }, ({ path }) => ({ path, namespace: name }));
    onLoad({ filter: /.*/, namespace: name }, () => ({ contents }));
  },
});

/** Every client is given its credentials (shared/aws.ts), so the default chain is never asked; it costs an HTTP server to load. */
const environmentCredentials = replaced(
  'environment-credentials',
  /^@aws-sdk\/credential-provider-node$/,
  `export const defaultProvider = () => async () => { throw new Error('Credentials come from shared/aws.ts'); };`,
);

/** The table's address is known (shared/aws.ts): the store of discovered ones is made with every client and never asked. */
const noEndpointDiscovery = replaced(
  'no-endpoint-discovery',
  /^@aws-sdk\/endpoint-cache$/,
  'export class EndpointCache {}',
);

/** Nor are the rules asked by which it finds the address of DynamoDB in any partition (shared/storage/table.ts). */
const knownTableAddress: Plugin = {
  name: 'known-table-address',
  setup: ({ onLoad }) => {
    onLoad({ filter: /client-dynamodb[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/ }, () => ({
      contents: `export const defaultEndpointResolver = () => { throw new Error('The address comes from shared/aws.ts'); };`,
    }));
  },
};

/** `/mcp` asks its clients nothing, so what would check their answers (Ajv, a sixth of the bundle) is never called. */
const noElicitation = replaced(
  'no-elicitation',
  /validation\/ajv-provider\.js$/,
  `export class AjvJsonSchemaValidator { getValidator() { throw new Error('Not bundled'); } }`,
);

/**
 * What the SDK loads by `import()` for services and places that there are none of here: event streams, browsers. That they
 * could be loaded keeps the SDK's modules whole and wrapped, each compiled twice: a tenth of the bundle and of its start.
 */
const neverLoaded: Plugin = {
  name: 'never-loaded',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/event-streams$|^bowser$/ }, ({ kind, path }) =>
      kind === 'dynamic-import'
        ? { path: `data:text/javascript,throw new Error("Not bundled: ${path}")`, external: true }
        : undefined,
    );
  },
};

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
const builtinsFetched: Plugin = {
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

/** `/mcp` takes the endpoints of all operations and none of their HTTP handlers, which their files make all the same. */
export const withoutHandlers = replaced(
  'without-handlers',
  /\/http\/api-handler\.ts$/,
  'export const apiHandler = () => undefined;',
);

/** The sample of a rehearsal as it comes out, without what makes it. */
const sampleMade = replaced('sample-made', /\/sample\.ts$/, `export const sample = ${JSON.stringify(sample)};`);

/** What makes a bundle start sooner without changing what it does; measured by `npm run bench cold`. */
export const startSooner: Plugin[] = [
  environmentCredentials,
  noEndpointDiscovery,
  knownTableAddress,
  noElicitation,
  neverLoaded,
  builtinsFetched,
  sampleMade,
];
