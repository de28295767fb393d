import { categoryAliases } from './category-aliases.ts';
import { allCategories, type CategoryId } from './category-tree.ts';
import { normalizeText } from './normalize-text.ts';

const piecesOf = (name: string): string => name.split(',').map(normalizeText).join();

type NameIndex = {
  covers: Map<string, readonly CategoryId[]>;
  words: Set<string>;
  longestInWords: number;
  withComma: Set<string>;
};

const build = (): NameIndex => {
  const covers = new Map<string, readonly CategoryId[]>();
  for (const { id, english, portuguese } of allCategories()) {
    for (const name of [english, portuguese]) covers.set(normalizeText(name), [id]);
  }
  for (const [phrases, ids] of categoryAliases) {
    for (const phrase of phrases.split(',')) covers.set(normalizeText(phrase), ids);
  }
  const names = [...covers.keys()].map((name) => name.split(' '));
  const longestInWords = Math.max(...names.map((words) => words.length));
  const withComma = allCategories().flatMap(({ english, portuguese }) => [english, portuguese]);
  return {
    covers,
    words: new Set(names.flat()),
    longestInWords,
    withComma: new Set(withComma.filter((name) => name.includes(',')).map(piecesOf)),
  };
};

let built: NameIndex | undefined;
const index = (): NameIndex => {
  built ??= build();
  return built;
};

/** The categories that a name of the tree (either language) or an alias stands for, each with all below it. */
export const categoriesNamed = (normalizedName: string): readonly CategoryId[] | null =>
  index().covers.get(normalizedName) ?? null;

/** Every word of a known name, normalized. */
export const wordsOfNames = (): Iterable<string> => index().words;
export const isWordOfName = (word: string): boolean => index().words.has(word);

/** Words in the longest known name. */
export const longestNameInWords = (): number => index().longestInWords;

/** Whether the pieces of a comma list are together one name of the tree, such as "Cinema, teatro e concertos". */
export const isNameWithComma = (pieces: readonly string[]): boolean => index().withComma.has(piecesOf(pieces.join()));
