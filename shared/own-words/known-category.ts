import { categoriesNamed } from '../categories/category-names.ts';
import { allCategories, categoryById } from '../categories/category-tree.ts';
import { nearestCategories } from '../categories/nearest-names.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { normalizeText } from '../text/normalize-text.ts';

const listed = (names: readonly string[]): string => names.join('; ');

/**
 * The canonical name of one category, by its Portuguese or English name or by an alias of this category only.
 * @throws InvalidInputError with the names that may be meant
 */
export const knownCategory = (name: string): string => {
  const asked = normalizeText(name);
  // An alias may have the name of a category and cover others too.
  const called = allCategories().find((one) =>
    [one.portuguese, one.english].some((own) => normalizeText(own) === asked),
  );
  if (called) return called.portuguese;
  const ids = categoriesNamed(asked) ?? [];
  const names = ids.flatMap((id) => categoryById(id)?.portuguese ?? []);
  const [only, ...others] = names;
  if (only && others.length === 0) return only;
  const near = names.length > 0 ? names : nearestCategories(name);
  const hint = near.length > 0 ? `the nearest are: ${listed(near)}` : 'get-transactions shows the names in use';
  throw new InvalidInputError('Invalid category', {
    message:
      names.length > 0
        ? `"${name}" stands for several categories: ${listed(names)}`
        : `No category has this name; ${hint}`,
  });
};
