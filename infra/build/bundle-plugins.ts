import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import * as toolDescriptions from '../../shared/runtime/mcp/tool-descriptions.ts';
import * as syntheticRecords from '../../shared/runtime/warmup/synthetic-records.ts';
import { builtinsFetched } from './fetched-builtins.ts';
import type { Matched, Replacement } from './replacement.ts';

/** A module of this text instead of the one that a package imports. */
const replaced = (name: string, filter: RegExp, contents: string): Replacement => ({
  patterns: [filter],
  plugin: (matched) => ({
    name,
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter }, ({ path }) => {
        matched(filter);
        return { path, namespace: name };
      });
      onLoad({ filter: /.*/, namespace: name }, () => ({ contents }));
    },
  }),
});

/** Every client is given its credentials (shared/platform/aws.ts), so the default chain is never used; loading it costs an HTTP server. */
const environmentCredentials = replaced(
  'environment-credentials',
  /^@aws-sdk\/credential-provider-node$/,
  `export const defaultProvider = () => async () => { throw new Error('Credentials come from shared/platform/aws.ts'); };`,
);

/** The table's endpoint is configured (shared/platform/aws.ts): the cache of discovered endpoints is created with every client and never read. */
const noEndpointDiscovery = replaced(
  'no-endpoint-discovery',
  /^@aws-sdk\/endpoint-cache$/,
  'export class EndpointCache {}',
);

const never = (why: string): string => `() => { throw new Error(${JSON.stringify(why)}); }`;

/** Files of the SDK that these clients (shared/platform/aws.ts, shared/platform/table/table.ts) never reach, with their replacements. */
const UNREACHED = [
  // The table's endpoint is configured, so the rules that resolve it in any partition are not evaluated.
  {
    file: /client-(dynamodb|secrets-manager)[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/,
    contents: `export const defaultEndpointResolver = ${never('The address comes from shared/platform/aws.ts')};`,
  },
  // `retryMode` is `standard`.
  {
    file: /retry[\\/]util-retry[\\/]AdaptiveRetryStrategy\.js$/,
    contents: `export const AdaptiveRetryStrategy = ${never('Not bundled')};`,
  },
  // Node has its own SHA-256.
  {
    file: /checksum[\\/]sha256[\\/]Sha256Js\.js$/,
    contents: `export const Sha256Js = ${never('Not bundled')};`,
  },
];

const PACKAGE_OF_CLIENT = /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/;

const unreached: Replacement = {
  patterns: [...UNREACHED.map(({ file }) => file), PACKAGE_OF_CLIENT],
  plugin: (matched) => ({
    name: 'unreached',
    setup: ({ onLoad }) => {
      for (const { file, contents } of UNREACHED) {
        onLoad({ filter: file }, () => {
          matched(file);
          return { contents };
        });
      }
      // A client reads only the version of its package's description.
      onLoad({ filter: PACKAGE_OF_CLIENT }, ({ path }) => {
        matched(PACKAGE_OF_CLIENT);
        const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
        return { contents: JSON.stringify({ version }), loader: 'json' };
      });
    },
  }),
};

/**
 * `/mcp` never validates the answers to its questions with a JSON schema: it reads the action only. So what would
 * (Ajv, a third of the bundle) is never called.
 */
const noSchemaValidator = replaced(
  'no-schema-validator',
  /^@modelcontextprotocol\/server\/_shims$/,
  [
    "export { default as process } from 'node:process';",
    "export class DefaultJsonSchemaValidator { getValidator() { throw new Error('Not bundled'); } }",
  ].join('\n'),
);

/**
 * What the SDK loads by `import()` for services and places that there are none of here: event streams, browsers. That they
 * could be loaded keeps the SDK's modules whole and wrapped, each compiled twice: a tenth of the bundle and of its start.
 */
const NEVER_LOADED = [/\/event-streams$/, /^bowser$/];

const neverLoaded: Replacement = {
  patterns: NEVER_LOADED,
  plugin: (matched) => ({
    name: 'never-loaded',
    setup: ({ onResolve }) => {
      for (const filter of NEVER_LOADED) {
        onResolve({ filter }, ({ kind, path }) => {
          if (kind !== 'dynamic-import') return undefined;
          matched(filter);
          return { path: `data:text/javascript,throw new Error("Not bundled: ${path}")`, external: true };
        });
      }
    },
  }),
};

/** `/mcp` takes the endpoints of all operations and none of their HTTP handlers, which their files make all the same. */
const withoutHandlers = replaced(
  'without-handlers',
  /\/http\/api-handler\.ts$/,
  'export const apiHandler = () => undefined;',
);

/** The exports of a module as values, without the code that makes them. */
const inlined = (name: string, filter: RegExp, module: object): Replacement =>
  replaced(
    name,
    filter,
    Object.entries(module)
      .map(
        ([key, value]) => `export const ${key} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
      )
      .join('\n'),
  );

/** The sample user of the warm-up. */
const syntheticRecordsInlined = inlined('synthetic-records', /\/synthetic-records\.ts$/, syntheticRecords);

/** What `tools/list` says: the schemas of all operations would have to be loaded and written out. */
const toolDescriptionsInlined = inlined('tool-descriptions', /\/tool-descriptions\.ts$/, toolDescriptions);

/** Plugins that reduce a bundle's start time without a change of behaviour; measured by `npm run bench cold`. */
const startSooner: Replacement[] = [
  environmentCredentials,
  noEndpointDiscovery,
  unreached,
  noSchemaValidator,
  neverLoaded,
  builtinsFetched,
  syntheticRecordsInlined,
  toolDescriptionsInlined,
];

/** Every pattern that some function of a build must match. */
export const replacementPatterns: readonly RegExp[] = [...startSooner, withoutHandlers].flatMap(
  ({ patterns }) => patterns,
);

/** The plugins of a function's bundle. */
export const bundlePlugins = (file: string, matched: Matched): Plugin[] =>
  [...startSooner, ...(file === 'mcp.ts' ? [withoutHandlers] : [])].map(({ plugin }) => plugin(matched));

/**
 * Remembers which patterns matched over all functions of a build.
 * @returns `check` @throws where one matched no module: a package has moved or renamed the file that it replaces
 */
export const patternLog = (patterns: readonly RegExp[] = replacementPatterns) => {
  const seen = new Set<RegExp>();
  return {
    matched: (pattern: RegExp): void => void seen.add(pattern),
    check: (): void => {
      const unmatched = patterns.filter((pattern) => !seen.has(pattern));
      if (unmatched.length > 0)
        throw new Error(`infra/build/bundle-plugins.ts replaces nothing: no module matches ${unmatched.join(', ')}`);
    },
  };
};
