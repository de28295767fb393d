import type { IncomingMessage } from 'node:http';
import { openTable } from '../../shared/platform/table/table.ts';
import { moveClock } from '../../shared/time/instant.ts';
import { createFaults } from '../emulators/faults.ts';
import { type Answer, jsonAnswer } from '../emulators/http/answer.ts';
import { listenOn, listenOnLocalhost, type Place } from '../emulators/http/listen.ts';
import { answering } from '../emulators/http/serve.ts';
import { openJournal } from '../emulators/journal.ts';
import { createMetrics } from '../emulators/metrics.ts';
import type { Fixture } from '../sandbox/fixture/fixture.ts';
import { controlRefusal } from './controls/control.ts';
import { createLocalRouter } from './controls/router.ts';
import { setEnvironment } from './environment.ts';
import { defaultRoute, findRoute } from './gateway/functions.ts';
import { createGateway } from './gateway/gateway.ts';
import { refuseStrangers } from './gateway/known-host.ts';
import { createRuntime } from './lambda/runtime.ts';
import { localRoutes } from './local-routes.ts';
import { backupOf } from './own/copies.ts';
import { journalIn, makeFolder } from './own/data-folder.ts';
import { ownEnvironment } from './own/own-environment.ts';
import { type Own, openDoor, settleOwner, takeFolder } from './own/own-stack.ts';
import { startOwnWork } from './own/own-work.ts';
import { createSite } from './pages/site.ts';
import { type DynamoDbPlace, openDynamoDb, type Places, startStandIns } from './stand-ins.ts';
import { serviceAccess } from './users/access.ts';
import { serviceLinks } from './users/links.ts';
import { localSession } from './users/local-session.ts';
import type { LocalUser } from './users/local-user.ts';
import { LocalUsers } from './users/local-users.ts';
import { type UserRecord, UserRecords } from './users/user-records.ts';
import { FIRST_SYNC_HORIZON_MS } from './workers/drain.ts';
import { startWork } from './workers/work.ts';

export type StackOptions = {
  /** 0 takes a free one. */
  port?: number;
  /** Where each part listens; on a free port unless given. */
  places?: Places;
  fixture?: Fixture;
  /** Functions have no time limit, and each worker one batch at a time: to measure a large user in this one process. */
  isPatient?: boolean;
  /** One's own banks, with `dataDir`; else simulated ones. */
  own?: Own | undefined;
} & DynamoDbPlace;

export type OwnControls = {
  /** Whether this start has created the owner. */
  isFirst: boolean;
  /** The path of an address that signs the owner in once. */
  signInPath(): string;
  /** The folder's data at one moment, as a file. */
  backup(): Promise<Buffer>;
};

export type LocalStack = {
  /** `http://localhost:<port>` */
  url: string;
  /** Whether every first synchronization ended in time. */
  synchronized: boolean;
  users(): Promise<LocalUser[]>;
  /** Of one's own stack. */
  own: OwnControls | null;
  /** Builds the dashboard in advance; otherwise its first page waits for the build. */
  prepareSite(): void;
  close(): Promise<void>;
};

const FIRST_SYNC_WITHIN_MS = 120_000;
const NEXT_USER_WITHIN_MS = 10_000;
const LAST_WORK_WITHIN_MS = 2_000;

const starting = async (): Promise<Answer> => jsonAnswer(503, { message: 'The local stack is starting' });

/** Opens the port first, because the simulated vendors need the address for their webhooks. */
const openFront = async (place: Place, own?: Own) => {
  const front = { respond: starting as Parameters<typeof answering>[0] };
  const listener = answering((request) => front.respond(request), controlRefusal);
  const host = own?.settings.host;
  const server =
    host && typeof place === 'number'
      ? await listenOn(listener, place, host)
      : await listenOnLocalhost(listener, place);
  return Object.assign(front, { server });
};

type Drained = (timeoutMs: number, horizonMs: number) => Promise<boolean>;

