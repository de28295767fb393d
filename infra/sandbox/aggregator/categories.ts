import { allCategories, categoryById } from '../../../shared/categories/category-tree.ts';

/** The aggregator's English name of a category, as in its transactions; throws for an id that is not in the tree. */
export const categoryName = (id: string): string => {
  const category = categoryById(id);
  if (!category) throw new Error(`No category ${id}`);
  return category.english;
};

/** The response of `GET /categories`. */
export const aggregatorCategories = () =>
  allCategories().map(({ id, english, portuguese, parentId }) => ({
    id,
    description: english,
    descriptionTranslated: portuguese,
    parentId,
    parentDescription: parentId && categoryName(parentId),
  }));
