import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { presentAccount } from '../../shared/accounts/present-account.ts';
import { getAccounts as operation } from '../../shared/contract/operations/get-accounts.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { openTable } from '../../shared/storage/table.ts';
import { type ItemStore, itemStore } from '../../shared/sync/item-store.ts';

type Services = { accounts: Pick<AccountStore, 'list'>; items: Pick<ItemStore, 'list'> };

export const getAccounts = async (
  { userId }: Pick<RequestOf<typeof operation>, 'userId'>,
  { accounts, items }: Services,
) => {
  const [all, connections] = await Promise.all([accounts.list(userId), items.list(userId)]);
  const data = all.map((account) =>
    presentAccount(
      account,
      connections.find(({ id }) => id === account.itemId),
    ),
  );
  return { data, count: data.length };
};

export const endpoint = defineEndpoint(operation, getAccounts, () => ({
  accounts: accountStore(openTable()),
  items: itemStore(openTable()),
}));
export const handler = apiHandler(endpoint);
