import { type CardStores, openCardStores, readCardRecords } from '../../shared/cards/card-reader.ts';
import { datesToRead, estimateOpenBills, recommendation } from '../../shared/cards/open-bills.ts';
import { presentOpenBill } from '../../shared/cards/present.ts';
import { texts } from '../../shared/cards/texts.ts';
import { getBillSummary as operation } from '../../shared/contract/operations/get-bill-summary.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { BadRequestError } from '../../shared/http/errors.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Moment = RequestOf<typeof operation>['query']['startDate'];

const refuseReversed = (start: Moment, end: Moment): void => {
  if (!start || !end || start.instant <= end.instant) return;
  throw new BadRequestError('Invalid startDate', {
    message: 'startDate must not be after endDate',
    received: start.given,
  });
};

export const getBillSummary = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  stores: CardStores,
) => {
  const { accountId = null, closingDay = null, startDate, endDate } = query;
  refuseReversed(startDate, endDate);
  const today = dateInSaoPaulo(now);
  const given = { start: startDate?.instant ?? null, end: endDate?.instant ?? null };
  const request = { accountId, closingDay, given };
  const records = await readCardRecords(stores, userId, datesToRead(given, today), today);
  const estimates = estimateOpenBills(records, request, today);
  const transactionCount = estimates.reduce((count, { openBill }) => count + openBill.transactionCount, 0);
  return {
    data: estimates.map(({ card, openBill }) => presentOpenBill(card, openBill)),
    recommendations: recommendation(records, request),
    transactionsInfo: texts.transactionsInfo(transactionCount),
    notice: texts.notice,
    guidance: texts.guidance,
    filters: { accountId, closingDay, startDate: startDate?.given ?? null, endDate: endDate?.given ?? null },
  };
};

export const endpoint = defineEndpoint(operation, getBillSummary, openCardStores);
export const handler = apiHandler(endpoint);
