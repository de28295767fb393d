import { type CardStores, openCardStores, readCardRecords } from '../../shared/cards/card-reader.ts';
import { datesOfInstallments, installmentPurchases, purchaseDates } from '../../shared/cards/installment-purchases.ts';
import { summarizeInstallments } from '../../shared/cards/installment-summary.ts';
import { presentInstallmentSummary, presentPurchase } from '../../shared/cards/present.ts';
import { getInstallments as operation } from '../../shared/contract/operations/get-installments.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const getInstallments = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  stores: CardStores,
) => {
  const today = dateInSaoPaulo(now);
  const dates = purchaseDates(query.startDate, query.endDate, today);
  const records = await readCardRecords(stores, userId, datesOfInstallments(dates, today), today);
  const purchases = installmentPurchases(records, dates, today);
  const summary = presentInstallmentSummary(summarizeInstallments(purchases));
  return {
    data: { summary, purchases: purchases.map((purchase) => presentPurchase(purchase, records.cards)) },
    summary,
    dateRange: { startDate: dates.first, endDate: dates.last },
  };
};

export const endpoint = defineEndpoint(operation, getInstallments, openCardStores);
export const handler = apiHandler(endpoint);
