import { queues } from '../contract/queues.ts';
import { log } from '../platform/log.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable } from '../platform/table/table.ts';
import type { LimitStore } from './limit-store.ts';
import { limitStore } from './limit-store.ts';

export type LimitServices = {
  limits: Pick<LimitStore, 'create' | 'find' | 'isAbsent' | 'isOwnedElsewhere' | 'replace'>;
  /** Enqueues the evaluation; the caller does not wait. */
  evaluateLater(userId: string, limitId: string): Promise<void>;
};

export const limitServices = (): LimitServices => {
  const queue = queueSender(queues.evaluateLimits);
  return {
    limits: limitStore(openTable()),
    // The change is written, so a queue failure is not an error. The next import that changes a row evaluates the limit.
    evaluateLater: (userId, limitId) =>
      queue.send({ userId, limitId }).catch((error: unknown) => log.failure(error, { limitId })),
  };
};
