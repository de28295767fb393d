import { duplicateIds, isOpen } from '../../shared/accounts/account.ts';
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
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { accounts, connections }: Services,
) => {
  const [all, connected] = await Promise.all([accounts.list(userId), connections(userId)]);
  const duplicates = duplicateIds(all);
  const listed = all.filter((account) => query.includeClosed || isOpen(account));
  const data = listed.map((account) =>
    presentAccount(
      // Without the account that was linked first it is none.
      duplicates.has(account.id) ? account : { ...account, duplicateOf: undefined },
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
