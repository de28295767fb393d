import { textsWithin } from './category-groups.ts';
import { categoriesNamed, isNameWithComma } from './category-names.ts';
import { type CategoryId, subtreeOf } from './category-tree.ts';
import { normalizeText } from './normalize-text.ts';

export type CategoryMatcher = {
  /** The requested names as they were read, in order. */
  names: string[];
  /** Whether a row of this category (canonical name, the bank's own text, or null) is meant; null never is. */
  covers: (category: string | null) => boolean;
};

// Some names contain commas, so as many pieces as make such a name are taken together, the longest first.
const readList = (list: string): string[] => {
  const pieces = list.split(',').filter((piece) => piece.trim() !== '');
  const names: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let end = pieces.length;
    while (end > at + 1 && !isNameWithComma(pieces.slice(at, end))) end -= 1;
    names.push(pieces.slice(at, end).join(',').trim());
    at = end;
  }
  return names;
};

const namesWithin = (id: CategoryId): string[] => [
  ...subtreeOf(id).map(({ portuguese }) => portuguese),
  ...textsWithin(id),
];

/**
 * What a user's category names mean (design 9): case and accents are ignored, either language counts, a parent
 * covers its children, aliases cover what they stand for; an unknown name covers rows of just that text.
 *
 * @param requested a comma list, or one name or list per element
 */
export const matchCategories = (requested: string | readonly string[]): CategoryMatcher => {
  const names = (typeof requested === 'string' ? [requested] : requested).flatMap(readList);
  const canonical = new Set<string>();
  const literal = new Set<string>();
  for (const name of names) {
    const normalized = normalizeText(name);
    const ids = categoriesNamed(normalized);
    if (ids) ids.flatMap(namesWithin).forEach((covered) => void canonical.add(covered));
    else literal.add(normalized);
  }
  const covers = (category: string | null): boolean =>
    category !== null && (canonical.has(category) || (literal.size > 0 && literal.has(normalizeText(category))));
  return { names, covers };
};
