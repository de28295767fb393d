import { isBoilerplate } from './bank-print.ts';
import { isCommonWord } from './lexicon.ts';
import { type Described, normalized, type PrintedName, printed, printedAs } from './merchant.ts';

// Dates and installments make thousands of texts of a hundred: they end the line and hold no name.
const CLOSING_DATE = 6;
const withoutDate = (text: string): string => (text.at(-3) === '/' ? text.slice(0, -CLOSING_DATE) : text);

const SHORTEST_START = 5;
const SHORTEST_GLUED = 6;
const LONGEST_WORD = 60;
/** Searches through all texts for one message; a message of thirty unknown words needs no more. */
const MOST_SEARCHES = 100;

/** Answers each question once, and none behind the first `most`. */
const bounded = (most: number) => {
  const answers = new Map<string, number>();
  return (question: string, look: () => number): number => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (answers.size >= most) return -1;
    const found = look();
    answers.set(question, found);
    return found;
  };
};

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
  const search = bounded(MOST_SEARCHES);
  // Where the texts have it; -1 where they do not, and once the message has had its searches.
  const placeOf = (text: string): number => search(text, () => lines.indexOf(text));
  const matches = (pattern: RegExp): boolean => search(pattern.source, () => lines.search(pattern)) >= 0;

  // "smart" begins "smartfit"; the beginning of a bank's own word is no name.
  const beginsWord = (start: string): boolean => {
    const at = start.length < SHORTEST_START ? -1 : placeOf(` ${start}`);
    const [whole = ''] = at < 0 ? [] : lines.slice(at + 1, at + LONGEST_WORD).split(/[ \n]/);
    return whole !== '' && !isBoilerplate(whole) && !isCommonWord(whole);
  };
  const gluedPlaceOf = (name: string): number => {
    glued ??= lines.replaceAll(' ', '');
    return glued.indexOf(name);
  };
  const isGlued = (name: string): boolean =>
    name.length >= SHORTEST_GLUED &&
    search(`glued ${name}`, () => gluedPlaceOf(name)) >= 0 &&
    matches(printedAs({ name, isWhole: false }));
  const isPhrase = (run: readonly string[]): boolean =>
    run.slice(0, -1).every((word) => words.has(word)) &&
    placeOf(` ${run.slice(0, 2).join(' ')}`) >= 0 &&
    placeOf(` ${run.join(' ')}`) >= 0;
  return {
    words,
    beginsWord,
    /** How the rows print the words, in this order, wherever they have their spaces; null where they do not. */
    printedName: (run: readonly string[]): PrintedName | null => {
      const [first = '', ...others] = run;
      const name = run.join('');
      if (words.has(name)) return { name, isWhole: true };
      if (others.length === 0) return beginsWord(first) || isGlued(first) ? { name, isWhole: false } : null;
      if (!isPhrase(run)) return null;
      return { name, isWhole: placeOf(` ${run.join(' ')} `) >= 0 };
    },
    hasNumber: (digits: string): boolean => matches(new RegExp(` ${digits}(?:[a-z]| )`)),
  };
};
