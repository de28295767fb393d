import { startLocalStack } from '../../infra/local/stack.ts';
import type { FixtureInput } from '../../infra/sandbox/fixture/fixture.ts';
import { parseFixture } from '../../infra/sandbox/fixture/read.ts';
import { workerPlaces } from './places.ts';
import { type StackClient, stackClient } from './stack-client.ts';

export type TestStack = StackClient & { close(): Promise<void> };

/**
 * The whole service in this process, over the DynamoDB at `DYNAMODB_ENDPOINT` if that is set, with its first synchronizations behind it. One at a time in a
 * worker, each with state of its own: the functions keep their environment and clients, as in a Lambda.
 */
export const startStack = async (
  fixture: FixtureInput = { users: [] },
  { dataDir }: { dataDir?: string } = {},
): Promise<TestStack> => {
  const { url, close } = await startLocalStack({
    fixture: parseFixture(fixture),
    places: await workerPlaces(),
    dataDir,
    dynamoDbEndpoint: process.env.DYNAMODB_ENDPOINT || undefined,
  });
  return { ...stackClient(url), close };
};