/** The users with their data; false where some of it came too late. */
const synchronizeAll = async (users: LocalUsers, given: Fixture['users'], drained: Drained): Promise<boolean> => {
  for (const user of given) {
    await users.fill(user);
    // One user after the other: everything shares one core, and too many imports at once exceed the deadlines of their calls.
    await drained(NEXT_USER_WITHIN_MS, 0);
  }
  // An account that was not read cannot be missed.
  if (!(await drained(FIRST_SYNC_WITHIN_MS, FIRST_SYNC_HORIZON_MS))) return false;
  for (const { id } of given) await users.closeAccounts(id);
  return drained(FIRST_SYNC_WITHIN_MS, FIRST_SYNC_HORIZON_MS);
};

/** No aggregator of ours, so there is nothing to add to it. */
const noSandbox = { addItems: () => {}, closeAccounts: () => [], putUser: () => {}, refuseForeign: () => {} };

/** The hosts that requests may name: for one's own stack, its public one. */
const hostsOf = (own: Own | undefined): NodeJS.ProcessEnv =>
  own ? { LOCAL_HOSTS: own.settings.publicUrl ? new URL(own.settings.publicUrl).host : '' } : process.env;

/**
 * Starts the whole service on loopback and synchronizes the items of the fixture. One stack per process: the functions read
 * the process environment and keep their clients, as in a Lambda.
 * @throws the system's error for a port in use, FixtureError for an item that two users share
 */
export const startLocalStack = async (options: StackOptions = {}): Promise<LocalStack> => {
  const { port = 0, places = {}, fixture, dataDir, own, isPatient } = options;
  const front = await openFront(places.service ?? port, own);
  const { server } = front;
  const faults = createFaults();
  const metrics = createMetrics();
  if (own) makeFolder(own.settings.dataDir);
  // The table first: only it detects that another process uses the folder.
  const dynamoDb = await openDynamoDb(options, faults, metrics, places.dynamodb);
  const folder = own && takeFolder(own);
  const journal = await openJournal(dataDir && journalIn(dataDir));
  const parts = { dynamoDb, journal, faults, serviceUrl: server.url, places, own: folder?.vendors };
  const standIns = await startStandIns(parts);
  setEnvironment(standIns.endpoints, own && ownEnvironment(own.settings));

  const runtime = createRuntime(metrics, undefined, isPatient);
  const work = startWork(standIns, runtime, isPatient);
  const table = openTable();
  const records = new UserRecords(journal.section<UserRecord>('users'));
  const users = new LocalUsers({
    access: serviceAccess(table),
    links: serviceLinks(table, standIns.queues),
    sandbox: standIns.sandbox ?? noSandbox,
    records,
  });
  const { jobs, drained, paused } = work;
  let isReady = own !== undefined;
  const local = createLocalRouter(
    localRoutes({
      standIns,
      users,
      jobs,
      faults,
      metrics,
      openSession: localSession(table),
      drained,
      paused,
      isReady: () => isReady,
    }),
  );
  const gateway = createGateway(runtime, { find: findRoute, default: defaultRoute });
  const connectUrl = own ? own.settings.connectUrl : standIns.endpoints.pluggy;
  const site = createSite(connectUrl ? new URL(connectUrl).origin : undefined);
  const isFirst = own && folder ? await settleOwner({ users, records }, own, folder) : false;
  const door = own && openDoor({ own, table, users, standIns });
  const isRoute = ({ method = 'GET', url = '/' }: IncomingMessage) => findRoute(method, url.split('?')[0] ?? '/');
  front.respond = async (request) =>
    refuseStrangers(request, hostsOf(own)) ??
    (await door?.respond(request)) ??
    local(request) ??
    site.respond(request) ??
    (isRoute(request) ? null : site.respondToUnknown(request)) ??
    gateway(request);

  // One's own banks are read after the start.
  const synchronized = own !== undefined || (await synchronizeAll(users, fixture?.users ?? [], drained));
  isReady = true;
  metrics.reset();
  const stopReading = own && startOwnWork({ ...own.settings, table, queues: standIns.queues, records, jobs });

  const close = async (): Promise<void> => {
    stopReading?.();
    await work.stop(LAST_WORK_WITHIN_MS);
    moveClock(0);
    await server.close();
    await standIns.close();
    metrics.close();
    journal.close();
  };
  return {
    url: server.url,
    synchronized,
    prepareSite: site.prepare,
    users: () => users.list(),
    own:
      own && door
        ? { isFirst, signInPath: door.signInPath, backup: () => backupOf(own.settings.dataDir, { dynamoDb, journal }) }
        : null,
    close,
  };
};
