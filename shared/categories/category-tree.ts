import { normalizeText } from '../text/normalize-text.ts';
import { categoryRows } from './category-rows.ts';

export type CategoryId = (typeof categoryRows)[number][0];
/** A canonical (Portuguese) category name. */
export type CategoryName = (typeof categoryRows)[number][2];

export type Category = {
  id: CategoryId;
  english: string;
  /** The canonical name. */
  portuguese: CategoryName;
  /** Null for a root. */
  parentId: CategoryId | null;
};

const LEVEL_ENDS = [2, 4];
const INSURANCE_CHILD_LENGTH = 9;

// A level is two digits, then two, then four; the children of insurance have nine digits.
const ancestorIds = (id: string): string[] =>
  id.length === INSURANCE_CHILD_LENGTH
    ? [`${id.slice(0, 2)}000000`]
    : LEVEL_ENDS.map((end) => id.slice(0, end).padEnd(8, '0')).filter((ancestor) => ancestor !== id);

const build = () => {
  const known = new Map<string, CategoryId>(categoryRows.map(([id]) => [id, id]));
  const categories = categoryRows.map(([id, english, portuguese]): Category => {
    const parents = ancestorIds(id).flatMap((ancestor) => known.get(ancestor) ?? []);
    return { id, english, portuguese, parentId: parents.at(-1) ?? null };
  });
  return {
    categories,
    byId: new Map<string, Category>(categories.map((category) => [category.id, category])),
    byName: new Map<string, Category>(categories.map((category) => [category.portuguese, category])),
  };
};

let built: ReturnType<typeof build> | undefined;
// Built at first use: most functions that bundle this module never use the tree.
const tree = () => {
  built ??= build();
  return built;
};

/** All 130 categories in the order of the aggregator's list. */
export const allCategories = (): readonly Category[] => tree().categories;

export const categoryById = (id: string): Category | null => tree().byId.get(id) ?? null;

/** @param name canonical, exactly as written in the tree */
export const categoryByName = (name: string): Category | null => tree().byName.get(name) ?? null;

/** The category and all below it. */
export const subtreeOf = (id: CategoryId): Category[] => tree().categories.filter((category) => isWithin(category, id));

/** Whether the category is `ancestorId` or lies below it. */
export const isWithin = (category: Category, ancestorId: CategoryId): boolean => {
  for (let at: Category | null = category; at; at = at.parentId && categoryById(at.parentId)) {
    if (at.id === ancestorId) return true;
  }
  return false;
};

/** Whether a canonical name is one of these or lies below one. */
export const isAmong = (name: string | null, ids: readonly CategoryId[]): boolean => {
  const category = name === null ? null : categoryByName(name);
  return category !== null && ids.some((id) => isWithin(category, id));
};

/** Whether one canonical name lies below another. */
export const isBelow = (name: string | null, ancestor: string | null): boolean => {
  const [category, above] = [categoryByName(name ?? ''), categoryByName(ancestor ?? '')];
  return category !== null && above !== null && category !== above && isWithin(category, above.id);
};

/** The canonical name above another; null for a root. */
export const parentNameOf = (name: CategoryName): CategoryName | null => {
  const parentId = categoryByName(name)?.parentId;
  return (parentId && categoryById(parentId)?.portuguese) ?? null;
};

// Spellings of the aggregator that differ from the tree's.
const AGGREGATOR_SPELLINGS: Record<string, CategoryName> = {
  vestiario: 'Vestuário',
  accomodation: 'Hospedagem',
};

let byText: Map<string, CategoryName> | undefined;
const namesByText = (): Map<string, CategoryName> => {
  byText ??= new Map([
    ...allCategories().map(({ english, portuguese }) => [normalizeText(english), portuguese] as const),
    ...allCategories().map(({ portuguese }) => [normalizeText(portuguese), portuguese] as const),
    ...Object.entries(AGGREGATOR_SPELLINGS),
  ]);
  return byText;
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
