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
