import { canonicalCategory } from '../categories/canonical-category.ts';
import type { CategoryName } from '../categories/category-tree.ts';
import { categorize } from '../categorizer/categorize.ts';
import type { Transaction } from '../transaction.ts';
import type { AggregatorParty, AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { plainDocument } from './tax-documents.ts';

const SAME_PERSON: CategoryName = 'Transferência mesma titularidade';
const SAME_PERSON_BY_METHOD: ReadonlyMap<string, CategoryName> = new Map([
  ['PIX', 'Transferência mesma titularidade - PIX'],
  ['TED', 'Transferência mesma titularidade - TED'],
]);

const documentOf = (party: AggregatorParty): string | null => plainDocument(party?.documentNumber?.value);

// Payer and receiver are one person, or the other side is the account's own holder.
const isSamePerson = ({ paymentData, type }: AggregatorRow, { taxNumber }: ImportingAccount): boolean => {
  const [payer, receiver] = [documentOf(paymentData?.payer), documentOf(paymentData?.receiver)];
  const counterparty = type === 'DEBIT' ? receiver : payer;
  const holder = plainDocument(taxNumber) ?? (type === 'DEBIT' ? payer : receiver);
  return counterparty !== null && counterparty === holder;
};

const ownTransfer = (row: AggregatorRow, account: ImportingAccount): CategoryName | null =>
  account.type !== 'CREDIT' && isSamePerson(row, account)
    ? (SAME_PERSON_BY_METHOD.get(row.paymentData?.paymentMethod?.toUpperCase() ?? '') ?? SAME_PERSON)
    : null;

/** What the rules have made of the row so far. */
type Imported = Pick<Transaction, 'description' | 'merchant' | 'amount'>;

/**
 * The category a row is stored with (design 4 and 9): the aggregator's when it is set, else a transfer to oneself by the
 * tax documents of both sides, else what our categorizer makes of it; null when that is not sure.
 */
export const importCategory = (row: AggregatorRow, account: ImportingAccount, imported: Imported): string | null =>
  canonicalCategory(row) ??
  ownTransfer(row, account) ??
  categorize({
    description: imported.description,
    merchantName: imported.merchant,
    mcc: row.creditCardMetadata?.payeeMCC,
    type: row.type,
    amount: imported.amount,
    accountType: account.type,
  }).category;
