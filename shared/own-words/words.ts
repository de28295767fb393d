import { merchantKey } from '../categorizer/merchant-key.ts';
import type { Comparable } from '../ledger/row-matching.ts';
import { asImported, type Direction, type OwnWords, type Transaction, withWords } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Instant } from '../time/instant.ts';

const WORD_FIELDS = ['category', 'merchant', 'note'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** Null restores the value of the bank and the rules. Of two words on one field the one with the higher order is valid. */
export type Word = { value: string | null; order: number };
export type Words = { [Field in WordField]?: Word | undefined };

/** The user's words on one row. */
export type OwnRowWords = {
  itemId: string;
  /** The row as last seen, by which its successor is found when the bank replaces it. */
  row: Comparable & {
    /** Of a row that was pending then, the bank's merchant; absent where it was posted. */
    pending?: { merchant: string | null } | undefined;
  };
  /** The row's id before its last renumbering. */
  formerId: string | null;
  words: Words;
};

/** The merchant in the bank's data: rows of equal direction are similar by `name`, or by `text` if one of them has no name. */
export type OwnMerchant = {
  direction: Direction;
  /** The bank's name of the merchant, normalized. */
  name: string | null;
  /** The words of the description that may be a person's name, without spaces. */
  text: string | null;
};

/** The user's words on all rows of a merchant. */
export type MerchantWords = {
  id: string;
  merchant: OwnMerchant;
  words: Words;
  /** Some months do not show the words yet. */
  isUnfinished: boolean;
  /** When the first of the words that it has was said; absent in records of before it was noted. */
  createdAt?: Instant | undefined;
};

export type AccountName = { itemId: string; accountId: string; customName: string };

export type OwnWordsOfUser = {
  /** Raised by each change of a record below; a change expects the order that it read. */
  order: number;
  rows: readonly OwnRowWords[];
  merchants: readonly MerchantWords[];
  accounts: readonly AccountName[];
};

/** Whether anything is said: null gives a field back. */
export const saysAny = (words: Words): boolean => WORD_FIELDS.some((field) => words[field]?.value != null);

/** Later words replace earlier ones, field by field. What a later release stored beside them stays. */
export const joined = (a: Words, b: Words): Words => {
  const words: Words = { ...b, ...a };
  for (const field of WORD_FIELDS) {
    const [known, other] = [words[field], b[field]];
    if (other && (!known || other.order >= known.order)) words[field] = other;
  }
  return words;
};

/**
 * The merchant of a row; null if the bank gives no name, as in `PIX ENVIADO`.
 * @param row as imported: the user's own name for a merchant does not change who it is
 */
export const ownMerchant = ({
  type,
  merchant,
  description,
}: Pick<Transaction, 'type' | 'merchant' | 'description'>): OwnMerchant | null => {
  const name = normalizeText(merchant ?? '') || null;
  const { isNamed, compact } = merchantKey({ description });
  const text = isNamed && compact ? compact : null;
  return name === null && text === null ? null : { direction: type, name, text };
};

export const isSameMerchant = (a: OwnMerchant, b: OwnMerchant): boolean => {
  if (a.direction !== b.direction) return false;
  if (a.name !== null && b.name !== null) return a.name === b.name;
  return a.text !== null && a.text === b.text;
};

const valuesOf = ({ category, merchant, note }: Words): OwnWords => ({
  category: category?.value,
  merchant: merchant?.value,
  note: note?.value,
});

/** The words on the rows of each merchant. Many rows share a text, so each is looked up once. */
const wordsByMerchant = (merchants: readonly MerchantWords[]) => {
  const found = new Map<string, Words>();
  return (row: Transaction): Words => {
    if (merchants.length === 0) return {};
    const key = JSON.stringify([row.type, row.merchant, row.description]);
    const known = found.get(key);
    if (known) return known;
    const merchant = ownMerchant(row);
    const words = merchants
      .filter((said) => merchant && isSameMerchant(said.merchant, merchant))
      .reduce<Words>((all, said) => joined(all, said.words), {});
    found.set(key, words);
    return words;
  };
};

/** Applies to a stored or imported row the latest word per field, of the row or of its merchant. */
export const latestWords = (merchants: readonly MerchantWords[]) => {
  const ofMerchant = wordsByMerchant(merchants);
  return (stored: Transaction, ofRow: Words = {}): Transaction => {
    const row = asImported(stored);
    return withWords(row, valuesOf(joined(ofMerchant(row), ofRow)));
  };
};
