import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  env: {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    TZ: 'America/New_York',
    // Loading the CDK's checker of templates costs more than all templates; `infra/cdk/nag.test.ts` and `cdk synth` run it.
    CDK_VALIDATION: 'false',
    // Functions that tests call directly have no edge before them.
    EDGE: 'none',
  },
  setupFiles: ['test/support/quiet.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Both cores of a small machine: the main process has work at the start only.
  maxWorkers: '100%',
};

const project = (
  name: string,
  groupOrder: number,
  options: {
    include: string[];
    exclude?: string[];
    isolate: boolean;
    retry?: number;
    testTimeout?: number;
    execArgv?: string[];
  } & Partial<typeof overBundle>,
) => ({
  test: { ...shared, name, sequence: { groupOrder }, ...options },
});

/** The stack runs from one bundle, which is loaded as it is. */
const overBundle = {
  globalSetup: 'test/support/bundle-stack.mjs',
  // A call waits for its banks as long as 20 s, which several files would spend.
  env: { ...shared.env, MANUAL_UPDATE_WAIT_SECONDS: '2' },
  // A third of their time is waiting: for retries, queues, processes and connections.
  maxWorkers: 2 * availableParallelism(),
  server: { deps: { external: [/\/dist\/local\//] } },
};
/** Each test starts processes, beside other lanes of `.ci/run`. */
const patient = { ...overBundle, testTimeout: 240_000, hookTimeout: 240_000 };
/**
 * Clients of AWS reach the stand-ins of their process without a socket, an HTTP parser and a signature (test/support/short-wire.ts).
 * `isolated` goes over the real wire with every operation (`e2e/round-trips`), and so do files that say `useRealWire`.
 */
const shortWire = { WIRE: process.env.WIRE ?? 'short' };
/** Most objects die young: a larger nursery copies fewer, and no helping threads take the other worker's core. */
const youngObjects = ['--max-semi-space-size=64', '--single-threaded-gc'];
const integration = 'test/**/*.integration.test.ts';
const e2e = ['test/e2e/**/*.test.ts'];

/** What an operator runs: templates of the CDK, the build, the CLI, bundles, and the service and its scripts as processes. */
const system = [
  'test/infra/{admin,build,cdk}/**/*.test.ts',
  'test/infra/add-operation.test.ts',
  'test/unit-files.test.ts',
  'test/e2e/{how-to,own-banks,packages,smoke}.test.ts',
];
const isolatedSystem = [
  'test/e2e/bundles.test.ts',
  'test/infra/admin/{admin,restore}.test.ts',
  'test/infra/cdk/new-operation.test.ts',
  'test/infra/night/night.test.ts',
  'test/infra/local/stack/{debugging,durability,other-dynamo,process}.test.ts',
];

/** Replace modules, or read settings of their own when they are loaded: each in a process of its own. */
const isolated = [
  'test/functions/jobs/scheduled-jobs.integration.test.ts',
  'test/infra/emulators/metrics.test.ts',
  'test/e2e/{connection-flow,logs,manual-update-rates,memories,round-trips,write-rate}.test.ts',
  'test/infra/local/{controls,stack}/**/*.test.ts',
  'test/shared/platform/{queue,secrets}.integration.test.ts',
  'test/shared/platform/table/warm-table.integration.test.ts',
  'test/shared/runtime/jobs/{queue-worker,sweep-shards}.integration.test.ts',
  'test/shared/runtime/warm-up.integration.test.ts',
];

/** `npm test` is the service alone, unless it is asked for a file or a folder. */
const isServiceAlone =
  process.env.npm_lifecycle_event === 'test' && !process.argv.some((argument) => argument.startsWith('test/'));
const elsewhere = [...isolated, ...system, ...isolatedSystem];

/**
 * Files of a project without `isolate` share the modules of their worker, which spares most of the import and
 * transformation. `unit`: rules alone, no port, table or process. `integration`: stores, servers, documents. `e2e`: the whole
 * service; each file has its own stack, at the addresses of the worker, so that functions keep their clients.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', 0, {
        // The bench is a package of its own. Its measuring sets are checked here, since units hold floors on them.
        include: ['test/{shared,functions}/**/*.test.ts', 'test/bench/*/sets.test.ts'],
        exclude: [integration],
        isolate: false,
      }),
      project('isolated', 2, { include: isolated, exclude: isolatedSystem, isolate: true, ...overBundle }),
      project('integration', 1, {
        include: [integration, 'test/*.test.ts', 'test/{conformance,infra,support}/**/*.test.ts'],
        exclude: elsewhere,
        isolate: false,
        globalSetup: overBundle.globalSetup,
        env: { ...shared.env, ...shortWire },
        execArgv: youngObjects,
      }),
      project('e2e', 2, {
        include: e2e,
        exclude: elsewhere,
        isolate: false,
        ...overBundle,
        env: { ...overBundle.env, ...shortWire },
        execArgv: youngObjects,
      }),
      ...(isServiceAlone
        ? []
        : [
            project('system', 3, { include: system, exclude: isolatedSystem, isolate: false, ...patient }),
            project('isolated-system', 3, { include: isolatedSystem, isolate: true, ...patient }),
          ]),
      // Ratios of processor times, the cheapest of several runs: other work does not change them.
      // A process of its own for each file: above a megabyte of compiled expressions V8 interprets new ones, four times slower.
      project('costs', 4, { include: ['test/costs/**/*.test.ts'], retry: 2 }),
    ],
  },
});
