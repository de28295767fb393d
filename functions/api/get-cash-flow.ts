import { billsFrom, countedRows } from '../../shared/cards/account-snapshot.ts';
import { type CardStores, openCardStores, rowsAndBills } from '../../shared/cards/card-reader.ts';
import { datesOfCashFlow } from '../../shared/cash-flow/flow-dates.ts';
import { presentCashFlow } from '../../shared/cash-flow/present-cash-flow.ts';
import { plansBefore } from '../../shared/cash-flow/spending-period.ts';
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
  const reads = datesOfCashFlow(months, today);
  const [read, snapshot, connected] = await Promise.all([
    ledger.range(userId, reads.first, reads.last, { today }),
    snapshots.read(userId, billsFrom(reads.first, today)),
    connections(userId),
  ]);
  const transactions = countedRows(read, snapshot);
  const sources = { ...snapshot, transactions };
  const before = await plansBefore(sources, reads, rowsAndBills({ ledger, snapshots }, userId, today));
  const asked = accountType ? snapshot.accounts.filter(({ type }) => type === accountType) : snapshot.accounts;
  return {
    data: presentCashFlow({ ...sources, ...before }, { months, accountType }, today),
    freshness: freshnessOf(accountType ? connectionsOf(connected, asked) : connected, now),
  };
};

export const endpoint = defineEndpoint(operation, getCashFlow, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
