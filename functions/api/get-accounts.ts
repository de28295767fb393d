import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { getAccounts as operation } from '../../shared/contract/operations/get-accounts.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';

type Services = { accounts: Pick<AccountStore, 'list'>; connections: ReadConnections };

export const getAccounts = async (
  { userId, now }: Pick<RequestOf<typeof operation>, 'userId' | 'now'>,
  { accounts, connections }: Services,
) => {
  const [all, connected] = await Promise.all([accounts.list(userId), connections(userId)]);
  const data = all.map((account) =>
    presentAccount(
      account,
      connected.find(({ id }) => id === account.itemId),
    ),
  );
  return { data, count: data.length, freshness: freshnessOf(connected, now) };
};

export const endpoint = defineEndpoint(operation, getAccounts, () => ({
  accounts: accountStore(openTable()),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
