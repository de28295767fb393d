import { normalizeText } from '../text/normalize-text.ts';
import { distance } from '../text/typos.ts';
import { knownNames } from './category-names.ts';
import { categoryById } from './category-tree.ts';

const MOST_NAMES = 3;
/** Unknown names that one hint explains, and characters of each. */
const MOST_EXPLAINED = 3;
const LONGEST_NAME = 60;
const SHORTEST_WORD = 4;

/** Distance of `known` from the given name: by spelling first, then by a common word; null when it is not near. */
const farness = (asked: string, known: string): number | null => {
  const most = Math.min(3, Math.floor(asked.length / 3));
  const edits = distance(asked, known, most);
  if (edits <= most) return edits;
  const words = new Set(asked.split(' ').filter((word) => word.length >= SHORTEST_WORD));
  if (known.split(' ').some((word) => words.has(word))) return most + 1;
  return asked.length >= SHORTEST_WORD && known.includes(asked) ? most + 2 : null;
};

/** Canonical names of the categories that an unknown name most likely meant, the nearest first. */
export const nearestCategories = (name: string): string[] => {
  const asked = normalizeText(name.slice(0, LONGEST_NAME));
  const near = [...knownNames()].flatMap(([known, ids]) => {
    const far = farness(asked, known);
    const canonical = ids[0] && categoryById(ids[0])?.portuguese;
    return far === null || !canonical ? [] : [{ far, canonical }];
  });
  const ordered = near.sort((one, other) => one.far - other.far).map(({ canonical }) => canonical);
  return [...new Set<string>(ordered)].slice(0, MOST_NAMES);
};

/** The message for names that no category and no transaction has, with similar known names. */
export const unknownCategoriesHint = (names: readonly string[]): string =>
  names
    .slice(0, MOST_EXPLAINED)
    .map((name) => {
      const near = nearestCategories(name);
      const known = near.length > 0 ? `; the nearest categories are: ${near.join('; ')}` : '';
      return `No category or transaction is named "${name.slice(0, LONGEST_NAME)}"${known}.`;
    })
    .join(' ');
