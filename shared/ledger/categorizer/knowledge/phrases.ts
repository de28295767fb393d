import { allCategories, type CategoryName } from '../../categories/category-tree.ts';

/**
 * Comma-separated phrases by the leaf that they decide, without accents. A phrase matches from the start of a word:
 * - plain (`sams club`): whole words, spaces or not;
 * - `drogar*`: also the beginning of a longer or truncated word; `sebo *`: whole words followed by anything;
 * - `extra$`: only as the last words of the line (a shop's number, a city and a state may follow); a brand written so
 *   means other things too, and so nothing but the bank's own words may stand before it;
 * - `tim %`: only when a number follows.
 */
export type Phrases = Readonly<Partial<Record<CategoryName, string>>>;

/** The leaves of a table with their lists. */
export const leavesOf = (phrases: Phrases): (readonly [CategoryName, string])[] =>
  allCategories().flatMap(({ portuguese }) => {
    const list = phrases[portuguese];
    return list === undefined ? [] : [[portuguese, list] as const];
  });
