import type { CategoryName } from '../categories/category-tree.ts';
import type { MerchantText } from './merchant-text.ts';

/** A phrase that was found in a text. */
export type PhraseMatch = {
  /** Null: words that mean nothing. */
  leaf: CategoryName | null;
  /** As it is written in the knowledge. */
  phrase: string;
  /** Index of its first word. */
  start: number;
  /** Index behind its last word that it touches. */
  end: number;
  /** Letters and digits that decided. */
  length: number;
};

type Ending = 'whole' | 'open' | 'last' | 'numbered';
type Entry = { leaf: CategoryName | null; phrase: string; compact: string; ending: Ending };
export type PhraseIndex = ReadonlyMap<string, readonly Entry[]>;

const KEY_LENGTHS = [4, 3, 2];
const LONGEST_KEY = 4;

const endingOf = (phrase: string): Ending => {
  if (phrase.endsWith('$')) return 'last';
  if (phrase.endsWith('%')) return 'numbered';
  return phrase.endsWith('*') && !phrase.endsWith(' *') ? 'open' : 'whole';
};

const entriesOf = (leaf: CategoryName | null, list: string): Entry[] =>
  list.split(',').flatMap((written) => {
    const phrase = written.trim();
    const compact = phrase.replace(/[^a-z0-9]/g, '');
    return compact.length < 2 ? [] : [{ leaf, phrase, compact, ending: endingOf(phrase) }];
  });

/** An index by the first letters, since a bank may glue the words of a phrase together. Longest phrases first. */
export const phraseIndex = (lists: readonly (readonly [CategoryName | null, string])[]): PhraseIndex => {
  const index = new Map<string, Entry[]>();
  const longestFirst = lists
    .flatMap(([leaf, list]) => entriesOf(leaf, list))
    .sort((a, b) => b.compact.length - a.compact.length);
  for (const entry of longestFirst) {
    const key = entry.compact.slice(0, LONGEST_KEY);
    const bucket = index.get(key);
    if (bucket) bucket.push(entry);
    else index.set(key, [entry]);
  }
  return index;
};

// The word that starts where the phrase stops; -1 when the phrase stops inside a word.
const wordBehind = ({ starts, compact }: MerchantText, from: number, offset: number): number => {
  let word = from;
  while (word < starts.length && (starts[word] ?? 0) < offset) word += 1;
  const boundary = word < starts.length ? starts[word] : compact.length;
  return boundary === offset ? word : -1;
};

const endOf = (text: MerchantText, { compact, ending }: Entry, start: number): number => {
  const from = text.starts[start] ?? 0;
  if (!text.compact.startsWith(compact, from)) return -1;
  const behind = wordBehind(text, start, from + compact.length);
  if (ending === 'open') return behind < 0 ? start + 1 : behind;
  if (behind < 0 || ending === 'whole') return behind;
  if (ending === 'last') return behind >= text.end ? behind : -1;
  return /^\d/.test(text.words[behind] ?? '') ? behind : -1;
};

/** The longest phrase that starts at word `start`. */
export const matchAt = (index: PhraseIndex, text: MerchantText, start: number): PhraseMatch | null => {
  const from = text.starts[start] ?? 0;
  for (const length of KEY_LENGTHS) {
    for (const entry of index.get(text.compact.slice(from, from + length)) ?? []) {
      const end = endOf(text, entry, start);
      if (end > 0) return { leaf: entry.leaf, phrase: entry.phrase, start, end, length: entry.compact.length };
    }
  }
  return null;
};
