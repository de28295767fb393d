import { quotaExceededMessage, tooManyRecordsMessage } from '../access/quota/quota.ts';
import type { Plan } from '../access/subscription.ts';
import { ErasedUserError, QuotaExceededError } from '../domain-errors.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { SpendingLimit } from './limit.ts';
import type { LimitServices } from './limit-services.ts';
import { COUNTED } from './limit-texts.ts';

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
