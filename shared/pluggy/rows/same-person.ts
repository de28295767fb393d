import type { CategoryName } from '../../categories/category-tree.ts';
import { normalizeText } from '../../text/normalize-text.ts';
import { METHOD, mayName, TRANSFER_WORDS } from '../../transfers/transfer-text.ts';
import type { AggregatorParty, AggregatorRow, ImportingAccount } from './aggregator-row.ts';

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

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** Letters and digits without punctuation; null when masked or too short. */
export const plainDocument = (document: string | null | undefined): string | null => {
  const plain = (document ?? '').replace(/[\s./-]/g, '').toUpperCase();
  const isWhole = plain.length === CPF_LENGTH || plain.length === CNPJ_LENGTH;
  return isWhole && /^[0-9A-Z]+$/.test(plain) ? plain : null;
};

// Modulo 11 with weights from 2 at the right; a CNPJ's restart after 9, and its letters count from 17.
const checkDigit = (body: string, highestWeight: number): number => {
  const weightOf = (fromRight: number) => 2 + (fromRight % (highestWeight - 1));
  const sum = [...body].reduceRight(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * weightOf(body.length - 1 - index),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};

const hasCheckDigits = (document: string): boolean => {
  const highestWeight = document.length === CPF_LENGTH ? CPF_LENGTH : 9;
  const [body, first] = [document.slice(0, -2), document.slice(0, -1)];
  const expected = `${checkDigit(body, highestWeight)}${checkDigit(first, highestWeight)}`;
  return document.endsWith(expected) && new Set(document).size > 1;
};

// Some banks fill a CPF up to the length of a CNPJ; one in a hundred then has the check digits of both.
const isFilledCpf = (document: string): boolean => document.startsWith('000') && hasCheckDigits(document.slice(3));

/** A CNPJ in digits with valid check digits; null for everything else, a CPF in any form included. */
export const companyDocument = (document: string | null | undefined): string | null => {
  const plain = plainDocument(document);
  return plain && /^\d{14}$/.test(plain) && hasCheckDigits(plain) && !isFilledCpf(plain) ? plain : null;
};

/** The CNPJ of the company that was paid; null where it is nobody's, the holder's own, or not known. */
export const paidCompany = (row: AggregatorRow, { taxNumber }: ImportingAccount): string | null => {
  const payee = row.type === 'DEBIT' ? row.paymentData?.receiver?.documentNumber?.value : null;
  const company = companyDocument(row.merchant?.cnpj) ?? companyDocument(payee);
  return company === plainDocument(taxNumber) ? null : company;
};

const LABEL = String.raw`(?:\b(?:CPF|CNPJ)(?:\s*\/\s*(?:CPF|CNPJ))?\s*[:.-]?\s*)`;
// A partly masked CPF still identifies its holder.
const PRINTED = new RegExp(
  String.raw`${LABEL}?(?<![\dA-Z])(?:[\d*•xX]{3}\.[\d*•]{3}\.[\d*•]{3}-?[\d*•xX]{2}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})(?!\d)`,
  'gi',
);
const LABELLED = new RegExp(String.raw`${LABEL}(?:[\d*•]{14}|[\d*•]{9}-?[\d*•]{2})(?![\d*•])`, 'gi');
const BARE = /(?<![\d.,])(?:\d{14}|\d{9}-?\d{2})(?![\d,])/g;

const anywhere = (document: string): RegExp => new RegExp([...document].join('[\\s./-]?'), 'gi');

/** Those that may be in the text. Most are not, and an expression of its own for each would be a third of the mapping of a row. */
const mentioned = (text: string, known: readonly string[]): readonly string[] => {
  if (known.length === 0) return known;
  const plain = text.replace(/[\s./-]/g, '').toUpperCase();
  return known.filter((document) => plain.includes(document));
};

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: [-–:|/,])+(?= [-–:|/,] )/g, '')
    .replace(/^[\s\-–:|/,]+|[\s\-–:|/,]+$/g, '');

/** Every CPF or CNPJ: punctuated, masked, labelled, with valid check digits, or in `known` (as `plainDocument` gives them). */
export const withoutTaxDocuments = (text: string, known: readonly string[] = []): string => {
  const bare = (found: string): string => (hasCheckDigits(found.replace('-', '')) ? ' ' : found);
  const rest = mentioned(text, known)
    .reduce((current, document) => current.replace(anywhere(document), ' '), text)
    .replace(PRINTED, ' ')
    .replace(LABELLED, ' ')
    .replace(BARE, bare);
  return rest === text ? text : tidy(rest);
};
