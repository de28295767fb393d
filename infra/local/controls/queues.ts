import * as z from 'zod/mini';
import type { Queues } from '../../emulators/sqs/queues.ts';
import { deadLetterQueueOf, SCHEDULE_DEAD_LETTERS, specs } from '../workers/workers.ts';
import { ControlProblem, control, type LocalRoute, notFound, parseBody } from './control.ts';

const rawMessage = z.strictObject({ body: z.optional(z.unknown()) });

const serviceQueue = (name: string): string => {
  if (!specs.some((spec) => spec.name === name)) throw notFound(`There is no queue ${name}`);
  return name;
};

// A text goes out as it is, rubbish included; anything else as the JSON that it is.
const textOf = (body: unknown): string => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (!text) throw new ControlProblem(400, 'body: is missing (expected a message)');
  return text;
};

/** Raw messages in, dead letters out. */
export const queueControls = (queues: Queues): LocalRoute[] => {
  const lettersOf = (queue: string, deadLetterQueue: string) =>
    queues
      .find(deadLetterQueue)
      .messages()
      .map(({ body, receives }) => ({ queue, body, receiveCount: receives }));

  return [
    control('POST', '/_local/queues/{queue}', ({ params, body }) => {
      const queue = queues.find(serviceQueue(params.queue ?? ''));
      return { messageId: queue.send(textOf(parseBody(rawMessage, body).body)).id };
    }),
    control('GET', '/_local/dead-letters', () => [
      ...specs.flatMap(({ name }) => lettersOf(name, deadLetterQueueOf(name))),
      ...lettersOf(SCHEDULE_DEAD_LETTERS, SCHEDULE_DEAD_LETTERS),
    ]),
  ];
};
