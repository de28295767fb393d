import { createSpendingLimit as operation } from '../../shared/contract/operations/create-spending-limit.ts';
import { createLimit, type LimitServices, limitServices } from '../../shared/limits/create-limit.ts';
import { limitBody } from '../../shared/limits/limit-body.ts';
import { newLimit } from '../../shared/limits/limit-change.ts';
import { toCentavos } from '../../shared/money.ts';
import { sortableId } from '../../shared/platform/bytes.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

export const createSpendingLimit = async (
  { userId, plan, body, now, recordResponse }: Omit<RequestOf<typeof operation>, 'caller' | 'query'>,
  services: LimitServices,
) => {
  const { category, limitAmount, period } = body;
  const input = { category, limitAmount: toCentavos(limitAmount), period, isRecurring: false, startNextPeriod: false };
  const limit = newLimit(input, { userId, id: sortableId() }, now);
  const answer = { data: limitBody(limit, now), message: `Spending limit for ${category} created successfully` };
  await createLimit(services, limit, { plan, extraWrites: await recordResponse(answer) });
  return answer;
};

export const endpoint = defineEndpoint(operation, createSpendingLimit, limitServices);
export const handler = apiHandler(endpoint);
