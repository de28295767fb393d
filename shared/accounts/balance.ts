import { InvalidInputError } from '../domain-errors.ts';
import { toAmount } from '../money.ts';
import { type Account, isBankAccount } from './account.ts';

/** @throws InvalidInputError when the account is not a bank account */
export const toBalanceEntry = (account: Account) => {
  if (!isBankAccount(account))
    throw new InvalidInputError('Account is not a bank account', {
      message: 'accountId must be the id of a bank account: one that get-accounts lists with type BANK',
    });
  return {
    id: account.id,
    name: account.name,
    balance: toAmount(account.balance),
    account_type: account.type,
    account_subtype: account.subtype,
    number: account.number,
    connector_name: account.connectorName,
    custom_name: account.customName ?? null,
  };
};
