import { createFaults, type FaultKind, type Faults } from '../../../infra/emulators/faults.ts';
import { resourceOf } from '../../../infra/emulators/http/arn.ts';
import { listenOnLocalhost } from '../../../infra/emulators/http/listen.ts';
import { answering } from '../../../infra/emulators/http/serve.ts';
import { openJournal } from '../../../infra/emulators/journal.ts';
import { createMetrics } from '../../../infra/emulators/metrics.ts';
import { fireDue } from '../../../infra/emulators/scheduler/fire.ts';
import { controlRefusal } from '../../../infra/local/controls/control.ts';
import { setEnvironment } from '../../../infra/local/environment.ts';
import { defaultRoute, findRoute } from '../../../infra/local/gateway/functions.ts';
import { createGateway } from '../../../infra/local/gateway/gateway.ts';
import { createRuntime, type LambdaFunction } from '../../../infra/local/lambda/runtime.ts';
import { openDynamoDb, startStandIns } from '../../../infra/local/stand-ins.ts';
import { serviceAccess } from '../../../infra/local/users/access.ts';
import { serviceLinks } from '../../../infra/local/users/links.ts';
import { LocalUsers } from '../../../infra/local/users/local-users.ts';
import { type UserRecord, UserRecords } from '../../../infra/local/users/user-records.ts';
import { failedOf } from '../../../infra/local/workers/batch-result.ts';
import { sqsEvent } from '../../../infra/local/workers/event.ts';
import { deadLetterQueueOf, specs } from '../../../infra/local/workers/workers.ts';
import { type ScheduledJobName, scheduledJobs } from '../../../shared/contract/jobs.ts';
import type { QueueSpec } from '../../../shared/contract/queues.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { clockMilliseconds, instantFromMilliseconds, moveClock } from '../../../shared/time/instant.ts';
import type { Sample } from './samples.ts';

const MINUTE_MS = 60_000;
/** As `infra/cdk/constructs/queue-worker.ts` sets it. */
const RETRY_BASE_SECONDS = 30;

const reads = /^(Get|Query|Scan|BatchGet|TransactGet)/;

/** Every refusal of the table for its throughput, as CloudWatch counts it. */
const countingThrottles = (faults: Faults, note: (name: string, of: string, value: number) => void): Faults => ({
  ...faults,
  take(target, operation, canFailSo?: (kind: FaultKind) => boolean) {
    const fault = faults.take(target, operation, canFailSo);
    if (target === 'dynamodb' && fault === 'throttle')
      note(`AWS/DynamoDB ${reads.test(operation) ? 'Read' : 'Write'}ThrottleEvents`, 'saldo-prod', 1);
    return fault;
  },
});

/** What the functions write in the embedded metric format; everything else of theirs is dropped. */
const noteWritten = (note: (name: string, of: string, value: number) => void): (() => void) => {
  const { stdout } = process;
  const write = stdout.write;
  stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    const line = String(chunk);
    if (!/^\{"(level|_aws)"/.test(line)) return write.call(stdout, chunk, ...rest);
    if (!line.startsWith('{"_aws"')) return true;
    const { _aws, ...values } = JSON.parse(line);
    for (const { Namespace, Dimensions, Metrics } of _aws.CloudWatchMetrics)
      for (const { Name } of Metrics)
        for (const value of [values[Name]].flat())
          note(`${Namespace} ${Name}`, String(values[Dimensions[0][0]]), value);
    return true;
  }) as typeof stdout.write;
  return () => {
    stdout.write = write;
  };
};

/** Minutes between runs of those whose work is part of the night: fewer runs than deployed, as each takes time here. */
type Jobs = Partial<Record<ScheduledJobName, number>>;

export type Stage = Awaited<ReturnType<typeof openStage>>;

/**
 * The service's functions over the stand-ins, with queues, retries and times as they are deployed: a minute passes when it is
 * told to. CloudWatch's metrics of the functions, queues, table and API are collected, and those that functions write.
 */
