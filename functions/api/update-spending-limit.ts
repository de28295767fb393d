import { updateSpendingLimit as operation } from '../../shared/contract/operations/update-spending-limit.ts';
import { InvalidInputError, NotFoundError, NotOwnerError } from '../../shared/domain-errors.ts';
import { type LimitServices, limitServices, noRoomFor } from '../../shared/limits/create-limit.ts';
import { limitBody } from '../../shared/limits/limit-body.ts';
import { changedLimit, type LimitChange } from '../../shared/limits/limit-change.ts';
import { toCentavos } from '../../shared/money.ts';
import { writeOwned } from '../../shared/platform/table/write-owned.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Request = RequestOf<typeof operation>;

/** @throws InvalidInputError without a change */
const changeOf = ({ limitId: _, limitAmount, ...fields }: Request['body']): LimitChange => {
  const change = { ...fields, limitAmount: limitAmount === undefined ? undefined : toCentavos(limitAmount) };
  if (Object.values(change).every((value) => value === undefined)) {
    throw new InvalidInputError('No updates provided', {
      message: 'Send at least one of category, limitAmount, period, isActive',
    });
  }
  return change;
};

export const updateSpendingLimit = async (
  { userId, plan, body, now, recordResponse }: Omit<Request, 'caller' | 'query'>,
  { limits, evaluateLater }: LimitServices,
) => {
  const change = changeOf(body);
  const written = await writeOwned({ records: limits, userId, id: body.limitId }, async (before) => {
    const limit = changedLimit(before, change, now);
    const answer = { data: limitBody(limit, now), message: 'Spending limit updated successfully' };
    const options = { limit: plan.activeLimits, extraWrites: await recordResponse(answer) };
    return { outcome: await limits.replace(before, limit, options), result: { limit, answer } };
  });
  if (written === 'notFound')
    throw new NotFoundError(
      'Spending limit not found',
      'list-spending-limits lists the ids, with includeInactive=true those of inactive ones too',
    );
  if (written === 'notOwner') throw new NotOwnerError('Access denied');
  if (written === 'quota') throw noRoomFor(plan);
  if (written.limit.isActive) await evaluateLater(userId, written.limit.id);
  return written.answer;
};

export const endpoint = defineEndpoint(operation, updateSpendingLimit, limitServices);
export const handler = apiHandler(endpoint);
