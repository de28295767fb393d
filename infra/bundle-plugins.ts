import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import * as sample from '../shared/rehearsal/sample.ts';
import { builtinsFetched } from './fetched-builtins.ts';

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

const never = (why: string): string => `() => { throw new Error(${JSON.stringify(why)}); }`;

/** Files of the SDK that these clients (shared/aws.ts, shared/storage/table.ts) never reach, with what stands there instead. */
const UNREACHED = [
  // The table's address is known, so the rules that find it in any partition are not asked.
  {
    file: /client-dynamodb[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/,
    contents: `export const defaultEndpointResolver = ${never('The address comes from shared/aws.ts')};`,
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

const unreached: Plugin = {
  name: 'unreached',
  setup: ({ onLoad }) => {
    for (const { file, contents } of UNREACHED) onLoad({ filter: file }, () => ({ contents }));
    // Of its own description a client reads the version alone.
    onLoad({ filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ }, ({ path }) => {
      const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
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

/** `/mcp` takes the endpoints of all operations and none of their HTTP handlers, which their files make all the same. */
export const withoutHandlers = replaced(
  'without-handlers',
  /\/http\/api-handler\.ts$/,
  'export const apiHandler = () => undefined;',
);

/** The sample of a rehearsal as it comes out, without what makes it. */
const sampleMade = replaced(
  'sample-made',
  /\/sample\.ts$/,
  Object.entries(sample)
    .map(
      ([name, value]) => `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
    )
    .join('\n'),
);

/** What makes a bundle start sooner without changing what it does; measured by `npm run bench cold`. */
export const startSooner: Plugin[] = [
  environmentCredentials,
  noEndpointDiscovery,
  unreached,
  noElicitation,
  neverLoaded,
  builtinsFetched,
  sampleMade,
];
