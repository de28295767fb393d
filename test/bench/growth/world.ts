import { startLocalStack } from '../../../infra/local/stack.ts';
import { parseFixture } from '../../../infra/sandbox/fixture/read.ts';
import { variables } from '../../../shared/platform/environment.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { type StackClient, stackClient } from '../../support/stack-client.ts';
import { startWatchedEngine } from './engine.ts';
import { grownUser, USER } from './grown-user.ts';
import { waitPatiently } from './patience.ts';

export type World = {
  client: StackClient;
  engine: Awaited<ReturnType<typeof startWatchedEngine>>;
  userId: string;
  key: string;
  today: IsoDate;
  close(): Promise<void>;
};

// What functions log goes nowhere: the bench prints its table on standard output.
const withoutLog = (): (() => void) => {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  return () => {
    process.stdout.write = write;
  };
};

/** The local stack over a table in another process, with the user and no connection yet. */
export const openWorld = async (): Promise<World> => {
  const loud = withoutLog();
  waitPatiently();
  // As when deployed: what a call leaves to workers must not run beside it, in the stack's one process.
  process.env[variables.syncPollSeconds] = '30';
  const engine = await startWatchedEngine();
  const stack = await startLocalStack({
    fixture: parseFixture({ users: [grownUser([])] }),
    dynamoDbEndpoint: engine.endpoint,
    isPatient: true,
  });
  const client = stackClient(stack.url);
  const { userId } = await client.user(USER);
  const close = async (): Promise<void> => {
    await stack.close();
    await engine.close();
    loud();
  };
  return { client, engine, userId, key: await client.keyOf(USER), today: dateInSaoPaulo(systemClock()), close };
};

/** Waits for all running work, without a time limit. */
export const settled = async ({ client }: Pick<World, 'client'>): Promise<void> => {
  for (;;) {
    const { status } = await client.call('POST', '/_local/drain');
    if (status === 200) return;
  }
};
