import type { Section } from '../journal.ts';
import { resourceOf } from '../wire/arn.ts';
import type { Message } from './message.ts';
import { invalidValue, noSuchQueue } from './problem.ts';
import { type Clock, Queue, type QueueSettings } from './queue.ts';

/** Queue attributes as AWS names them, all texts. */
export type QueueAttributes = Record<string, string>;

export type StoredMessage = { queue: string; message: Message };

export type Queues = ReturnType<typeof createQueues>;

const byQueue = (stored: Iterable<readonly [string, StoredMessage]>): Map<string, Message[]> => {
  const messages = new Map<string, Message[]>();
  for (const [, { queue, message }] of stored) {
    const found = messages.get(queue);
    if (found) found.push(message);
    else messages.set(queue, [message]);
  }
  return messages;
};

/** Every queue of the stand-in. Messages that the journal kept come back when their queue is made. */
export const createQueues = (kept: Section<StoredMessage>, clock: Clock) => {
  const queues = new Map<string, Queue>();
  const attributesByName = new Map<string, QueueAttributes>();
  const fromBefore = byQueue(kept.entries());

  const logOf = (queue: string) => ({
    put: (message: Message) => kept.put(`${queue}/${message.id}`, { queue, message }),
    delete: (id: string) => kept.delete(`${queue}/${id}`),
  });

  const deadLettersOf = (policy: string | undefined): QueueSettings['deadLetters'] => {
    if (!policy) return null;
    const { deadLetterTargetArn, maxReceiveCount } = JSON.parse(policy);
    const target = queues.get(resourceOf(String(deadLetterTargetArn)));
    if (!target) throw invalidValue(`dead letter target ${deadLetterTargetArn} does not exist.`);
    return { after: Number(maxReceiveCount), take: (message) => target.add(message) };
  };

  const settingsOf = (attributes: QueueAttributes): QueueSettings => ({
    visibilitySeconds: Number(attributes.VisibilityTimeout ?? 30),
    delaySeconds: Number(attributes.DelaySeconds ?? 0),
    deadLetters: deadLettersOf(attributes.RedrivePolicy),
  });

  const find = (name: string): Queue => {
    const queue = queues.get(name);
    if (!queue) throw noSuchQueue();
    return queue;
  };

  return {
    find,
    names: (): string[] => [...queues.keys()],
    attributesOf: (name: string): QueueAttributes => attributesByName.get(name) ?? {},

    /** Makes the queue, or gives an existing one further attributes. Only standard queues: the service has no others. */
    create(name: string, given: QueueAttributes = {}): Queue {
      if (!/^[\w-]{1,80}$/.test(name)) throw invalidValue('Only standard queues, named with up to 80 letters.');
      const attributes = { ...attributesByName.get(name), ...given };
      const settings = settingsOf(attributes);
      attributesByName.set(name, attributes);
      const existing = queues.get(name);
      if (existing) return Object.assign(existing, { settings });
      const queue = new Queue(name, settings, logOf(name), clock);
      queues.set(name, queue);
      for (const message of fromBefore.get(name) ?? []) queue.add(message);
      fromBefore.delete(name);
      return queue;
    },

    delete(name: string): void {
      find(name).purge();
      queues.delete(name);
      attributesByName.delete(name);
    },
  };
};
