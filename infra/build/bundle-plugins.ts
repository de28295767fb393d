import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import * as toolDescriptions from '../../shared/runtime/mcp/tool-descriptions.ts';

/** Called with a pattern whenever a module matches it. */
export type Matched = (pattern: RegExp) => void;

const never = (why: string): string => `() => { throw new Error(${JSON.stringify(why)}); }`;

/** Files of the SDK that these clients (shared/platform/aws.ts, shared/platform/table/table.ts) never reach, with their replacements. */
const FILES: readonly { file: RegExp; contents(path: string): string }[] = [
  // The table's endpoint is configured, so the rules that resolve it in any partition are not evaluated.
  {
    file: /client-(dynamodb|secrets-manager)[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/,
    contents: () => `export const defaultEndpointResolver = ${never('The address comes from shared/platform/aws.ts')};`,
  },
  // `retryMode` is `standard`.
  {
    file: /retry[\\/]util-retry[\\/]AdaptiveRetryStrategy\.js$/,
    contents: () => `export const AdaptiveRetryStrategy = ${never('Not bundled')};`,
  },
  // Node has its own SHA-256.
  {
    file: /checksum[\\/]sha256[\\/]Sha256Js\.js$/,
    contents: () => `export const Sha256Js = ${never('Not bundled')};`,
  },
  // Of its own description a client reads the version alone.
  {
    file: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/,
    contents: (path) => {
      const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
      return `export default ${JSON.stringify({ version })}; export const version = ${JSON.stringify(version)};`;
    },
  },
];

/** Packages that are imported and never used, likewise. */
const PACKAGES = [
  // Every client is given its credentials, so the default chain, which loads an HTTP server, is never used.
  {
    name: /^@aws-sdk\/credential-provider-node$/,
    contents: `export const defaultProvider = () => async () => { throw new Error('Credentials come from shared/platform/aws.ts'); };`,
  },
  // The cache of discovered endpoints is created with every client and never read.
  { name: /^@aws-sdk\/endpoint-cache$/, contents: 'export class EndpointCache {}' },
];

/** Loaded by `import()` for services and places that there are none of here: event streams, browsers. */
const ON_DEMAND = [/\/event-streams$/, /^bowser$/];

/** Every pattern that some function of a build must match. */
const replacementPatterns: readonly RegExp[] = [
  ...FILES.map(({ file }) => file),
  ...PACKAGES.map(({ name }) => name),
  ...ON_DEMAND,
];

/**
 * Leaves out what the SDK never reaches with this configuration. That it could be loaded keeps the SDK's modules whole and
 * wrapped, each compiled twice. Each replacement throws if it is reached after all.
 */
const unreached = (matched: Matched): Plugin => ({
  name: 'unreached',
  setup: ({ onResolve, onLoad }) => {
    for (const { file, contents } of FILES) {
      onLoad({ filter: file }, ({ path }) => {
        matched(file);
        return { contents: contents(path), loader: 'js' };
      });
    }
    for (const { name, contents } of PACKAGES) {
      onResolve({ filter: name }, ({ path }) => {
        matched(name);
        return { path, namespace: 'unreached', pluginData: contents };
      });
    }
    onLoad({ filter: /.*/, namespace: 'unreached' }, ({ pluginData }) => ({ contents: pluginData }));
    for (const filter of ON_DEMAND) {
      onResolve({ filter }, ({ kind, path }) => {
        if (kind !== 'dynamic-import') return undefined;
        matched(filter);
        return { path: `data:text/javascript,throw new Error("Not bundled: ${path}")`, external: true };
      });
    }
  },
});

/** What `tools/list` says, as values: the schemas of all operations would have to be loaded and written out. */
const toolDescriptionsInlined: Plugin = {
  name: 'tool-descriptions',
  setup: ({ onLoad }) => {
    const values = Object.entries(toolDescriptions).map(
      ([key, value]) => `export const ${key} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
    );
    onLoad({ filter: /[\\/]tool-descriptions\.ts$/ }, () => ({ contents: values.join('\n') }));
  },
};

/** The plugins of every function's bundle. They change no behaviour; README has what each brings. */
export const bundlePlugins = (matched: Matched): Plugin[] => [unreached(matched), toolDescriptionsInlined];

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
