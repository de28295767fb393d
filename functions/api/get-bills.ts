import { openAccounts } from '../../shared/accounts/account.ts';
import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { type BillStore, billStore } from '../../shared/cards/bill-store.ts';
import { pastDueBills } from '../../shared/cards/past-due.ts';
import { presentBill } from '../../shared/cards/present.ts';
import { getBills as operation } from '../../shared/contract/operations/get-bills.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = {
  bills: Pick<BillStore, 'list'>;
  accounts: Pick<AccountStore, 'list'>;
  connections: ReadConnections;
};

export const getBills = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { bills, accounts, connections }: Services,
) => {
  const { accountId } = query;
  const [all, known, connected] = await Promise.all([
    bills.list(userId, accountId),
    accounts.list(userId),
    connections(userId),
  ]);
  const open = openAccounts(known);
  const left = new Set(known.filter((one) => !open.includes(one)).map(({ id }) => id));
  const pastDue = pastDueBills(
    all.filter((bill) => !left.has(bill.accountId)),
    dateInSaoPaulo(now),
  );
  const itsOwn = open.filter(({ id }) => id === accountId);
  const asked = accountId ? connectionsOf(connected, itsOwn) : connected;
  return {
    data: pastDue.map((bill) => presentBill(userId, bill)),
    count: pastDue.length,
    filters: { accountId: accountId ?? null, onlyPastDue: true },
    freshness: freshnessOf(asked, now),
  };
};

export const endpoint = defineEndpoint(operation, getBills, () => ({
  bills: billStore(openTable()),
  accounts: accountStore(openTable()),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
