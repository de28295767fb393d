import { updateSpendingLimit as operation } from '../../shared/contract/operations/update-spending-limit.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { BadRequestError, ForbiddenError, NotFoundError } from '../../shared/http/errors.ts';
import { changed, type LimitChange } from '../../shared/limits/change.ts';
import { noRoomFor } from '../../shared/limits/create-limit.ts';
import { limitBody } from '../../shared/limits/limit-body.ts';
import { type LimitServices, limitServices } from '../../shared/limits/services.ts';
import { toCentavos } from '../../shared/money.ts';
import { writeOwned } from '../../shared/storage/write-owned.ts';

type Request = RequestOf<typeof operation>;

/** @throws BadRequestError when nothing is to be changed */
const changeOf = ({ limitId: _, limitAmount, ...fields }: Request['body']): LimitChange => {
  const change = { ...fields, limitAmount: limitAmount === undefined ? undefined : toCentavos(limitAmount) };
  if (Object.values(change).every((value) => value === undefined)) throw new BadRequestError('No updates provided');
  return change;
};

export const updateSpendingLimit = async (
  { userId, plan, body, now, recordAnswer }: Omit<Request, 'caller' | 'query'>,
  { limits, evaluateLater }: LimitServices,
) => {
  const change = changeOf(body);
  const written = await writeOwned({ records: limits, userId, id: body.limitId }, async (before) => {
    const limit = changed(before, change, now);
    const answer = { data: limitBody(limit, now), message: 'Spending limit updated successfully' };
    const options = { limit: plan.activeLimits, alongside: recordAnswer(answer) };
    return { outcome: await limits.replace(before, limit, options), result: { limit, answer } };
  });
  if (written === 'nowhere') throw new NotFoundError('Spending limit not found');
  if (written === 'elsewhere') throw new ForbiddenError('Access denied');
  if (written === 'quota') throw noRoomFor(plan);
  if (written.limit.isActive) await evaluateLater(userId, written.limit.id);
  return written.answer;
};

export const endpoint = defineEndpoint(operation, updateSpendingLimit, limitServices);
export const handler = apiHandler(endpoint);
