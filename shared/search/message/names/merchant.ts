import type { PaymentMethod } from '../../../categorizer/payment-method.ts';
import type { Transaction } from '../../../ledger/transaction.ts';
import { withoutAccents } from '../../../text/normalize-text.ts';

export type Described = Pick<Transaction, 'description' | 'merchant'>;

/**
 * A merchant as the user's rows print it.
 *
 * - `isOwnMove`: no merchant, but what the user moved between own accounts, as the rows tell.
 * - `method`: no merchant either, but by which means was paid.
 * - `moved`: the mark of the direction that the words tell with it.
 */
export type Merchant = {
  name: string;
  isIn: (row: Described) => boolean;
  isOwnMove?: true;
  method?: PaymentMethod;
  moved?: string;
};

/** What a bank printed of a row. */
export const printed = ({ description, merchant }: Described): string =>
  merchant && merchant !== description ? `${description} ${merchant}` : description;

// "C&A" is said "c&a" or "cea".
export const normalized = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/(?<=[a-z])&(?=[a-z])/g, 'e')
    .replace(/[^a-z0-9\n]+/g, ' ');

// Letters may stand apart; digits belong together.
const spaced = (name: string): string => (/^\d+$/.test(name) ? name : [...name].join(' ?'));

/** Finds words that begin with `name`, and that end with it where `isWhole`, wherever the text has its spaces. */
export const printedAs = ({ name, isWhole }: PrintedName): RegExp =>
  new RegExp(` ${spaced(name)}${/^\d+$/.test(name) ? '(?!\\d)' : isWhole ? '(?=[ \\d\\n])' : ''}`);

/** A name without its spaces; whole where rows have it as a word: "marco" is not in "marcos", "steam" is in "steamgames". */
export type PrintedName = { name: string; isWhole: boolean };

/** What a row prints, normalized, with a space at both ends; each row and each text is normalized once. */
export const rowTexts = () => {
  const ofRows = new Map<Described, string>();
  const ofTexts = new Map<string, string>();
  const read = (row: Described): string => {
    const text = printed(row);
    const found = ofTexts.get(text) ?? ` ${normalized(text)} `;
    ofTexts.set(text, found);
    ofRows.set(row, found);
    return found;
  };
  return (row: Described): string => ofRows.get(row) ?? read(row);
};

/** The merchant of the rows that print one of the names. Rows share their texts: each text is searched once. */
export const merchantOf = (
  name: string,
  names: readonly PrintedName[],
  textOf: (row: Described) => string,
): Merchant => {
  const pattern = new RegExp(names.map((one) => printedAs(one).source).join('|'));
  const answers = new Map<string, boolean>();
  const answer = (text: string): boolean => {
    const isFound = pattern.test(text);
    answers.set(text, isFound);
    return isFound;
  };
  return {
    name,
    isIn: (row) => {
      const text = textOf(row);
      return answers.get(text) ?? answer(text);
    },
  };
};
