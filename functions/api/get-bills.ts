import { type Account, isOpen } from '../../shared/accounts/account.ts';
import { pastDueBills } from '../../shared/cards/bill.ts';
import { billStates, overdueSince, showsPayments, stateOfBill } from '../../shared/cards/bill-states.ts';
import { type CardRecords, cardOf } from '../../shared/cards/card-bills.ts';
import { type CardStores, openCardStores, readCardRecords } from '../../shared/cards/card-reader.ts';
import { datesToRead } from '../../shared/cards/open-bill.ts';
import { presentBill } from '../../shared/cards/present.ts';
import type { IsPayment } from '../../shared/cards/settle-payments.ts';
import { getBills as operation } from '../../shared/contract/operations/get-bills.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import type { IsoDate } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { paymentsOfCards } from '../../shared/transfers/card-payment.ts';
import { classifyTransfers } from '../../shared/transfers/classify-transfers.ts';

type Services = CardStores & { connections: ReadConnections };

const AUTOMATIC = { start: null, end: null };

/** The states of a card's bills, computed at the first bill of the card. */
const statesByCard = (records: CardRecords, today: IsoDate) => {
  const since = overdueSince(today);
  const isPayment: IsPayment = paymentsOfCards(() =>
    classifyTransfers(records.transactions, records.cards, records.bills),
  );
  const statesOf = (account: Account) => {
    const card = cardOf(account, records, today);
    return { states: billStates(card, today, isPayment), isShown: showsPayments(card, isPayment) };
  };
  const known = new Map<string, ReturnType<typeof statesOf>>();
  return (bill: CardRecords['bills'][number]) => {
    const account = records.cards.find(({ id }) => id === bill.accountId);
    if (!account) return null;
    const { states, isShown } = known.get(account.id) ?? statesOf(account);
    known.set(account.id, { states, isShown });
    return stateOfBill(bill, states, { isShown, since });
  };
};

export const getBills = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { connections, ...stores }: Services,
) => {
  const { accountId } = query;
  const today = dateInSaoPaulo(now);
  const dates = datesToRead(AUTOMATIC, today);
  const [records, connected] = await Promise.all([
    readCardRecords(stores, userId, dates, today, 'all'),
    connections(userId),
  ]);
  // Bills of closed cards, and of those that are connected a second time, count no more.
  const left = new Set<string>(records.cards.filter((card) => !isOpen(card)).map(({ id }) => id));
  const isAsked = (id: string): boolean => !left.has(id) && (accountId === undefined || id === accountId);
  const pastDue = pastDueBills(
    records.bills.filter((bill) => isAsked(bill.accountId)),
    today,
  );
  const stateOf = statesByCard(records, today);
  const asked = accountId
    ? connectionsOf(
        connected,
        records.cards.filter(({ id }) => isAsked(id)),
      )
    : connected;
  return {
    data: pastDue.map((bill) => presentBill(userId, bill, stateOf(bill))),
    count: pastDue.length,
    filters: { accountId: accountId ?? null, onlyPastDue: true },
    freshness: freshnessOf(asked, now),
  };
};

export const endpoint = defineEndpoint(operation, getBills, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
