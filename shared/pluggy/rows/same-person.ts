import type { CategoryName } from '../../categories/category-tree.ts';
import { normalizeText } from '../../text/normalize-text.ts';
import { METHOD, mayName, TRANSFER_WORDS } from '../../transfers/transfer-text.ts';
import type { AggregatorParty, AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { plainDocument } from './tax-documents.ts';

const SAME_PERSON: CategoryName = 'Transferência mesma titularidade';
const SAME_PERSON_BY_METHOD: ReadonlyMap<string, CategoryName> = new Map([
  ['pix', 'Transferência mesma titularidade - PIX'],
  ['ted', 'Transferência mesma titularidade - TED'],
]);

const documentOf = (party: AggregatorParty): string | null => plainDocument(party?.documentNumber?.value);
// A single letter is an initial only between names; at the edges it belongs to the bank's text: `TED D`, `BCO DO BRASIL
// S.A.`.
const namesOf = (text: string | null | undefined): string[] => {
  const names = normalizeText(text ?? '')
    .split(' ')
    .filter((word) => /^[a-z]$/.test(word) || mayName(word));
  const isWhole = (name: string): boolean => name.length > 1;
  return names.slice(Math.max(0, names.findIndex(isWhole)), names.findLastIndex(isWhole) + 1);
};

// Banks abbreviate middle names: `ANA P SOUZA` matches Ana Paula Souza, `ANA SOUZA` does not.
const isSameName = (names: readonly string[], holder: readonly string[]): boolean =>
  holder.length > 1 &&
  names.length === holder.length &&
  names.every((name, at) => {
    const isBetween = at > 0 && at < holder.length - 1;
    return isBetween ? holder[at]?.startsWith(name) : holder[at] === name;
  });

const otherSide = ({ paymentData, type }: AggregatorRow): AggregatorParty =>
  type === 'DEBIT' ? paymentData?.receiver : paymentData?.payer;

// Null: the documents do not decide.
const byDocuments = (row: AggregatorRow, { taxNumber }: ImportingAccount): boolean | null => {
  const ownSide = row.type === 'DEBIT' ? row.paymentData?.payer : row.paymentData?.receiver;
  const [other, holder] = [documentOf(otherSide(row)), plainDocument(taxNumber) ?? documentOf(ownSide)];
  return other && holder ? other === holder : null;
};

/** An institution's name does not count: own money may pass through an institution. */
export const hasOtherParty = (row: AggregatorRow, account: ImportingAccount): boolean => {
  const named = otherSide(row)?.name;
  return byDocuments(row, account) === false && (!named || namesOf(named).length > 0);
};

const byName = (row: AggregatorRow, { owner }: ImportingAccount, description: string): boolean => {
  const holder = namesOf(owner);
  const named = otherSide(row)?.name;
  if (named) return isSameName(namesOf(named), holder);
  const text = normalizeText(description);
  return TRANSFER_WORDS.test(text) && isSameName(namesOf(description), holder);
};

/** By tax documents, else by full name; null on cards, and without a matching name. */
export const ownTransfer = (
  row: AggregatorRow,
  account: ImportingAccount,
  description: string,
): CategoryName | null => {
  if (account.type === 'CREDIT' || !(byDocuments(row, account) ?? byName(row, account, description))) return null;
  const method = row.paymentData?.paymentMethod?.toLowerCase() ?? METHOD.exec(normalizeText(description))?.[0] ?? '';
  return SAME_PERSON_BY_METHOD.get(method) ?? SAME_PERSON;
};
