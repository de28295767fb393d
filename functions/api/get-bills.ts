import { type BillStore, billStore } from '../../shared/cards/bill-store.ts';
import { pastDueBills } from '../../shared/cards/past-due.ts';
import { presentBill } from '../../shared/cards/present.ts';
import { getBills as operation } from '../../shared/contract/operations/get-bills.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { openTable } from '../../shared/storage/table.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const getBills = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { bills }: { bills: Pick<BillStore, 'list'> },
) => {
  const pastDue = pastDueBills(await bills.list(userId, query.accountId), dateInSaoPaulo(now));
  return {
    data: pastDue.map((bill) => presentBill(userId, bill)),
    count: pastDue.length,
    filters: { accountId: query.accountId ?? null, onlyPastDue: true },
  };
};

export const endpoint = defineEndpoint(operation, getBills, () => ({ bills: billStore(openTable()) }));
export const handler = apiHandler(endpoint);
