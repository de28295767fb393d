import { getInvestments as operation } from '../../shared/contract/operations/get-investments.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { type HeldServices, heldServices, readHeld } from '../../shared/sync/read-held.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { investmentsOf } from '../../shared/wealth/investments.ts';

export const getInvestments = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  services: HeldServices,
) => {
  const { held, freshness } = await readHeld(services, userId, now);
  return { data: investmentsOf(held, query.status, dateInSaoPaulo(now)), freshness };
};

export const endpoint = defineEndpoint(operation, getInvestments, () => heldServices(openTable()));
export const handler = apiHandler(endpoint);
