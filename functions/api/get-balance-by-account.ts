import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { toBalanceEntry } from '../../shared/accounts/balance.ts';
import { getBalanceByAccount as operation } from '../../shared/contract/operations/get-balance-by-account.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { NotFoundError } from '../../shared/http/errors.ts';
import { openTable } from '../../shared/storage/table.ts';

export const getBalanceByAccount = async (
  { userId, query }: Pick<RequestOf<typeof operation>, 'userId' | 'query'>,
  { accounts }: { accounts: Pick<AccountStore, 'find'> },
) => {
  const account = await accounts.find(userId, query.accountId);
  if (!account) throw new NotFoundError('Account not found');
  return { data: toBalanceEntry(account) };
};

export const endpoint = defineEndpoint(operation, getBalanceByAccount, () => ({ accounts: accountStore(openTable()) }));
export const handler = apiHandler(endpoint);
