import { BoundedMap } from '../../bounded-map.ts';
import { canonicalCategory } from '../../categories/canonical-category.ts';
import { type CategorizerInput, categorize } from '../../categorizer/categorize.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { ownTransfer } from './same-person.ts';

// A connection's rows repeat the same few descriptions: of thousands of rows a fifth are different.
const known = new BoundedMap<string, string | null>(2_000);

const categoryOf = (input: CategorizerInput): string | null => {
  const { description, merchantName, mcc, type, accountType } = input;
  const key = JSON.stringify([description, merchantName, mcc, type, accountType]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { category } = categorize(input);
  known.set(key, category);
  return category;
};

type Imported = Pick<Transaction, 'description' | 'merchant'>;

const ourCategory = (row: AggregatorRow, account: ImportingAccount, imported: Imported): string | null =>
  ownTransfer(row, account, imported.description) ??
  categoryOf({
    description: imported.description,
    merchantName: imported.merchant,
    mcc: row.creditCardMetadata?.payeeMCC,
    type: row.type,
    accountType: account.type,
  });

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
