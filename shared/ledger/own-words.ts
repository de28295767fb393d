import type { Transaction } from './transaction.ts';

/** The user's words on a row; null and absent: none, the imported value applies. */
export type OwnWords = {
  category?: string | null | undefined;
  merchant?: string | null | undefined;
  note?: string | null | undefined;
};

/** The row as the import gave it, without the user's words; the row itself where there are none. */
export const asImported = (row: Transaction): Transaction => {
  if (row.replaced === undefined && row.note === undefined) return row;
  const { replaced, note: _note, ...rest } = row;
  return { ...rest, ...replaced };
};

/** @param row as imported */
export const withWords = (row: Transaction, { category, merchant, note }: OwnWords): Transaction => {
  const replaced = {
    ...(category != null && { category: row.category }),
    ...(merchant != null && { merchant: row.merchant }),
  };
  return {
    ...row,
    ...(category != null && { category }),
    ...(merchant != null && { merchant }),
    ...(note != null && { note }),
    ...(Object.keys(replaced).length > 0 && { replaced }),
  };
};

/** Who chose the category; null when there is none. */
export const categorySource = ({
  category,
  replaced,
  hasOurCategory,
}: Pick<Transaction, 'category' | 'replaced' | 'hasOurCategory'>): 'user' | 'bank' | 'rules' | null => {
  if (category === null) return null;
  if (replaced?.category !== undefined) return 'user';
  return hasOurCategory ? 'rules' : 'bank';
};

/** How sure the category is: a guess of ours is `low` until its user says one; null when there is none. */
export const categoryConfidence = (
  row: Pick<Transaction, 'category' | 'replaced' | 'hasOurCategory' | 'hasDoubtfulCategory'>,
): 'high' | 'low' | null => {
  const source = categorySource(row);
  return source && (source === 'rules' && row.hasDoubtfulCategory ? 'low' : 'high');
};
