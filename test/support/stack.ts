import type { FixtureInput } from '../../infra/sandbox/fixture/fixture.ts';
import { workerPlaces, workerTable } from './places.ts';
import { type StackClient, stackClient } from './stack-client.ts';

type Local = typeof import('../../infra/local/stack.ts') & typeof import('../../infra/sandbox/fixture/read.ts');

/** From the bundle that the global setup made (bundle-stack.mjs), else from the sources. */
const local = async (fromSources: boolean): Promise<Local> => {
  const { STACK_BUNDLE: stack, FIXTURES_BUNDLE: fixtures } = process.env;
  if (fromSources || !stack || !fixtures)
    return {
      ...(await import('../../infra/local/stack.ts')),
      ...(await import('../../infra/sandbox/fixture/read.ts')),
    };
  return { ...(await import(/* @vite-ignore */ stack)), ...(await import(/* @vite-ignore */ fixtures)) };
};

export type TestStack = StackClient & { close(): Promise<void> };

/**
 * The whole service in this process, over the DynamoDB at `DYNAMODB_ENDPOINT` if that is set, with its first synchronizations behind it. One at a time in a
 * worker, each with state of its own: the functions keep their environment and clients, as in a Lambda.
 * @param fromSources for a test that intervenes in a client of the functions, whose module it then shares
 */
export const startStack = async (
  fixture: FixtureInput = { users: [] },
  {
    dataDir,
    fromSources = false,
    dynamoDbEndpoint = process.env.DYNAMODB_ENDPOINT || undefined,
  }: { dataDir?: string; fromSources?: boolean; dynamoDbEndpoint?: string | undefined } = {},
): Promise<TestStack> => {
  const { startLocalStack, parseFixture } = await local(fromSources);
  const { url, close } = await startLocalStack({
    fixture: parseFixture(fixture),
    places: await workerPlaces(),
    dataDir,
    dynamoDbEndpoint,
    tableName: workerTable,
  });
  return { ...stackClient(url), close };
};
