import { isBankAccount } from '../../shared/accounts/account.ts';
import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { toBalanceEntry } from '../../shared/accounts/balance.ts';
import { getBalance as operation } from '../../shared/contract/operations/get-balance.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { sum, toAmount } from '../../shared/money.ts';
import { openTable } from '../../shared/storage/table.ts';

export const getBalance = async (
  { userId }: Pick<RequestOf<typeof operation>, 'userId'>,
  { accounts }: { accounts: Pick<AccountStore, 'list'> },
) => {
  const banks = (await accounts.list(userId)).filter(isBankAccount);
  const inBrl = banks.filter(({ currencyCode }) => currencyCode === 'BRL');
  return {
    data: {
      // Never a sum across currencies (design 4).
      total_balance: toAmount(sum(inBrl.map(({ balance }) => balance))),
      accounts: banks.map(toBalanceEntry),
    },
  };
};

export const endpoint = defineEndpoint(operation, getBalance, () => ({ accounts: accountStore(openTable()) }));
export const handler = apiHandler(endpoint);
