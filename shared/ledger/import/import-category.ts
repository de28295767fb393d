import { canonicalCategory } from '../categories/canonical-category.ts';
import { categorize } from '../categorizer/categorize.ts';
import type { Transaction } from '../transaction.ts';
import type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { ownTransfer } from './same-person.ts';

/** What the rules have made of the row so far. */
type Imported = Pick<Transaction, 'description' | 'merchant' | 'amount'>;

/**
 * The category a row is stored with (design 4 and 9): the aggregator's when it is set, else a transfer to oneself by the
 * tax documents or names of both sides, else what our categorizer makes of it; null when that is not sure.
 */
export const importCategory = (row: AggregatorRow, account: ImportingAccount, imported: Imported): string | null =>
  canonicalCategory(row) ??
  ownTransfer(row, account, imported.description) ??
  categorize({
    description: imported.description,
    merchantName: imported.merchant,
    mcc: row.creditCardMetadata?.payeeMCC,
    type: row.type,
    amount: imported.amount,
    accountType: account.type,
  }).category;
