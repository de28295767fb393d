import type { Transaction } from '../../ledger/transaction.ts';
import { isBoilerplate, isPlace, otherNames, tells } from './bank-print.ts';
import { type Described, type Merchant, merchantOf, rowTexts } from './merchant.ts';
import { rowIndex } from './row-index.ts';

type Row = Described & Pick<Transaction, 'category'>;

const LONGEST_RUN = 5;
const SHORTEST_MENDED = 4;
const NUMBER_NAME = /^\d{2,4}$/;
/** Merchants of one message: each is looked for in every row. Further ones stay unread. */
const MOST_MERCHANTS = 20;

/** The words of a user's rows, to find in them what a message names. Read once per request and only when asked. */
export const rowWords = (rows: readonly Row[]) => {
  let built: ReturnType<typeof rowIndex> | undefined;
  const index = () => {
    built ??= rowIndex(rows);
    return built;
  };
  const textOf = rowTexts();
  const answers = new Map<string, Merchant | null>();
  let merchants = 0;
  const once = (name: string, look: () => Merchant | null): Merchant | null => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const found = merchants < MOST_MERCHANTS ? look() : null;
    if (found) merchants += 1;
    answers.set(name, found);
    return found;
  };
  const lookUp = (run: readonly string[]): Merchant | null => {
    if (run.length > LONGEST_RUN || !run.some(tells) || (run.length === 1 && isPlace(run[0] ?? ''))) return null;
    if (run.length > 1 && (isBoilerplate(run[0] ?? '') || isBoilerplate(run.at(-1) ?? ''))) return null;
    const names = [run, ...otherNames(run)].flatMap((name) => index().printedName(name) ?? []);
    return names.length > 0 ? merchantOf(run.join(' '), names, textOf) : null;
  };
  let categories: Set<string | null> | undefined;
  return {
    /** Words of the rows that a misspelled word may have meant. */
    distinctive: (): string[] =>
      [...index().words].filter((word) => word.length >= SHORTEST_MENDED && !isBoilerplate(word) && !/\d/.test(word)),
    /** Whether a row has one of the categories. */
    hasCategory: (names: ReadonlySet<string>): boolean => {
      categories ??= new Set(rows.map(({ category }) => category));
      return [...categories].some((category) => category !== null && names.has(category));
    },
    knows: (word: string): boolean => index().words.has(word) || index().beginsWord(word),
    /** The merchant that a run of words names. */
    merchant: (run: readonly string[]): Merchant | null => once(run.join(' '), () => lookUp(run)),
    /** The rows that print the word, or its singular, whatever the word is. */
    printed: (word: string): Merchant | null =>
      once(`printed ${word}`, () => {
        const name = [word, word.replace(/s$/, '')].find((form) => index().words.has(form));
        return name === undefined ? null : merchantOf(name, [{ name, isWhole: true }], textOf);
      }),
    /** The merchant that a bare number names, such as 99. */
    numbered: (digits: string): Merchant | null =>
      once(`number ${digits}`, () =>
        NUMBER_NAME.test(digits) && index().hasNumber(digits)
          ? merchantOf(digits, [{ name: digits, isWhole: false }], textOf)
          : null,
      ),
  };
};
export type RowWords = ReturnType<typeof rowWords>;
