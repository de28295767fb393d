import type { Plan } from '../access/plans.ts';
import { quotaExceededMessage } from '../access/quota.ts';
import { QuotaExceededError } from '../http/errors.ts';
import type { WriteItem } from '../storage/transact.ts';
import type { SpendingLimit } from './limit.ts';
import type { LimitServices } from './services.ts';
import { COUNTED } from './texts.ts';

/** The refusal of one more active limit (specification, Errors). */
export const noRoomFor = ({ name, activeLimits }: Plan): QuotaExceededError =>
  new QuotaExceededError(quotaExceededMessage(name, COUNTED, activeLimits));

/**
 * Writes a new limit within its plan and has it evaluated.
 * @throws QuotaExceededError when the plan has no room
 */
export const createLimit = async (
  { limits, evaluateLater }: LimitServices,
  limit: SpendingLimit,
  { plan, alongside }: { plan: Plan; alongside: WriteItem[] },
): Promise<void> => {
  const outcome = await limits.create(limit, { limit: plan.activeLimits, alongside });
  if (outcome === 'quota') throw noRoomFor(plan);
  if (outcome !== 'saved') throw new Error('A new limit was not written');
  await evaluateLater(limit.userId, limit.id);
};
