import { duplicateIds, isOpen } from '../../shared/accounts/account.ts';
import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { heldAccounts, inConnections, isOfHoldings } from '../../shared/accounts/holding.ts';
import { type HoldingsStore, holdingsStore } from '../../shared/accounts/holdings-store.ts';
import { getAccounts as operation } from '../../shared/contract/operations/get-accounts.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { presentAccount } from '../../shared/reports/present-account.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';

type Services = {
  accounts: Pick<AccountStore, 'list'>;
  connections: ReadConnections;
  holdings: Pick<HoldingsStore, 'list'>;
};

export const getAccounts = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { accounts, connections, holdings }: Services,
) => {
  const { accountType } = query;
  const [all, connected, held] = await Promise.all([
    accounts.list(userId),
    connections(userId),
    isOfHoldings(accountType) ? holdings.list(userId) : [],
  ]);
  const duplicates = duplicateIds(all);
  const listed = [...all, ...heldAccounts(inConnections(held, connected))].filter(
    (account) =>
      (query.includeClosed || isOpen(account)) && (accountType === undefined || account.type === accountType),
  );
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
  holdings: holdingsStore(openTable()),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
