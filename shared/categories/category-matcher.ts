import { normalizeText } from '../text/normalize-text.ts';
import { categoriesNamed, coveredNames, piecesOfNameAt } from './category-names.ts';

export type CategoryMatcher = {
  /** The requested names as they were read, in order. */
  names: string[];
  /** Those that are no known name, and that no category of `rows` has. */
  unknownIn: (rows: Iterable<{ category: string | null }>) => string[];
  /** Whether a row of this category (canonical name, the bank's own text, or null) is meant; null never is. */
  covers: (category: string | null) => boolean;
};

// Some names contain commas, so as many pieces as make such a name are taken together.
const readList = (list: string): string[] => {
  const pieces = list.split(',').filter((piece) => piece.trim() !== '');
  const normalized = pieces.map(normalizeText);
  const names: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const end = at + piecesOfNameAt(normalized, at);
    names.push(pieces.slice(at, end).join(',').trim());
    at = end;
  }
  return names;
};

/**
 * Resolves a user's category names: case and accents are ignored, both languages are accepted, a parent covers its
 * children, an alias its categories; an unknown name covers rows with exactly that text.
 *
 * @param requested a comma list, or one name or list per element
 */
export const matchCategories = (requested: string | readonly string[]): CategoryMatcher => {
  const names = (typeof requested === 'string' ? [requested] : requested).flatMap(readList);
  const canonical = new Set<string>();
  const literal = new Set<string>();
  for (const normalized of new Set(names.map(normalizeText))) {
    const ids = categoriesNamed(normalized);
    if (ids) ids.flatMap(coveredNames).forEach((covered) => void canonical.add(covered));
    else literal.add(normalized);
  }
  const isCovered = (category: string): boolean =>
    canonical.has(category) || (literal.size > 0 && literal.has(normalizeText(category)));
  // Rows share a few categories: each is answered once.
  const answers = new Map<string, boolean>();
  const answer = (category: string): boolean => {
    const found = isCovered(category);
    answers.set(category, found);
    return found;
  };
  const covers = (category: string | null): boolean => category !== null && (answers.get(category) ?? answer(category));
  const unknownIn = (rows: Iterable<{ category: string | null }>): string[] => {
    if (literal.size === 0) return [];
    const known = new Set<string | null>();
    for (const { category } of rows) known.add(category);
    const texts = new Set([...known].map((category) => normalizeText(category ?? '')));
    return [...new Set(names)].filter((name) => literal.has(normalizeText(name)) && !texts.has(normalizeText(name)));
  };
  return { names, covers, unknownIn };
};
