import { hasBills, isOpen } from '../../shared/accounts/account.ts';
import { billStates } from '../../shared/cards/bill-states.ts';
import { type CardStores, openCardStores, readCardRecords } from '../../shared/cards/card-reader.ts';
import { cardTexts, datesToRead, estimateOpenBills, recommendation } from '../../shared/cards/open-bill.ts';
import { presentOpenBill } from '../../shared/cards/present.ts';
import { getBillSummary as operation } from '../../shared/contract/operations/get-bill-summary.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { paymentsOfCards } from '../../shared/transfers/card-payment.ts';
import { classifyTransfers } from '../../shared/transfers/classify-transfers.ts';

type Moment = RequestOf<typeof operation>['query']['startDate'];

const refuseReversed = (start: Moment, end: Moment): void => {
  if (!start || !end || start.instant <= end.instant) return;
  throw new InvalidInputError('Invalid startDate', {
    message: 'startDate must not be after endDate',
    received: start.given,
  });
};

type Services = CardStores & { connections: ReadConnections };

export const getBillSummary = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { connections, ...stores }: Services,
) => {
  const { accountId = null, closingDay = null, startDate, endDate } = query;
  refuseReversed(startDate, endDate);
  const today = dateInSaoPaulo(now);
  const given = { start: startDate?.instant ?? null, end: endDate?.instant ?? null };
  const request = { accountId, closingDay, given };
  const [read, connected] = await Promise.all([
    readCardRecords(stores, userId, datesToRead(given, today), today),
    connections(userId),
  ]);
  const records = { ...read, cards: read.cards.filter((card) => hasBills(card) && isOpen(card)) };
  const asked = records.cards.filter(({ id }) => accountId === null || id === accountId);
  const estimates = estimateOpenBills(records, request, today);
  const isPayment = paymentsOfCards(() => classifyTransfers(records.transactions, records.cards, records.bills));
  const transactionCount = estimates.reduce((count, { openBill }) => count + openBill.transactionCount, 0);
  return {
    data: estimates.map(({ card, openBill }) =>
      presentOpenBill(card, openBill, billStates(card, today, isPayment), today),
    ),
    recommendations: recommendation(records, request),
    transactionsInfo: cardTexts.transactionsInfo(transactionCount),
    notice: cardTexts.notice,
    guidance: cardTexts.guidance,
    filters: { accountId, closingDay, startDate: startDate?.given ?? null, endDate: endDate?.given ?? null },
    freshness: freshnessOf(connectionsOf(connected, asked), now),
  };
};

export const endpoint = defineEndpoint(operation, getBillSummary, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
