import type { Comparable } from '../ledger/row-matching.ts';
import type { Direction } from '../ledger/transaction.ts';

export const WORD_FIELDS = ['category', 'merchant', 'note'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** Null restores the value of the bank and the rules. Of two words on one field the one with the higher order is valid. */
export type Word = { value: string | null; order: number };
export type Words = { [Field in WordField]?: Word | undefined };

/** The user's words on one row. */
export type RowWords = {
  itemId: string;
  /** The row as last seen, by which its successor is found when the bank replaces it. */
  row: Comparable;
  /** The row's id before its last renumbering. */
  formerId: string | null;
  words: Words;
};

/** The merchant in the bank's data: rows of equal direction are similar by `name`, or by `text` if one of them has no name. */
export type Merchant = {
  direction: Direction;
  /** The bank's name of the merchant, normalized. */
  name: string | null;
  /** The words of the description that may be a person's name, without spaces. */
  text: string | null;
};

/** The user's words on all rows of a merchant. */
export type MerchantWords = {
  id: string;
  merchant: Merchant;
  words: Words;
  /** Some months do not show the words yet. */
  isUnfinished: boolean;
};

export type AccountName = { itemId: string; accountId: string; customName: string };

export type OwnWordsOfUser = {
  /** Raised by each change of a record below; a change expects the order that it read. */
  order: number;
  rows: readonly RowWords[];
  merchants: readonly MerchantWords[];
  accounts: readonly AccountName[];
};

/** Later words replace earlier ones, field by field. */
export const joined = (a: Words, b: Words): Words => {
  const words: Words = { ...a };
  for (const field of WORD_FIELDS) {
    const [known, other] = [words[field], b[field]];
    if (other && (!known || other.order >= known.order)) words[field] = other;
  }
  return words;
};
