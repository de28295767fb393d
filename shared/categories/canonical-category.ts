import { normalizeText } from '../text/normalize-text.ts';
import { allCategories, type CategoryName, categoryById } from './category-tree.ts';

// Spellings of the aggregator that differ from the tree's.
const AGGREGATOR_SPELLINGS: Record<string, CategoryName> = {
  vestiario: 'Vestuário',
  accomodation: 'Hospedagem',
};

let built: Map<string, CategoryName> | undefined;
const namesByText = (): Map<string, CategoryName> => {
  built ??= new Map([
    ...allCategories().map(({ english, portuguese }) => [normalizeText(english), portuguese] as const),
    ...allCategories().map(({ portuguese }) => [normalizeText(portuguese), portuguese] as const),
    ...Object.entries(AGGREGATOR_SPELLINGS),
  ]);
  return built;
};

/**
 * The canonical (Portuguese) name of the aggregator's category: by id where the tree has it, else by
 * its English or Portuguese text. A text that is not in the tree is kept as it is; null when there is none.
 */
export const canonicalCategory = (from: {
  category?: string | null | undefined;
  categoryId?: string | null | undefined;
}): string | null => {
  const text = from.category?.trim() ?? '';
  const byId = categoryById(from.categoryId?.trim() || text);
  if (byId) return byId.portuguese;
  return namesByText().get(normalizeText(text)) ?? (text || null);
};
