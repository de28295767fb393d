import { join } from 'node:path';
import { scope } from './scope.mjs';

const folder = process.env.MUTATION_FOLDER ?? 'money';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: scope[folder],
  testRunner: 'in-process',
  plugins: [join(import.meta.dirname, 'in-process-runner.mjs')],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Long enough that a busy machine does not count a slow test as a found mutant.
  timeoutMS: 15_000,
  warnings: { slow: false },
  // Stryker reads this file with TypeScript's JavaScript API, which version 7 does not have. The path names no file.
  tsconfigFile: 'test/mutation/no-tsconfig.json',
  ignorePatterns: ['/infra', '/functions', '/test/{bench,browser,conformance,e2e,functions,infra}'],
  tempDirName: 'coverage/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `coverage/mutation/${folder}.html` },
  jsonReporter: { fileName: `coverage/mutation/${folder}.json` },
  thresholds: { high: 95, low: 92, break: 92 },
};
