import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../../../infra/build/bundle.ts';
import { bundlePlugins } from '../../../infra/build/bundle-plugins.ts';
import { startDynamoDb } from '../../../infra/emulators/dynamodb/start.ts';
import type { WebOperation } from '../../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import { clientOf, createTestTable } from '../../support/dynamo-engines.ts';
import { alternating, median } from '../frame/median.ts';
import { coldStart, lambdaEnvironment, type Sample } from './sides/sample.ts';

// Whether the dashboard's first visit is faster with a function per area than with one per endpoint:
// node --import tsx test/bench/cold/areas.ts

const FUNCTIONS = join(import.meta.dirname, '..', '..', '..', 'functions');
const REPETITIONS = 9;
/** What a visit asks for, side by side in each step; the dashboard's own calls alone. */
const VISITS = {
  'first visit: door, code, overview': [['site'], ['sign-in-code'], ['sign-in-verify'], ['overview'], ['me']],
  'return: overview': [['overview'], ['me']],
  'page of the account': [['me', 'notices', 'passkeys', 'plan', 'history', 'sessions']],
};
/** As infra/web shows them; the rest is the account. */
const AREAS: Record<string, RegExp> = {
  'sign-in': /^(site|sign-|step-up|confirm-address|terms)/,
  banks: /connect|consents/,
  overview: /^(overview|statement)$/,
  oauth: /oauth|grant/,
};
const areaOf = (name: string): string =>
  Object.entries(AREAS).find(([, pattern]) => pattern.test(name))?.[0] ?? 'account';
