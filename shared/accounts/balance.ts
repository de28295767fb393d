import { BadRequestError } from '../http/errors.ts';
import { toAmount } from '../money.ts';
import { type Account, isBankAccount } from './account.ts';

/** Account balance entry (specification, Resources). @throws BadRequestError for an account that is not a bank's */
export const toBalanceEntry = (account: Account) => {
  if (!isBankAccount(account)) throw new BadRequestError('Account is not a bank account');
  return {
    id: account.id,
    name: account.name,
    balance: toAmount(account.balance),
    account_type: account.type,
    account_subtype: account.subtype,
  };
};
