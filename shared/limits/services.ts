import { queues } from '../contract/queues.ts';
import { log } from '../log.ts';
import { queueSender } from '../queue.ts';
import { openTable } from '../storage/table.ts';
import type { LimitStore } from './limit-store.ts';
import { limitStore } from './limit-store.ts';

/** What an operation that writes limits works with. */
export type LimitServices = {
  limits: Pick<LimitStore, 'create' | 'find' | 'isOwnedElsewhere' | 'replace'>;
  /** Asks for the limit to be compared with its thresholds; the caller does not wait for that. */
  evaluateLater(userId: string, limitId: string): Promise<void>;
};

export const limitServices = (): LimitServices => {
  const queue = queueSender(queues.evaluateLimits);
  return {
    limits: limitStore(openTable()),
    // The change is written: a queue that fails must not turn it into an error. The next import evaluates anyway.
    evaluateLater: (userId, limitId) =>
      queue.send({ userId, limitId }).catch((error: unknown) => log.failure(error, { limitId })),
  };
};
