import { functionFiles } from '../../../infra/build/bundle.ts';
import { sqsEvent } from '../../../infra/local/workers/event.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import type { ColdCase } from '../../bench/cold/cases.ts';
import { apiEvent } from '../../bench/cold/event.ts';

/** One function, what it gets, and whether its answer is the right one. */
export type Task = { name: string; file: string; event: object; problem(result: unknown): string | null };

type HttpResult = { statusCode?: number; body?: string };

const ofCase = ({ name, file, event, status, says }: ColdCase): Task => ({
  name,
  file,
  event,
  problem: (result) => {
    const { statusCode, body = '' }: HttpResult = Object(result);
    if (statusCode !== status) return `answers ${statusCode} instead of ${status}: ${body.slice(0, 300)}`;
    // Compressed bodies are longer than what is looked for is likely to be in them; they are read by the tests of the bundles.
    return says === '' || Object(result).isBase64Encoded || body.includes(says) ? null : `does not say ${says}`;
  },
});

/** Without a credential: refused, by what the function itself says. */
const ofRoute = (file: string): Task => ({
  name: file,
  file,
  event: apiEvent({ method: 'POST', path: '/', key: 'none', body: {} }),
  problem: (result) => {
    const { statusCode = 0 }: HttpResult = Object(result);
    return statusCode >= 200 && statusCode < 500 ? null : `answers ${statusCode}`;
  },
});

const scheduledAt = new Date().toISOString();

const ofSchedule = (file: string): Task => ({
  name: file,
  file,
  event: { scheduledTime: scheduledAt },
  problem: () => null,
});

/** A message that is none of the queue's is reported as failed, and no other. */
const ofQueue = (file: string, queue: string): Task => {
  const message = { id: 'message-1', body: '{}', sentAt: 1_795_240_800_000, receives: 1, firstReceivedAt: null };
  const event = sqsEvent(queue, [{ message, handle: 'handle' }] as unknown as Parameters<typeof sqsEvent>[1]);
  return {
    name: file,
    file,
    event,
    problem: (result) => {
      const { batchItemFailures } = Object(result);
      return Array.isArray(batchItemFailures) ? null : `answers ${JSON.stringify(result)}`;
    },
  };
};

/** An event for every function, the cases of the API first. */
export const tasksOf = (cases: readonly ColdCase[]): Task[] => {
  const covered = new Set(cases.map(({ file }) => file));
  const schedules = new Set(Object.values(scheduledJobs).map(({ name }) => `jobs/${name}.ts`));
  const queueOf = new Map(Object.values(queues).map(({ name }) => [`jobs/${name}.ts`, name]));
  const others = functionFiles().filter((file) => !covered.has(file));
  return [
    ...cases.map(ofCase),
    ...others.map((file) => {
      const queue = queueOf.get(file);
      if (queue) return ofQueue(file, queue);
      return schedules.has(file) ? ofSchedule(file) : ofRoute(file);
    }),
  ];
};
