import { join } from 'node:path';
import { openTable } from '../../shared/storage/table.ts';
import { controlRefusal } from './controls/control.ts';
import { createLocalRouter } from './controls/router.ts';
import { setEnvironment } from './environment.ts';
import { createFaults } from './faults.ts';
import type { Fixture } from './fixture/fixture.ts';
import { defaultRoute, serviceRoutes } from './gateway/functions.ts';
import { createGateway } from './gateway/gateway.ts';
import { openJournal } from './journal.ts';
import { createRuntime } from './lambda/runtime.ts';
import { localRoutes } from './local-routes.ts';
import { createMetrics } from './metrics.ts';
import { openDynamoDb, startStandIns } from './stand-ins.ts';
import { serviceAccess } from './users/access.ts';
import { Directory } from './users/directory.ts';
import { serviceLinks } from './users/links.ts';
import { type UserRecord, UserRecords } from './users/user-records.ts';
import { type Answer, jsonAnswer } from './wire/answer.ts';
import { listenOnLocalhost } from './wire/listen.ts';
import { answering } from './wire/serve.ts';
import { startWork } from './workers/work.ts';

export type StackOptions = {
  /** 0 takes a free one. */
  port?: number;
  fixture?: Fixture;
  /** Folder that keeps everything; in memory without it. */
  dataDir?: string | undefined;
};

export type LocalStack = {
  /** `http://localhost:<port>` */
  url: string;
  /** Whether every first synchronization ended in time. */
  synchronized: boolean;
  close(): Promise<void>;
};

const FIRST_SYNC_WITHIN_MS = 120_000;
const LAST_WORK_WITHIN_MS = 2_000;

const starting = async (): Promise<Answer> => jsonAnswer(503, { message: 'The local stack is starting' });

/** The port is taken before anything else, so that the outside world has an address to call back. */
const openFront = async (port: number) => {
  const front = { respond: starting as Parameters<typeof answering>[0] };
  const server = await listenOnLocalhost(
    answering((request) => front.respond(request), controlRefusal),
    port,
  );
  return Object.assign(front, { server });
};

/**
 * Starts the whole service on loopback and synchronizes what the fixture adds. One stack per process: the functions
 * read their environment and keep their clients like in a Lambda.
 * @throws the system's error for a port that is taken, FixtureError for items that two users share
 */
export const startLocalStack = async ({ port = 0, fixture, dataDir }: StackOptions = {}): Promise<LocalStack> => {
  const front = await openFront(port);
  const { server } = front;
  const faults = createFaults();
  const metrics = createMetrics();
  // The table first: it alone notices that another process has the folder.
  const dynamoDb = await openDynamoDb(dataDir, faults, metrics);
  const journal = await openJournal(dataDir && join(dataDir, 'journal'));
  const standIns = await startStandIns({ dynamoDb, journal, faults, serviceUrl: server.url });
  setEnvironment(standIns.endpoints);

  const runtime = createRuntime(metrics);
  const work = startWork(standIns, runtime);
  const table = openTable();
  const directory = new Directory({
    access: serviceAccess(table),
    links: serviceLinks(table, standIns.queues),
    sandbox: standIns.sandbox,
    records: new UserRecords(journal.section<UserRecord>('users')),
  });
  const { jobs, drained } = work;
  const local = createLocalRouter(localRoutes({ standIns, directory, jobs, faults, metrics, drained }));
  const gateway = createGateway(runtime, { find: (key) => serviceRoutes.get(key), default: defaultRoute });
  front.respond = (request) => local(request) ?? gateway(request);

  for (const user of fixture?.users ?? []) await directory.fill(user);
  const synchronized = await drained(FIRST_SYNC_WITHIN_MS);
  metrics.reset();

  const close = async (): Promise<void> => {
    await work.stop(LAST_WORK_WITHIN_MS);
    await server.close();
    await standIns.close();
    metrics.close();
    journal.close();
  };
  return { url: server.url, synchronized, close };
};
