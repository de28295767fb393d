import { allCategories, type CategoryName } from '../../categories/category-tree.ts';

/**
 * Comma-separated phrases by the category that they decide, without accents: a leaf, or its parent where no leaf is sure. A phrase matches from the start of a word:
 * - plain (`sams club`): whole words, spaces or not;
 * - `drogar*`: also the beginning of a longer or truncated word; `sebo *`: whole words followed by anything;
 * - `extra$`: only as the last words of the line (a shop's number, a city and a state may follow); a brand written so
 *   means other things too, and so nothing but the bank's own words may stand before it;
 * - `tim %`: only when a number follows.
 */
export type Phrases = Readonly<Partial<Record<CategoryName, string>>>;

type Listed = readonly [CategoryName, string];

/** The categories of a table with their lists. */
export const categoriesOf = (phrases: Phrases): Listed[] =>
  allCategories().flatMap(({ portuguese }) => {
    const list = phrases[portuguese];
    return list === undefined ? [] : [[portuguese, list] as const];
  });

/** The lists of leaves, and those of categories that have others below them. */
export const byLevel = (tables: readonly Phrases[]): { leaves: Listed[]; parents: Listed[] } => {
  const ids = new Set(allCategories().map(({ parentId }) => parentId));
  const parents = new Set<string>(allCategories().flatMap(({ id, portuguese }) => (ids.has(id) ? portuguese : [])));
  const listed = tables.flatMap(categoriesOf);
  return {
    leaves: listed.filter(([name]) => !parents.has(name)),
    parents: listed.filter(([name]) => parents.has(name)),
  };
};