const find = (name: string): WebOperation => {
  const found = webOperations.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

const WARM = "import { warmUp } from '../shared/runtime/warm-up.ts';\nawait warmUp();";
const routed =
  (file: (name: string) => string) =>
  (area: string): string =>
    webOperations
      .filter(({ name }) => areaOf(name) === area)
      .map(({ name, method, path }) => `${JSON.stringify(`${method} ${path}`)}: ${file(name)},`)
      .join('\n');
const entries = {
  'one per endpoint': (name: string) => `export { handler } from './web/${name}.ts';\n${WARM}`,
  'one per area': (name: string) => {
    const area = areaOf(name);
    const names = webOperations.map((one) => one.name).filter((one) => areaOf(one) === area);
    const imports = names.map((one, at) => `import { handler as h${at} } from './web/${one}.ts';`).join('\n');
    const all = routed((one) => `h${names.indexOf(one)}`)(area);
    return `${imports}\nconst all = {${all}};\nexport const handler = (event, context) => all[event.routeKey](event, context);\n${WARM}`;
  },
  'one per area, endpoints on demand': (name: string) => {
    const all = routed((one) => `() => import('./web/${one}.ts')`)(areaOf(name));
    return `const all = {${all}};\nexport const handler = async (event, context) => (await all[event.routeKey]()).handler(event, context);\n${WARM}`;
  },
};
type Side = keyof typeof entries;

const bundled = async (side: Side, name: string): Promise<{ bundle: string; bytes: number }> => {
  const outdir = mkdtempSync(join(tmpdir(), 'saldo-areas-'));
  const { metafile } = await build({
    ...bundleOptions,
    stdin: { contents: entries[side](name), resolveDir: FUNCTIONS, loader: 'ts' },
    outdir,
    write: true,
    sourcemap: false,
    metafile: true,
    plugins: bundlePlugins(() => undefined),
  });
  const outputs = Object.entries(metafile.outputs);
  const seen = new Set<string>();
  const startOf = (file: string): number => {
    const { bytes = 0, imports = [] } = seen.has(file) ? {} : (metafile.outputs[file] ?? {});
    seen.add(file);
    return imports.reduce((sum, { path, kind }) => sum + (kind === 'import-statement' ? startOf(path) : 0), bytes);
  };
  const [entry = ''] = outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>') ?? [];
  return { bundle: join(outdir, entry.slice(entry.lastIndexOf('/') + 1)), bytes: startOf(entry) };
};

const eventOf = ({ method, path }: WebOperation) => ({
  version: '2.0',
  routeKey: `${method} ${path}`,
  rawPath: path,
  rawQueryString: '',
  headers: { 'sec-fetch-site': 'same-origin', 'x-saldo': '1', 'content-type': 'application/json', host: 'localhost' },
  requestContext: { requestId: 'bench', routeKey: `${method} ${path}`, http: { method, path, sourceIp: '127.0.0.1' } },
  body: method === 'GET' ? undefined : '{}',
  isBase64Encoded: false,
});

// Without a session: 401 where one is needed, 400 of an empty body.
const statusOf = ({ name, session }: WebOperation): number => {
  if (name === 'site') return 200;
  return session === 'required' ? 401 : 400;
};

const dynamoDb = await startDynamoDb({});
const { table } = await createTestTable(clientOf(dynamoDb.endpoint));
const environment = {
  ...lambdaEnvironment(''),
  TABLE_NAME: table.name,
  AWS_REGION: 'sa-east-1',
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  EDGE: 'none',
  PUBLIC_URL: 'http://localhost',
};
const sides = Object.keys(entries) as Side[];
const names = [...new Set(Object.values(VISITS).flat(2))];
const cpu: Record<string, Record<Side, number>> = {};
/** Of a call of this endpoint in a container that another endpoint of its area has started. */
const another: Record<string, Record<Side, number>> = {};
for (const name of names) {
  const operation = find(name);
  const made = Object.fromEntries(await Promise.all(sides.map(async (side) => [side, await bundled(side, name)])));
  const status = statusOf(operation);
  const start = (side: Side) => () =>
    coldStart(
      { node: process.execPath, environment },
      { bundle: made[side].bundle, event: eventOf(operation), status },
    );
  const mate = webOperations.find((one) => one !== operation && areaOf(one.name) === areaOf(name)) ?? operation;
  const second = (side: Side) => async () => {
    const first = side === 'one per endpoint' ? operation : mate;
    const task = {
      bundle: made[side].bundle,
      event: eventOf(first),
      next: eventOf(operation),
      status: statusOf(first),
    };
    return coldStart({ node: process.execPath, environment }, task);
  };
  const samples = await alternating<Side, Sample>(
    Object.fromEntries(sides.map((side) => [side, start(side)])) as Record<Side, () => Promise<Sample>>,
    REPETITIONS,
  );
  cpu[name] = Object.fromEntries(
    sides.map((side) => [side, median(samples[side].map(({ cpuMs }) => cpuMs))]),
  ) as Record<Side, number>;
  const seconds = await alternating<Side, Sample>(
    Object.fromEntries(sides.map((side) => [side, second(side)])) as Record<Side, () => Promise<Sample>>,
    REPETITIONS,
  );
  another[name] = Object.fromEntries(
    sides.map((side) => [side, median(seconds[side].map(({ nextCpuMs }) => nextCpuMs))]),
  ) as Record<Side, number>;
  for (const side of sides)
    console.log(
      `| ${name} | ${side} | ${Math.round(made[side].bytes / 1000)} kB | ${Math.round(cpu[name][side])} CPU ms | ${Math.round(another[name][side])} |`,
    );
}

/** The longest of each step; a container that a step before has started is warm, and serves one call at a time. */
const waited = (side: Side, steps: readonly (readonly string[])[]) => {
  const warm = new Map<string, number>();
  let [milliseconds, starts] = [0, 0];
  for (const step of steps) {
    const used = new Map<string, number>();
    let longest = 0;
    for (const name of step) {
      const group = side === 'one per endpoint' ? name : areaOf(name);
      used.set(group, (used.get(group) ?? 0) + 1);
      const isWarm = (used.get(group) ?? 0) <= (warm.get(group) ?? 0);
      if (!isWarm) starts += 1;
      longest = Math.max(longest, (isWarm ? another : cpu)[name]?.[side] ?? 0);
    }
    for (const [group, count] of used) warm.set(group, Math.max(count, warm.get(group) ?? 0));
    milliseconds += longest;
  }
  return `${starts} cold starts, ${Math.round(milliseconds)} ms`;
};
for (const [visit, steps] of Object.entries(VISITS))
  for (const side of sides) console.log(`| ${visit} | ${side} | ${waited(side, steps)} |`);
await dynamoDb.close();
process.exit(0);
