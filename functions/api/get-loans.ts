import { getLoans as operation } from '../../shared/contract/operations/get-loans.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { type HeldServices, heldServices, readHeld } from '../../shared/sync/read-held.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { loansOf } from '../../shared/wealth/loans.ts';

export const getLoans = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  services: HeldServices,
) => {
  const { held, freshness } = await readHeld(services, userId, now);
  return { data: loansOf(held, query.status, dateInSaoPaulo(now)), freshness };
};

export const endpoint = defineEndpoint(operation, getLoans, () => heldServices(openTable()));
export const handler = apiHandler(endpoint);
