import type { FixtureInput } from '../../infra/local/fixture/fixture.ts';
import { parseFixture } from '../../infra/local/fixture/read.ts';
import { startLocalStack } from '../../infra/local/stack.ts';
import { type StackClient, stackClient } from './stack-client.ts';

export type TestStack = StackClient & { close(): Promise<void> };

/**
 * The whole service in this process, on free ports, with its first synchronizations behind it. One per test file:
 * the functions keep their environment and clients, as in a Lambda.
 */
export const startStack = async (
  fixture: FixtureInput = { users: [] },
  { dataDir }: { dataDir?: string } = {},
): Promise<TestStack> => {
  const { url, close } = await startLocalStack({ fixture: parseFixture(fixture), dataDir });
  return { ...stackClient(url), close };
};
