import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { allCategories } from '../categories/category-tree.ts';
import { categorySource } from '../ledger/own-words.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { toAmount } from '../money.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { type Place, placeOf } from '../transfers/place.ts';

const toAccount = ({ id, name, customName, connectorName, type }: Account) => ({
  account_id: id,
  name: customName ?? name,
  connector_name: connectorName,
  type,
});

/** Roots with all below them, in the order of the tree. */
const categoryGroups = () => {
  const groups = new Map<string, { name: string; below: string[] }>();
  for (const { id, portuguese } of allCategories()) {
    // The first two digits name the root.
    const root = id.slice(0, 2);
    const group = groups.get(root);
    if (group) group.below.push(portuguese);
    else groups.set(root, { name: portuguese, below: [] });
  }
  return [...groups.values()];
};

// Debt that another bill takes over moves as little into or out of what a person has as an own transfer.
const countsAs = (place: Place) => (place === 'own_move' || place === 'carried' ? 'move' : place);

/**
 * Rows as a page lists them, each with how it counts in the cash flow.
 * @param rows those to be listed
 * @param around all that were read: transfers are recognized by their counter-entries
 */
export const statementOf = (
  rows: readonly Transaction[],
  around: readonly Transaction[],
  { accounts, bills }: Pick<AccountSnapshot, 'accounts' | 'bills'>,
) => {
  const transfers = classifyTransfers(around, accounts, bills);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return {
    rows: rows.map((row) => ({
      id: row.id,
      date: row.date,
      description: row.description,
      merchant: row.merchant,
      category: row.category,
      by_user: categorySource(row) === 'user',
      amount: toAmount(row.amount),
      currency_code: row.currencyCode,
      status: row.status,
      account_id: row.accountId,
      note: row.note ?? null,
      installment: row.installment && { number: row.installment.number, total: row.installment.total },
      counts_as: countsAs(placeOf(row, byId.get(row.accountId), transfers)),
    })),
    accounts: accounts.map(toAccount),
    categories: categoryGroups(),
  };
};
