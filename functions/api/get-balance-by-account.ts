import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { notABank, toBalanceEntry } from '../../shared/accounts/balance.ts';
import { isHoldingIn } from '../../shared/accounts/holding.ts';
import { type HoldingsStore, holdingsStore } from '../../shared/accounts/holdings-store.ts';
import { getBalanceByAccount as operation } from '../../shared/contract/operations/get-balance-by-account.ts';
import { NotFoundError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';

type Services = {
  accounts: Pick<AccountStore, 'findOpen'>;
  connections: ReadConnections;
  holdings: Pick<HoldingsStore, 'list'>;
};

export const getBalanceByAccount = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { accounts, connections, holdings }: Services,
) => {
  const { accountId } = query;
  const [account, connected, held] = await Promise.all([
    accounts.findOpen(userId, accountId),
    connections(userId),
    holdings.list(userId),
  ]);
  if (!account && held.some((record) => isHoldingIn(record, accountId))) throw notABank();
  if (!account) throw new NotFoundError('Account not found', 'accountId must be an id that get-accounts lists');
  return { data: toBalanceEntry(account), freshness: freshnessOf(connectionsOf(connected, [account]), now) };
};

export const endpoint = defineEndpoint(operation, getBalanceByAccount, () => ({
  accounts: accountStore(openTable()),
  holdings: holdingsStore(openTable()),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
