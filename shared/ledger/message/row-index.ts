import { isBoilerplate } from './bank-print.ts';
import { isCommonWord } from './lexicon.ts';
import { type Described, normalized, type PrintedName, printed, printedAs } from './merchant.ts';

// Dates and installments make thousands of texts of a hundred: they close the line and name nobody.
const CLOSING_DATE = 6;
const withoutDate = (text: string): string => (text.at(-3) === '/' ? text.slice(0, -CLOSING_DATE) : text);

const SHORTEST_START = 5;
const SHORTEST_GLUED = 6;
const LONGEST_WORD = 60;

/** Every text of the rows once, between single spaces, to look names up in. */
export const rowIndex = (rows: readonly Described[]) => {
  const distinct = new Set<string>();
  for (const row of rows) distinct.add(withoutDate(printed(row)));
  const text = normalized([...distinct].join(' \n '))
    .replaceAll('\n', ' \n ')
    .replaceAll('  ', ' ');
  const lines = ` ${text} `;
  const words: ReadonlySet<string> = new Set(lines.split(/[ \n]+/));
  let glued: string | undefined;

  // "smart" begins "smartfit"; what begins a word of the bank's own names nobody.
  const beginsWord = (start: string): boolean => {
    const at = start.length < SHORTEST_START ? -1 : lines.indexOf(` ${start}`);
    const [whole = ''] = at < 0 ? [] : lines.slice(at + 1, at + LONGEST_WORD).split(/[ \n]/);
    return whole !== '' && !isBoilerplate(whole) && !isCommonWord(whole);
  };
  const isGlued = (name: string): boolean => {
    if (name.length < SHORTEST_GLUED) return false;
    glued ??= lines.replaceAll(' ', '');
    return glued.includes(name) && printedAs({ name, isWhole: false }).test(lines);
  };
  return {
    words,
    beginsWord,
    /** How the rows print the words, in this order, wherever they have their spaces; null where they do not. */
    printedName: (run: readonly string[]): PrintedName | null => {
      const [first = '', ...others] = run;
      const [name, phrase] = [run.join(''), ` ${run.join(' ')}`];
      if (words.has(name)) return { name, isWhole: true };
      if (others.length === 0) return beginsWord(first) || isGlued(first) ? { name, isWhole: false } : null;
      if (!words.has(first) || !lines.includes(phrase)) return null;
      return { name, isWhole: lines.includes(`${phrase} `) };
    },
    hasNumber: (digits: string): boolean => new RegExp(` ${digits}(?:[a-z]| )`).test(lines),
  };
};
