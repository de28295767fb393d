import { canonicalCategory } from '../../categories/canonical-category.ts';
import { categorize } from '../../categorizer/categorize.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { ownTransfer } from './same-person.ts';

type Imported = Pick<Transaction, 'description' | 'merchant' | 'amount'>;

const ourCategory = (row: AggregatorRow, account: ImportingAccount, imported: Imported): string | null =>
  ownTransfer(row, account, imported.description) ??
  categorize({
    description: imported.description,
    merchantName: imported.merchant,
    mcc: row.creditCardMetadata?.payeeMCC,
    type: row.type,
    amount: imported.amount,
    accountType: account.type,
  }).category;

/** The aggregator's; else an own transfer by documents or names; else the categorizer's; null when not sure. */
export const importCategory = (
  row: AggregatorRow,
  account: ImportingAccount,
  imported: Imported,
): Pick<Transaction, 'category' | 'hasOurCategory'> => {
  const given = canonicalCategory(row);
  const category = given ?? ourCategory(row, account, imported);
  return { category, ...(given === null && category !== null && { hasOurCategory: true }) };
};
