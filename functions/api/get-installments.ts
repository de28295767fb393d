import { type CardStores, openCardStores, readCardRecords } from '../../shared/cards/card-reader.ts';
import { datesOfInstallments, installmentPurchases, purchaseDates } from '../../shared/cards/installments.ts';
import { presentInstallmentSummary, presentPurchase, summarizeInstallments } from '../../shared/cards/present.ts';
import { getInstallments as operation } from '../../shared/contract/operations/get-installments.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = CardStores & { connections: ReadConnections };

export const getInstallments = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { connections, ...stores }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const dates = purchaseDates(query.startDate, query.endDate, today);
  const [records, connected] = await Promise.all([
    readCardRecords(stores, userId, datesOfInstallments(dates, today), today),
    connections(userId),
  ]);
  const purchases = installmentPurchases(records, dates, today);
  const summary = presentInstallmentSummary(summarizeInstallments(purchases));
  return {
    data: { summary, purchases: purchases.map((purchase) => presentPurchase(purchase, records.cards)) },
    summary,
    dateRange: { startDate: dates.first, endDate: dates.last },
    freshness: freshnessOf(connectionsOf(connected, records.cards), now),
  };
};

export const endpoint = defineEndpoint(operation, getInstallments, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
