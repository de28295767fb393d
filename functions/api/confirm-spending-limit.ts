import { confirmSpendingLimit as operation } from '../../shared/contract/operations/confirm-spending-limit.ts';
import { createLimit, type LimitServices, limitServices } from '../../shared/limits/create-limit.ts';
import { confirmationText, confirmedLimitBody } from '../../shared/limits/limit-body.ts';
import { newLimit } from '../../shared/limits/limit-change.ts';
import { toCentavos } from '../../shared/money.ts';
import { sortableId } from '../../shared/platform/bytes.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

export const confirmSpendingLimit = async (
  { userId, plan, body, now, recordResponse }: Omit<RequestOf<typeof operation>, 'caller' | 'query'>,
  services: LimitServices,
) => {
  const limit = newLimit({ ...body, limitAmount: toCentavos(body.limitAmount) }, { userId, id: sortableId() }, now);
  const answer = { message: confirmationText(limit), limit: confirmedLimitBody(limit, now) };
  await createLimit(services, limit, { plan, extraWrites: await recordResponse(answer) });
  return answer;
};

export const endpoint = defineEndpoint(operation, confirmSpendingLimit, limitServices);
export const handler = apiHandler(endpoint);
