import { canonicalCategory } from '../categories/canonical-category.ts';
import type { CategoryName } from '../categories/category-tree.ts';
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

/**
 * The category a row is stored with (design 4): the aggregator's when it is set, else a transfer to oneself by the tax
 * documents of both sides; null when neither says anything.
 */
export const importCategory = (row: AggregatorRow, account: ImportingAccount): string | null =>
  canonicalCategory(row) ?? ownTransfer(row, account);