export const openStage = async (startsAt: string) => {
  const samples: Sample[] = [];
  const note = (metric: string, of: string, value: number): void => {
    const [namespace = '', name = ''] = metric.split(' ');
    samples.push({ at: clockMilliseconds(), namespace, name, of, value });
  };
  let now = Date.parse(startsAt);
  const setClock = (): void => moveClock(now - Date.now());
  setClock();
  const faults = countingThrottles(createFaults(), note);
  const counted = createMetrics();
  const dynamoDb = await openDynamoDb({}, faults, counted);
  const journal = await openJournal();
  const runtime = createRuntime(counted);
  const gateway = createGateway(runtime, { find: findRoute, default: defaultRoute });
  const front = await listenOnLocalhost(answering(gateway, controlRefusal), 0);
  const standIns = await startStandIns({ dynamoDb, journal, faults, serviceUrl: front.url });
  Object.assign(process.env, {
    [variables.metricsNamespace]: 'Saldo/prod',
    [variables.retryBaseSeconds]: String(RETRY_BASE_SECONDS),
    [variables.syncPollSeconds]: '30',
  });
  setEnvironment(standIns.endpoints);
  const restore = noteWritten(note);
  const table = openTable();
  const { queues, schedules, sandbox } = standIns;
  if (!sandbox) throw new Error('No simulated aggregator');
  const records = new UserRecords(journal.section<UserRecord>('users'));
  const users = new LocalUsers({ access: serviceAccess(table), links: serviceLinks(table, queues), sandbox, records });
  /** Seconds of a worker that an invocation takes, beside none: what waits for others says so. */
  let waited = 0;

  const invoke = async (fn: LambdaFunction, event: object): Promise<unknown> => {
    note('AWS/Lambda Invocations', fn.name, 1);
    try {
      return await runtime.invoke(fn, event);
    } catch {
      note('AWS/Lambda Errors', fn.name, 1);
      return undefined;
    }
  };

  const workOff = async ({ name, timeoutSeconds, batchSize }: QueueSpec): Promise<void> => {
    const queue = queues.find(name);
    for (waited = 0; waited < 60; ) {
      const batch = queue.receive(batchSize);
      if (batch.length === 0) return;
      const fn = { name, file: `jobs/${name}.ts`, timeoutSeconds };
      const ids = batch.map(({ message }) => message.id);
      const failed = failedOf(await invoke(fn, sqsEvent(name, batch)), ids);
      for (const { message, handle } of batch) if (!failed.has(message.id)) queue.delete(handle);
    }
  };

  const noteQueue = (name: string): void => {
    const waiting = queues.find(name).messages();
    const oldest = Math.max(0, ...waiting.map(({ sentAt }) => (clockMilliseconds() - sentAt) / 1_000));
    note('AWS/SQS ApproximateAgeOfOldestMessage', name, oldest);
    note('AWS/SQS ApproximateNumberOfMessagesVisible', name, queues.find(name).counts().visible);
  };

  const runJob = async (name: ScheduledJobName): Promise<void> => {
    const scheduledTime = instantFromMilliseconds(now);
    await invoke({ name, file: `jobs/${name}.ts`, timeoutSeconds: 900 }, { scheduledTime });
  };

  /** Of the others, only that they ran. */
  const runJobs = async (jobs: Jobs): Promise<void> => {
    for (const { name } of Object.values(scheduledJobs)) {
      const every = jobs[name];
      if (every && (now / MINUTE_MS) % every === 0) await runJob(name);
      else note('AWS/Lambda Invocations', name, 1);
    }
  };

  return {
    samples,
    faults,
    table,
    users,
    sandbox,
    queues,
    outbox: standIns.outbox,
    now: () => now,
    instant: () => instantFromMilliseconds(now),
    /** The invocation that runs now takes so many seconds longer. */
    wait: (seconds: number): void => {
      waited += seconds;
    },
    /** Minutes pass: schedules fire, jobs run, workers take what is visible. */
    async pass(minutes: number, jobs: Jobs = {}): Promise<void> {
      for (let minute = 0; minute < minutes; minute += 1) {
        now += MINUTE_MS;
        setClock();
        note('AWS/Route53 HealthCheckStatus', '', 1);
        fireDue(schedules, now, (arn, input) => void queues.find(resourceOf(arn)).send(input));
        await runJobs(jobs);
        for (const spec of specs) await workOff(spec);
        for (const { name } of specs) for (const one of [name, deadLetterQueueOf(name)]) noteQueue(one);
      }
    },
    /** What the runbook says of dead letters: they go back to their queue. */
    sendBack(name: string): void {
      const letters = queues.find(deadLetterQueueOf(name));
      for (let batch = letters.receive(10); batch.length > 0; batch = letters.receive(10))
        for (const { message, handle } of batch) {
          queues.find(name).send(message.body);
          letters.delete(handle);
        }
    },
    /** A call of the API. */
    async call(
      method: string,
      path: string,
      { key, body, headers }: { key?: string; body?: object; headers?: Record<string, string> } = {},
    ) {
      const answered = await fetch(new URL(path, front.url), {
        method,
        headers: {
          'content-type': 'application/json',
          ...(key && { authorization: `Bearer ${key}` }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      note('AWS/ApiGateway Count', 'api', 1);
      if (answered.status >= 500) note('AWS/ApiGateway 5xx', 'api', 1);
      const text = await answered.text();
      // An answer of MCP is one event of a stream.
      return { status: answered.status, body: JSON.parse(text.split('\ndata: ').at(-1) ?? text) };
    },
    keyOf: async (label: string): Promise<string> => (await users.show(label)).apiKeys[0]?.key ?? '',
    async close(): Promise<void> {
      restore();
      moveClock(0);
      await front.close();
      await standIns.close();
      counted.close();
      journal.close();
    },
  };
};
