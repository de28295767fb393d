import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { testsOf } from './scope.mjs';
import { testsIn } from './tests.mjs';

const INSTEAD = { vitest: 'tests.mjs', 'fast-check': 'properties.mjs' };

const ownModules = {
  name: 'own-modules',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(vitest|fast-check)$/ }, ({ path }) => ({
      path: join(import.meta.dirname, INSTEAD[path]),
      external: true,
    })),
};

const run = async ({ id, name, run: test }) => {
  const start = performance.now();
  const failure = await Promise.resolve()
    .then(test)
    .then(
      () => null,
      (error) => String(error?.message ?? error),
    );
  const about = { id, name, timeSpentMs: performance.now() - start };
  if (failure === null) return { ...about, status: TestStatus.Success };
  return { ...about, status: TestStatus.Failed, failureMessage: failure };
};

const runAll = async (tests, isEnough = () => false) => {
  const results = [];
  for (const test of tests) {
    results.push(await run(test));
    if (isEnough(results.at(-1))) break;
  }
  return { status: DryRunStatus.Complete, tests: results };
};

/**
 * Runs the tests of a folder in one process: no worker and no transformation per mutant. All modules of the repository are
 * loaded anew for each mutant: some remember what they have computed.
 */
class InProcessRunner {
  #state = {};
  #bundle = join(process.cwd(), 'mutated-tests.mjs');
  #loads = 0;

  constructor() {
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = this.#state;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // As in the unit project: a zone that is neither UTC nor São Paulo.
    process.env.TZ = 'America/New_York';
    const contents = testsOf(process.env.MUTATION_FOLDER)
      .map((file) => `import './${file}';`)
      .join('\n');
    await build({
      stdin: { contents, resolveDir: process.cwd() },
      outfile: this.#bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [ownModules],
      logLevel: 'error',
    });
  }

  #load() {
    this.#loads += 1;
    return testsIn(() => import(`${pathToFileURL(this.#bundle)}?${this.#loads}`));
  }

  async dryRun() {
    this.#state.mutantCoverage = { static: {}, perTest: {} };
    const tests = await this.#load();
    const named = tests.map((test) => ({
      ...test,
      run: () => {
        this.#state.currentTestId = test.id;
        return test.run();
      },
    }));
    const result = await runAll(named);
    this.#state.currentTestId = undefined;
    return { ...result, mutantCoverage: this.#state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail }) {
    // A mutant of what runs at the import is active already then.
    const activeAtImport = mutantActivation === 'static' ? activeMutant.id : undefined;
    Object.assign(this.#state, { activeMutant: activeAtImport, hitCount: hitLimit && 0, hitLimit });
    let tests = [];
    const load = async () => {
      tests = await this.#load();
    };
    const loaded = await run({ id: 'import', name: 'import', run: load });
    if (loaded.status === TestStatus.Failed)
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [loaded] });
    this.#state.activeMutant = activeMutant.id;
    const chosen = testFilter ? tests.filter(({ id }) => testFilter.includes(id)) : tests;
    const result = await runAll(chosen, ({ status }) => !disableBail && status === TestStatus.Failed);
    this.#state.activeMutant = undefined;
    return toMutantRunResult(determineHitLimitReached(this.#state.hitCount, hitLimit) ?? result);
  }

  dispose() {}
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
