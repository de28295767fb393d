import type { SQSEvent } from 'aws-lambda';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openJournal } from '../../../../infra/emulators/journal.ts';
import { newMessage } from '../../../../infra/emulators/sqs/message.ts';
import { createQueues, type StoredMessage } from '../../../../infra/emulators/sqs/queues.ts';
import { createRuntime } from '../../../../infra/local/lambda/runtime.ts';
import { drain, isIdle } from '../../../../infra/local/workers/drain.ts';
import { type RunningWorker, retrySeconds, startWorker } from '../../../../infra/local/workers/worker.ts';

type Work = (event: SQSEvent) => Promise<unknown>;

let worker: RunningWorker | undefined;
afterEach(() => {
  worker?.stop();
  vi.restoreAllMocks();
});

const start = async (work: Work, { batchSize = 10, maximumConcurrency = 5, maxReceiveCount = 3 } = {}) => {
  const queues = createQueues((await openJournal()).section<StoredMessage>('sqs'), Date.now);
  const dead = queues.create('work-dead');
  const deadLetters = { queue: dead, after: maxReceiveCount };
  const queue = queues.create('work', { visibilitySeconds: 720, deadLetters });
  const runtime = createRuntime({ invocation: (_, run) => run() }, async () => (event) => work(event as SQSEvent));
  const fn = { name: 'work', file: 'jobs/work.ts', timeoutSeconds: 5 };
  worker = startWorker({ queue, fn, batchSize, maximumConcurrency }, runtime.invoke);
  const { busy } = worker;
  const state = { queues: [queue], busy: () => busy() + runtime.running() };
  return { queue, dead, state, drained: () => drain(state, 10_000) };
};

const bodies = ({ Records }: SQSEvent): string[] => Records.map(({ body }) => body);

it('every message reaches the function once, in batches no larger than configured', async () => {
  const batches: string[][] = [];
  const { queue, drained } = await start(async (event) => void batches.push(bodies(event)), { batchSize: 4 });
  const sent = Array.from({ length: 10 }, (_, i) => queue.send(`m${i}`).body);
  expect(await drained()).toBe(true);
  expect(batches.flat().sort()).toEqual(sent.sort());
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(4);
  expect(queue.messages()).toEqual([]);
});

it('only the messages that the function names come back', async () => {
  const seen: string[] = [];
  const { queue, drained } = await start(async (event) => {
    const first = seen.length === 0;
    seen.push(...bodies(event));
    const bad = event.Records.filter(({ body }) => first && body === 'bad');
    return { batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  for (const body of ['good', 'bad', 'fine']) queue.send(body);
  await drained();
  expect(seen).toEqual(['good', 'bad', 'fine', 'bad']);
});

it.each([
  { name: 'throws', work: () => Promise.reject(new Error('no')) },
  { name: 'names a message that is not there', work: async () => ({ batchItemFailures: [{ itemIdentifier: 'x' }] }) },
  { name: 'answers in another form', work: async () => ({ batchItemFailures: 'all' }) },
])('when the function $name, the whole batch is tried again and then dead', async ({ work }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { queue, dead, drained } = await start(work, { maxReceiveCount: 2 });
  queue.send('a');
  queue.send('b');
  expect(await drained()).toBe(true);
  expect(dead.messages()).toMatchObject([
    { body: 'a', receives: 2 },
    { body: 'b', receives: 2 },
  ]);
});

it('no more batches run at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const { queue, drained } = await start(work, { batchSize: 1, maximumConcurrency: 2 });
  for (let i = 0; i < 8; i += 1) queue.send('m');
  await drained();
  expect(most).toBe(2);
});

it('a function that postpones its message itself is not overruled', async () => {
  const { queue, state, drained } = await start(async ({ Records: [record] }) => {
    queue.changeVisibility(record?.receiptHandle ?? '', 300);
    return { batchItemFailures: [{ itemIdentifier: record?.messageId }] };
  });
  queue.send('throttled');
  expect(await drained()).toBe(true);
  expect(Math.min(...queue.visibleTimes())).toBeGreaterThan(Date.now() + 250_000);
  expect(state.busy()).toBe(0);
});

it('no message is left behind that becomes visible while the queue is looked at', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
  // Time passes with every look at the clock, so each delay ends between two other looks.
  let at = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => at++);
  const seen: string[] = [];
  const { queue } = await start(async (event) => void seen.push(...bodies(event)), { batchSize: 1 });
  const delays = Array.from({ length: 30 }, (_, index) => index + 1);
  for (const delay of delays) {
    queue.add({ ...newMessage(`m${delay}`, at, 0), visibleAt: at + delay });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen.at(-1)).toBe(`m${delay}`);
  }
});

it('is not idle while a handler runs or a message waits for less than a minute', async () => {
  let finish: () => void = () => undefined;
  const waiting = await start(async () => undefined);
  waiting.queue.send('later', 61);
  expect(isIdle(waiting.state, Date.now())).toBe(true);
  waiting.queue.send('soon', 59);
  expect(isIdle(waiting.state, Date.now())).toBe(false);
  worker?.stop();

  const { queue, state, drained } = await start(() => new Promise<void>((resolve) => (finish = resolve)));
  queue.send('now');
  await vi.waitUntil(() => state.busy() > 0);
  expect(isIdle(state, Date.now())).toBe(false);
  expect(await drain(state, 0)).toBe(false);
  finish();
  expect(await drained()).toBe(true);
});

it('a retry comes soon, and later each time', () => {
  expect([1, 2, 3, 4, 5, 8].map(retrySeconds)).toEqual([0.1, 0.2, 0.4, 0.5, 0.5, 0.5]);
});

it('a function has its time limit, unless the runtime is patient', async () => {
  vi.useFakeTimers();
  try {
    const slow = async () => new Promise((resolve) => setTimeout(() => resolve('done'), 60_000));
    const counted = { invocation: (_: string, run: () => Promise<unknown>) => run() };
    const fn = { name: 'slow', file: 'jobs/slow.ts', timeoutSeconds: 5 };
    const [strict, patient] = [false, true].map((isPatient) =>
      createRuntime(counted as Parameters<typeof createRuntime>[0], async () => slow, isPatient).invoke(fn, {}),
    );
    const refused = expect(strict).rejects.toThrow('slow timed out after 5 s');
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(await patient).toBe('done');
  } finally {
    vi.useRealTimers();
  }
});
