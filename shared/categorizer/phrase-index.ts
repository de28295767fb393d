import type { CategoryName } from '../categories/category-tree.ts';
import type { MerchantText } from './merchant-text.ts';
import { continuesWord } from './word-ending.ts';

/** A phrase that was found in a text. */
export type PhraseMatch = {
  /** Null: words that mean nothing. */
  leaf: CategoryName | null;
  /** As it is written in the knowledge. */
  phrase: string;
  /** Its letters and digits: those that decided. */
  compact: string;
  /** Index of its first word. */
  start: number;
  /** Index behind its last word that it touches. */
  end: number;
  /** Only the beginning of it is printed. */
  isCut?: true;
};

type Ending = 'whole' | 'open' | 'name' | 'last' | 'numbered';
/** What an index has phrases of: one word of the latter two may be the beginning of a surname. */
type Kind = 'phrases' | 'trades' | 'names';
/** `next`: the character behind the key, which distinguishes most entries of a key; -1 at the phrase's end. */
type Entry = {
  leaf: CategoryName | null;
  phrase: string;
  compact: string;
  ending: Ending;
  next: number;
  /** Where a word of the phrase begins, in `compact`. */
  breaks: readonly number[];
};
export type PhraseIndex = ReadonlyMap<string, readonly Entry[]>;

const NONE: readonly Entry[] = [];
const LONGEST_KEY = 4;
const SHORTEST_KEY = 2;

/** A word for a trade of so many letters begins no surname: `CAFETERIA-IPE`. */
const LONG_TRADE = 8;

/** `name`: open, but of one word that a surname may begin with. */
const endingOf = (phrase: string, kind: Kind): Ending => {
  if (phrase.endsWith('$')) return 'last';
  if (phrase.endsWith('%')) return 'numbered';
  if (!phrase.endsWith('*') || phrase.endsWith(' *')) return 'whole';
  const isOpen = kind === 'phrases' || phrase.includes(' ') || (kind === 'trades' && phrase.length > LONG_TRADE);
  return isOpen ? 'open' : 'name';
};

const breaksOf = (phrase: string): number[] => {
  const words = phrase.split(' ').map((word) => word.replace(/[^a-z0-9]/g, '').length);
  return words.slice(0, -1).map((_, index) => words.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
};

const entriesOf = (leaf: CategoryName | null, list: string, kind: Kind): Entry[] =>
  list.split(',').flatMap((written) => {
    const phrase = written.trim();
    const compact = phrase.replace(/[^a-z0-9]/g, '');
    return compact.length < 2
      ? []
      : [
          {
            leaf,
            phrase,
            compact,
            ending: endingOf(phrase, kind),
            breaks: breaksOf(phrase),
            next: compact.length > LONGEST_KEY ? compact.charCodeAt(LONGEST_KEY) : -1,
          },
        ];
  });

/**
 * An index by the first letters, since a bank may glue the words of a phrase together. Longest phrases first.
 */
export const phraseIndex = (
  lists: readonly (readonly [CategoryName | null, string])[],
  kind: Kind = 'phrases',
): PhraseIndex => {
  const index = new Map<string, Entry[]>();
  const longestFirst = lists
    .flatMap(([leaf, list]) => entriesOf(leaf, list, kind))
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

// The rest of the word in which a phrase ends.
const restOf = ({ starts, compact }: MerchantText, from: number, offset: number): string =>
  compact.slice(offset, starts.find((start, word) => word > from && start > offset) ?? compact.length);

const LONGEST_INITIALS = 4;
// "V W SANTOS" is no Volkswagen.
const isInitials = (text: MerchantText, start: number, { phrase, compact }: Entry): boolean =>
  compact.length <= LONGEST_INITIALS && text.words[start]?.length === 1 && phrase[1] !== ' ';

const SHORTEST_SPLIT = 6;
// Banks glue words together and seldom split one: "elo 7731" is no "elo7", and "conde do" no "cond ed".
const isSplit = (
  { starts, words }: MerchantText,
  from: number,
  { breaks, compact }: Entry,
  endsInWord: boolean,
): boolean => {
  const mayNot = endsInWord || compact.length < SHORTEST_SPLIT;
  // The word `e` joins two others: "caron e" is no "carone".
  return (
    (mayNot || compact.endsWith('e')) &&
    starts.some(
      (start, word) =>
        start > from &&
        start < from + compact.length &&
        !breaks.includes(start - from) &&
        (mayNot || words[word] === 'e'),
    )
  );
};

const endOf = (text: MerchantText, entry: Entry, start: number): number => {
  const { compact, ending } = entry;
  const from = text.starts[start] ?? 0;
  if (!text.compact.startsWith(compact, from) || isInitials(text, start, entry)) return -1;
  const behind = wordBehind(text, start, from + compact.length);
  if (isSplit(text, from, entry, behind < 0)) return -1;
  if (ending === 'open') return behind < 0 ? start + 1 : behind;
  if (ending === 'name')
    return behind < 0
      ? continuesWord(restOf(text, start, from + compact.length), compact.length)
        ? start + 1
        : -1
      : behind;
  if (behind < 0 || ending === 'whole') return behind;
  // Words of the city that closes the line are no name: "AGUA BRANCA".
  if (ending === 'last')
    return (behind >= text.end || text.words[behind] === 'shopping') &&
      (start < text.end || text.words.length === behind - start)
      ? behind
      : -1;
  return /^\d/.test(text.words[behind] ?? '') ? behind : -1;
};

/** Under which keys a phrase that starts at word `start` is kept, the longest first. */
export const keysAt = ({ starts, compact }: MerchantText, start: number): readonly string[] => {
  const from = starts[start] ?? 0;
  const longest = compact.slice(from, from + LONGEST_KEY);
  return [longest, longest.slice(0, 3), longest.slice(0, SHORTEST_KEY)];
};

/**
 * The longest phrase that starts at word `start`.
 * @param keys of that word
 */
export const matchAt = (
  index: PhraseIndex,
  text: MerchantText,
  start: number,
  keys: readonly string[],
): PhraseMatch | null => {
  const next = text.compact.charCodeAt((text.starts[start] ?? 0) + LONGEST_KEY);
  for (const key of keys) {
    for (const entry of index.get(key) ?? NONE) {
      if (entry.next >= 0 && entry.next !== next) continue;
      const end = endOf(text, entry, start);
      if (end > 0) return { leaf: entry.leaf, phrase: entry.phrase, compact: entry.compact, start, end };
    }
  }
  return null;
};

const SHORTEST_BEGUN = 5;

/** The leaf of all phrases of one word that a cut one begins; null where they disagree. */
export const begunLeaf = (index: PhraseIndex, cut: string): CategoryName | null => {
  if (cut.length < SHORTEST_BEGUN) return null;
  const begun = (index.get(cut.slice(0, LONGEST_KEY)) ?? NONE).filter(({ compact }) => compact.startsWith(cut));
  const leaves = new Set(begun.map(({ leaf }) => leaf));
  return leaves.size === 1 ? (begun[0]?.leaf ?? null) : null;
};
