import { groupBy } from '../../../shared/group-by.ts';
import type { Section } from '../journal.ts';
import type { Message } from './message.ts';
import { noSuchQueue } from './problem.ts';
import { type Clock, Queue } from './queue.ts';

export type StoredMessage = { queue: string; message: Message };

export type QueueOptions = {
  visibilitySeconds?: number;
  /** Where messages go that were received `after` times. */
  deadLetters?: { queue: Queue; after: number };
};

export type Queues = ReturnType<typeof createQueues>;

/** Every queue of the emulator; standard ones only, as the service's. Stored messages are restored when their queue is made. */
export const createQueues = (kept: Section<StoredMessage>, clock: Clock) => {
  const queues = new Map<string, Queue>();
  const before = groupBy(
    [...kept.entries()].map(([, stored]) => stored),
    ({ queue }) => queue,
  );

  const logOf = (queue: string) => ({
    put: (message: Message) => kept.put(`${queue}/${message.id}`, { queue, message }),
    delete: (id: string) => kept.delete(`${queue}/${id}`),
  });

  return {
    find(name: string): Queue {
      const queue = queues.get(name);
      if (!queue) throw noSuchQueue();
      return queue;
    },

    create(name: string, { visibilitySeconds = 30, deadLetters }: QueueOptions = {}): Queue {
      const take = deadLetters && {
        after: deadLetters.after,
        take: (message: Message) => deadLetters.queue.add(message),
      };
      const queue = new Queue(name, { visibilitySeconds, deadLetters: take ?? null }, logOf(name), clock);
      queues.set(name, queue);
      for (const { message } of before.get(name) ?? []) queue.add(message);
      return queue;
    },
  };
};
