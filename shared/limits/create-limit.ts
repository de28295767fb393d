import { quotaExceededMessage, tooManyRecordsMessage } from '../access/quota/quota.ts';
import type { Plan } from '../access/subscription.ts';
import { queues } from '../contract/queues.ts';
import { ErasedUserError, QuotaExceededError } from '../domain-errors.ts';
import { log } from '../platform/log.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { SpendingLimit } from './limit.ts';
import { COUNTED } from './limit-body.ts';
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

const INSTEAD = 'Altere e reative um deles em vez de criar outro.';

export const noRoomFor = ({ name, activeLimits }: Plan): QuotaExceededError =>
  new QuotaExceededError(quotaExceededMessage(name, COUNTED, activeLimits));

/** @throws QuotaExceededError when the plan's quota or the cap on all records is reached */
export const createLimit = async (
  { limits, evaluateLater }: LimitServices,
  limit: SpendingLimit,
  { plan, extraWrites }: { plan: Plan; extraWrites: WriteItem[] },
): Promise<void> => {
  const outcome = await limits.create(limit, { limit: plan.activeLimits, extraWrites });
  if (outcome === 'quota') throw noRoomFor(plan);
  if (outcome === 'full') throw new QuotaExceededError(tooManyRecordsMessage(plan.name, 'limites de gasto', INSTEAD));
  if (outcome === 'erased') throw new ErasedUserError();
  if (outcome !== 'saved') throw new Error('A new limit was not written');
  await evaluateLater(limit.userId, limit.id);
};
