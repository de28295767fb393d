import { type Account, isBankAccount } from '../accounts/account.ts';
import { add, type Centavos, sum } from '../money.ts';

/** BRL of the bank accounts, savings apart. */
export type Balances = { checking: Centavos; savings: Centavos };

const isSavings = ({ subtype }: Account): boolean => subtype === 'SAVINGS_ACCOUNT';

export const balancesOf = (accounts: readonly Account[]): Balances => {
  const banks = accounts.filter((account) => isBankAccount(account) && account.currencyCode === 'BRL');
  const total = (of: readonly Account[]): Centavos => sum(of.map(({ balance }) => balance));
  return { checking: total(banks.filter((account) => !isSavings(account))), savings: total(banks.filter(isSavings)) };
};

export const totalOf = ({ checking, savings }: Balances): Centavos => add(checking, savings);
