import { normalizeText } from '../text/normalize-text.ts';
import { categoryAliases } from './category-aliases.ts';
import { textsWithin } from './category-groups.ts';
import { allCategories, type CategoryId, subtreeOf } from './category-tree.ts';

const piecesOf = (name: string): string[] => name.split(',').map(normalizeText);

type NameIndex = {
  covers: Map<string, readonly CategoryId[]>;
  /** Names of several words by their words in the singular. */
  inSingular: Map<string, readonly CategoryId[]>;
  words: Set<string>;
  longestInWords: number;
  withComma: Set<string>;
  longestInPieces: number;
};

const inSingular = (name: string): string => name.replace(/(?<=[a-z]{3})s(?= |$)/g, '');

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
  const withComma = allCategories()
    .flatMap(({ english, portuguese }) => [english, portuguese])
    .filter((name) => name.includes(','))
    .map(piecesOf);
  return {
    covers,
    inSingular: new Map(
      [...covers].filter(([name]) => name.includes(' ')).map(([name, ids]) => [inSingular(name), ids]),
    ),
    words: new Set(names.flat()),
    longestInWords,
    withComma: new Set(withComma.map((pieces) => pieces.join())),
    longestInPieces: Math.max(...withComma.map(({ length }) => length)),
  };
};

let built: NameIndex | undefined;
const index = (): NameIndex => {
  built ??= build();
  return built;
};

/** The categories of a name of the tree (in either language) or of an alias, each with its descendants. */
export const categoriesNamed = (normalizedName: string): readonly CategoryId[] | null =>
  index().covers.get(normalizedName) ?? null;

/** The same of a name of several words, each of which may be plural or singular: `conta de luz`, `contas de luz`. */
export const categoriesNamedInAnyNumber = (normalizedName: string): readonly CategoryId[] | null =>
  categoriesNamed(normalizedName) ?? index().inSingular.get(inSingular(normalizedName)) ?? null;

/** Every name of the tree and every alias, normalized, with its categories. */
export const knownNames = (): ReadonlyMap<string, readonly CategoryId[]> => index().covers;

/** Every word of a known name, normalized. */
export const wordsOfNames = (): Iterable<string> => index().words;
export const isWordOfName = (word: string): boolean => index().words.has(word);

/** Words in the longest known name. */
export const longestNameInWords = (): number => index().longestInWords;

/**
 * How many pieces of a comma list, from `start` on, are one name of the tree, such as "Cinema, teatro e concertos"; the
 * longest name wins, and a piece that begins none is a name of its own.
 * @param pieces normalized
 */
export const piecesOfNameAt = (pieces: readonly string[], start: number): number => {
  const { withComma, longestInPieces } = index();
  for (let count = Math.min(longestInPieces, pieces.length - start); count > 1; count -= 1) {
    if (withComma.has(pieces.slice(start, start + count).join())) return count;
  }
  return 1;
};

const namesCovered = new Map<CategoryId, readonly string[]>();

const buildCoveredNames = (id: CategoryId): readonly string[] => {
  const names = [...subtreeOf(id).map(({ portuguese }) => portuguese), ...textsWithin(id)];
  namesCovered.set(id, names);
  return names;
};

/** The canonical names of the category and of all below it, with texts outside the tree that belong there. */
export const coveredNames = (id: CategoryId): readonly string[] => namesCovered.get(id) ?? buildCoveredNames(id);
