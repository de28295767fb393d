import { isBankAccount, openAccounts } from '../../shared/accounts/account.ts';
import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { amountOrUnknown, knownTotal, toBalanceEntry } from '../../shared/accounts/balance.ts';
import { getBalance as operation } from '../../shared/contract/operations/get-balance.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';

type Services = { accounts: Pick<AccountStore, 'list'>; connections: ReadConnections };

export const getBalance = async (
  { userId, now }: Pick<RequestOf<typeof operation>, 'userId' | 'now'>,
  { accounts, connections }: Services,
) => {
  const [all, connected] = await Promise.all([accounts.list(userId), connections(userId)]);
  const banks = openAccounts(all).filter(isBankAccount);
  const inBrl = banks.filter(({ currencyCode }) => currencyCode === 'BRL');
  return {
    data: {
      // BRL accounts only: currencies are never added up.
      total_balance: amountOrUnknown(knownTotal(inBrl)),
      unknown_balances: banks.filter(({ balance }) => balance === null).length,
      accounts: banks.map(toBalanceEntry),
    },
    freshness: freshnessOf(connectionsOf(connected, banks), now),
  };
};

export const endpoint = defineEndpoint(operation, getBalance, () => ({
  accounts: accountStore(openTable()),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
