import { inspect } from 'node:util';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { variables } from '../../../../shared/platform/environment.ts';
import { type MessageContext, queueWorker } from '../../../../shared/runtime/jobs/queue-worker.ts';
import { jobRetryDelaySeconds } from '../../../../shared/runtime/jobs/retry-backoff.ts';
import { scheduledJob } from '../../../../shared/runtime/jobs/scheduled-job.ts';
import { simulatedInstant } from '../../../../shared/time/simulated.ts';

const queue = { name: 'test', urlVariable: 'TEST_QUEUE_URL' } as const;
const schema = z.object({ id: z.string(), now: z.optional(z.string()) });

const aRecord = (body: unknown, index = 0, receives = 1): SQSRecord => ({
  messageId: `m${index}`,
  receiptHandle: `r${index}`,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: '0',
    SenderId: 's',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn',
  awsRegion: 'sa-east-1',
});
const eventOf = (...bodies: unknown[]): SQSEvent => ({ Records: bodies.map((body, index) => aRecord(body, index)) });

const lines: string[] = [];
const listen = () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
  }
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  lines.length = 0;
});

describe('a queue worker', () => {
  it('gives back exactly the messages that failed', async () => {
    listen();
    const worked: string[] = [];
    const handler = queueWorker({
      queue,
      schema,
      work: async ({ id }) => {
        if (id === 'bad') throw new Error('no');
        worked.push(id);
      },
    });
    const response = await handler(eventOf({ id: 'a' }, { id: 'bad' }, { id: 'b' }));
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: 'm1' }] });
    expect(worked.sort()).toEqual(['a', 'b']);
  });

  it.each(['not json', '"text"', '{}', '{"id":1}', '{"id":"a","now":"yesterday"}', 'null'])(
    'fails rubbish (%s) alone, so that it ends among the dead letters',
    async (rubbish) => {
      listen();
      vi.stubEnv(variables.simulatedRuns, '1');
      const worked: string[] = [];
      const handler = queueWorker({ queue, schema, work: async ({ id }) => void worked.push(id) });
      expect(await handler(eventOf(rubbish, { id: 'a' }))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
      expect(worked).toEqual(['a']);
    },
  );

  it('works at the clock’s instant, whatever a message carries, where runs are not simulated', async () => {
    listen();
    const contexts: MessageContext[] = [];
    const handler = queueWorker({ queue, schema, work: async (_, context) => void contexts.push(context) });
    const before = new Date().toISOString();
    await handler(eventOf({ id: 'a', now: '2020-01-31T12:00:00.000Z' }, { id: 'a', now: '2999-01-31T12:00:00.000Z' }));
    for (const { now } of contexts) expect([before, now, new Date().toISOString()].toSorted()[1]).toBe(now);
    expect(contexts).toHaveLength(2);
  });

  it('in a simulated run works at the instant that the message carries, else at the clock’s', async () => {
    listen();
    vi.stubEnv(variables.simulatedRuns, '1');
    const contexts: MessageContext[] = [];
    const handler = queueWorker({ queue, schema, work: async (_, context) => void contexts.push(context) });
    const before = new Date().toISOString();
    await handler({ Records: [aRecord({ id: 'a', now: '2030-01-31T09:00:00-03:00' }, 0, 3)] });
    await handler(eventOf({ id: 'a' }));
    expect(contexts[0]).toMatchObject({ now: '2030-01-31T12:00:00.000Z', receiveCount: 3 });
    expect(contexts[1]?.now.slice(0, 4)).toBe(before.slice(0, 4));
  });

  it('runs the messages of a batch side by side', async () => {
    listen();
    let waiting = 0;
    let release: () => void = () => undefined;
    const all = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handler = queueWorker({
      queue,
      schema,
      work: async () => {
        waiting += 1;
        if (waiting === 3) release();
        await all;
      },
    });
    expect(await handler(eventOf({ id: 'a' }, { id: 'b' }, { id: 'c' }))).toEqual({ batchItemFailures: [] });
  });

  it('does once what messages of a batch ask together, and gives back all of them where it fails', async () => {
    listen();
    const worked: string[] = [];
    const handler = queueWorker({
      queue,
      schema,
      together: ({ id }) => [id],
      work: async ({ id }) => {
        worked.push(id);
        if (id === 'bad') throw new Error('no');
      },
    });
    const response = await handler(eventOf({ id: 'a' }, { id: 'bad' }, { id: 'a' }, { id: 'bad' }, { id: 'b' }));
    expect(response.batchItemFailures).toEqual([{ itemIdentifier: 'm1' }, { itemIdentifier: 'm3' }]);
    expect(worked.sort()).toEqual(['a', 'b', 'bad']);
    // The next batch may tell of something new.
    await handler(eventOf({ id: 'a' }));
    expect(worked).toHaveLength(4);
  });

  it('does apart what messages of simulated runs ask of different instants', async () => {
    listen();
    vi.stubEnv(variables.simulatedRuns, '1');
    const instants: string[] = [];
    const handler = queueWorker({
      queue,
      schema,
      together: ({ id }) => [id],
      work: async (_, { now }) => void instants.push(now),
    });
    const [first, second] = ['2030-01-31T12:00:00.000Z', '2030-02-28T12:00:00.000Z'];
    await handler(eventOf({ id: 'a', now: first }, { id: 'a', now: second }, { id: 'a', now: first }));
    expect(instants.sort()).toEqual([first, second]);
  });

  it('logs ids and never a body or an error’s message', async () => {
    listen();
    const handler = queueWorker({
      queue,
      schema,
      work: async ({ id }) => {
        throw new Error(`canary ${id}`);
      },
    });
    await handler(eventOf({ id: 'canary-body' }, 'canary rubbish'));
    expect(lines.join('')).toContain('"messageId":"m0"');
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('a retry', () => {
  it.each([
    [1, 5, 10],
    [2, 10, 20],
    [4, 40, 80],
    [20, 450, 900],
  ])('after receive %i comes within %i to %i seconds', (receives, least, most) => {
    expect(jobRetryDelaySeconds(10, receives, 0)).toBe(least);
    expect(jobRetryDelaySeconds(10, receives, 1)).toBe(most);
  });
});

describe('a scheduled job', () => {
  it('runs at its scheduled time, however late', async () => {
    listen();
    const runs: string[] = [];
    const handler = scheduledJob({ name: 'renew-limits', run: async ({ now }) => void runs.push(now) });
    await handler({ scheduledTime: '2030-01-01T00:00:00Z' });
    expect(runs).toEqual(['2030-01-01T00:00:00.000Z']);
  });

  it.each([
    { where: 'where runs are simulated, when it is asked to', setting: '1', simulated: true, travels: true },
    { where: 'on its schedule', setting: '1', simulated: false, travels: false },
    { where: 'in production, whatever it is asked', setting: '', simulated: true, travels: false },
  ])('hands its instant on with messages ($where): $travels', async ({ setting, simulated, travels }) => {
    listen();
    vi.stubEnv(variables.simulatedRuns, setting);
    const carried: unknown[] = [];
    const handler = scheduledJob({ name: 'renew-limits', run: async () => void carried.push(simulatedInstant()) });
    await handler({ scheduledTime: '2030-01-01T00:00:00Z', simulated });
    expect(carried).toEqual([travels ? '2030-01-01T00:00:00.000Z' : undefined]);
  });

  it('throws on, so that the scheduler tries again, and says nothing: Lambda logs what is thrown', async () => {
    listen();
    const failure = Object.assign(new Error('canary'), { Item: { amount: 'canary' }, cause: new Error('canary') });
    const handler = scheduledJob({
      name: 'renew-limits',
      run: async () => {
        throw failure;
      },
    });
    const thrown: unknown = await handler({ scheduledTime: '2030-01-01T00:00:00Z' }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Error);
    expect(inspect(thrown, { depth: 9, showHidden: true })).not.toContain('canary');
    expect(lines.join('')).toContain('"error":"Error"');
    await expect(handler({ scheduledTime: 'soon' })).rejects.toThrow('scheduledTime');
  });
});
