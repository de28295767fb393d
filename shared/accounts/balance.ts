import { InvalidInputError } from '../domain-errors.ts';
import { type Centavos, sum, toAmount } from '../money.ts';
import { type Account, isBankAccount } from './account.ts';

/** The sum of what is known; null where something is, and nothing is known: unknown is not 0. */
export const knownTotal = (accounts: readonly Account[]): Centavos | null => {
  const known = accounts.flatMap(({ balance }) => balance ?? []);
  return known.length === 0 && accounts.length > 0 ? null : sum(known);
};

export const amountOrUnknown = (amount: Centavos | null): number | null => (amount === null ? null : toAmount(amount));

export const notABank = (): InvalidInputError =>
  new InvalidInputError('Account is not a bank account', {
    param: 'accountId',
    message: 'accountId must be the id of a bank account: one that get-accounts lists with type BANK',
  });

/** @throws InvalidInputError when the account is not a bank account */
export const toBalanceEntry = (account: Account) => {
  if (!isBankAccount(account)) throw notABank();
  return {
    id: account.id,
    name: account.name,
    balance: amountOrUnknown(account.balance),
    balance_as_of: account.balanceAsOf ?? null,
    currency_code: account.currencyCode,
    account_type: account.type,
    account_subtype: account.subtype,
    number: account.number,
    connector_name: account.connectorName,
    custom_name: account.customName ?? null,
  };
};
