import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { testsOf } from './scope.mjs';
import { testsIn } from './tests.mjs';

const definitions = join(import.meta.dirname, 'tests.mjs');

/** Test files get their `describe`, `it` and `expect` from `tests.mjs`. */
const ownDefinitions = {
  name: 'own-definitions',
  setup: ({ onResolve }) => onResolve({ filter: /^vitest$/ }, () => ({ path: definitions, external: true })),
};

const run = async ({ id, name, run: test }) => {
  const start = performance.now();
  const about = () => ({ id, name, timeSpentMs: performance.now() - start });
  try {
    await test();
    return { ...about(), status: TestStatus.Success };
  } catch (error) {
    return { ...about(), status: TestStatus.Failed, failureMessage: String(error?.message ?? error) };
  }
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
 * loaded anew for each mutant, because some remember what they have computed.
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
    const files = ['test/mutation/setup.ts', ...testsOf(process.env.MUTATION_FOLDER)];
    const contents = files.map((file) => `import './${file}';`).join('\n');
    await build({
      stdin: { contents, resolveDir: process.cwd() },
      outfile: this.#bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [ownDefinitions],
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
    this.#state.hitCount = hitLimit === undefined ? undefined : 0;
    this.#state.hitLimit = hitLimit;
    this.#state.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    let tests;
    try {
      tests = await this.#load();
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [await run({ id: 'load', name: 'load', run: () => { throw error; } })] });
    }
    this.#state.activeMutant = activeMutant.id;
    const chosen = testFilter ? tests.filter(({ id }) => testFilter.includes(id)) : tests;
    const result = await runAll(chosen, ({ status }) => !disableBail && status === TestStatus.Failed);
    this.#state.activeMutant = undefined;
    return toMutantRunResult(determineHitLimitReached(this.#state.hitCount, hitLimit) ?? result);
  }

  dispose() {}
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
