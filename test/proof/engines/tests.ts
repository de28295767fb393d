import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from './process.ts';

const report = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), meta: z._default(z.record(z.string(), z.unknown()), {}) }),
      ),
    }),
  ),
});

/** `deviations`: those of `passed` that failed as is known of the engine. `files`: those with a failure. */
export type TestsRun = { passed: number; failed: string[]; deviations: number; files: string[] };

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * Runs tests of the repository, showing what failed.
 * @param args of vitest: files, projects, a pattern of names
 * @param within milliseconds; tests that have not ended then count as one failure
 */
export const runTests = async (
  args: readonly string[],
  { env, within }: { env: Readonly<Record<string, string>>; within: number },
): Promise<TestsRun> => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-proof-'));
  const file = join(folder, 'report.json');
  const vitest = ['vitest', 'run', '--config', '.vitest.config.ts', '--reporter=verbose', '--reporter=json'];
  try {
    const { timedOut } = await run('npx', [...vitest, `--outputFile.json=${file}`, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      within,
      shown: true,
    });
    if (timedOut || !existsSync(file))
      return {
        passed: 0,
        failed: [timedOut ? `no end within ${within / 60_000} minutes` : 'no report'],
        deviations: 0,
        files: [],
      };
    const { numPassedTests, testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    );
    return {
      passed: numPassedTests,
      failed: [
        ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        ...broken.map(({ name, message }) => `${name}: ${message}`),
      ],
      files: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
      deviations: tests.filter(({ meta }) => meta.deviation === true).length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
