import { withoutAccents } from '../categories/normalize-text.ts';
import type { Transaction } from '../transaction.ts';

export type Described = Pick<Transaction, 'description' | 'merchant'>;

/** A merchant as it stands in the user's rows. */
export type Merchant = { name: string; isIn: (row: Described) => boolean };

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

/** The merchant of the rows that print one of the names. */
export const merchantOf = (name: string, names: readonly PrintedName[]): Merchant => {
  const pattern = new RegExp(names.map((one) => printedAs(one).source).join('|'));
  const answers = new Map<string, boolean>();
  const answer = (text: string): boolean => {
    const isFound = pattern.test(` ${normalized(text)} `);
    answers.set(text, isFound);
    return isFound;
  };
  return {
    name,
    isIn: (row) => {
      const text = printed(row);
      return answers.get(text) ?? answer(text);
    },
  };
};
