import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { javaArchives } from '../engines/java.ts';
import type { Outcome } from '../engines/process.ts';
import { freePort, serve } from '../engines/process.ts';
import { runTests, type TestsRun } from '../engines/tests.ts';

const MAIN = 'software.amazon.dynamodb.services.local.main.ServerRunner';
const STORES_WITHIN_MS = 600_000;
const SERVICE_WITHIN_MS = 1_500_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');

const startDynamoDbLocal = async (archives: string) => {
  const port = await freePort();
  const java = ['-Xmx1g', `-Dsqlite4java.library.path=${archives}`, '-cp', join(archives, '*'), MAIN];
  const options = ['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)];
  return serve('java', [...java, ...options], { url: `http://127.0.0.1:${port}`, within: 120_000 });
};

/** Tests that run once for each engine: the conformance suite, and stores. */
const storeTests = (): string[] =>
  ['test/conformance', 'test/shared']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => readFileSync(join(ROOT, name), 'utf8').includes('describeEachEngine'));

const print = (what: string, { passed, failed, deviations }: TestsRun): void => {
  console.log(`proof: ${what}: ${passed} passed (${deviations} known deviations), ${failed.length} failed`);
  for (const name of failed) console.log(`proof:   ${name}`);
};

/**
 * The engine is far slower than DynamoDB, and the service gives a call to its table five seconds: files with a failure are run
 * once more, one after the other.
 */
const heldBy = async (
  args: readonly string[],
  pattern: readonly string[],
  options: Parameters<typeof runTests>[1],
): Promise<TestsRun> => {
  const first = await runTests(args, options);
  if (first.files.length === 0) return first;
  print('at the same time', first);
  const again = await runTests([...first.files, ...pattern, '--maxWorkers=1'], options);
  // What passed in those files already is counted with the second run.
  return { ...again, passed: first.passed + first.failed.length - again.failed.length };
};

/**
 * Conformance suite, stores and the whole service on Amazon's own implementation, which shares no code with the embedded engine.
 * Where it does not do as DynamoDB does is listed in test/conformance/deviations.ts.
 */
export const dynamoDbLocal = async (): Promise<Outcome> => {
  const archives = await javaArchives(join(import.meta.dirname, 'pom.xml'));
  const engine = await startDynamoDbLocal(archives);
  const env = { DYNAMODB_ENDPOINT: engine.url };
  try {
    // The name of the engine is in the name of the tests: the others run in `npm test`.
    const stores = await heldBy([...storeTests(), '-t', engine.url], ['-t', engine.url], {
      env,
      within: STORES_WITHIN_MS,
    });
    print('conformance and stores', stores);
    const service = await heldBy(['test/e2e'], [], { env, within: SERVICE_WITHIN_MS });
    print('end to end', service);
    return {
      holds: stores.failed.length === 0 && service.failed.length === 0,
      ran: `${stores.passed} conformance and store tests (${stores.deviations} known deviations), ${service.passed} end to end`,
    };
  } finally {
    await engine.close();
  }
};
