import { countedRows } from '../../shared/cards/account-snapshot.ts';
import { type CardStores, openCardStores } from '../../shared/cards/card-reader.ts';
import { monthsToRead } from '../../shared/cards/months-to-read.ts';
import { datesOfCashFlow, moneyIn, ofAccountType, onBillingDate } from '../../shared/cash-flow/entries.ts';
import { monthlyFlow, monthToDate, presentCashFlow } from '../../shared/cash-flow/monthly-flow.ts';
import { getCashFlow as operation } from '../../shared/contract/operations/get-cash-flow.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = CardStores & { connections: ReadConnections };

export const getCashFlow = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { snapshots, ledger, connections }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const { months, accountType } = query;
  const { reads, readsOfOthers, counted } = datesOfCashFlow(months, today);
  const accounts = snapshots.read(userId);
  const wanted = accounts.then((read) => monthsToRead(read.accounts, readsOfOthers));
  const [read, snapshot, connected] = await Promise.all([
    ledger.range(userId, reads.first, reads.last, { today, wanted }),
    accounts,
    connections(userId),
  ]);
  const sources = { ...snapshot, transactions: countedRows(read, snapshot) };
  const all = moneyIn(sources, onBillingDate(sources, today));
  const entries = ofAccountType(all.entries, snapshot.accounts, accountType);
  const leftOut = ofAccountType(all.leftOut, snapshot.accounts, accountType).filter(
    ({ date }) => counted.first <= date && date <= counted.last,
  );
  const asked = accountType ? snapshot.accounts.filter(({ type }) => type === accountType) : snapshot.accounts;
  return {
    data: presentCashFlow(monthlyFlow(entries, months, today), monthToDate(entries, today), leftOut.length),
    freshness: freshnessOf(accountType ? connectionsOf(connected, asked) : connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getCashFlow, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
