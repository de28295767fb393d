import { textsWithin } from './category-groups.ts';
import { type CategoryId, subtreeOf } from './category-tree.ts';

const built = new Map<CategoryId, readonly string[]>();

const build = (id: CategoryId): readonly string[] => {
  const names = [...subtreeOf(id).map(({ portuguese }) => portuguese), ...textsWithin(id)];
  built.set(id, names);
  return names;
};

/** The canonical names of the category and of all below it, with texts outside the tree that belong there. */
export const coveredNames = (id: CategoryId): readonly string[] => built.get(id) ?? build(id);
