import type { CategoryName } from '../categories/category-tree.ts';
import { merchantCodes } from './knowledge/merchant-codes.ts';
import { categoriesOf } from './knowledge/phrases.ts';

let built: ReadonlyMap<number, CategoryName> | undefined;

const codesOf = (listed: string): number[] => {
  const [first = 0, last = first] = listed.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
};

/** The leaf that a merchant category code decides; null for a code that says too little. */
export const leafOfMerchantCode = (mcc: number | string | null | undefined): CategoryName | null => {
  if (mcc == null || mcc === '') return null;
  built ??= new Map(
    categoriesOf(merchantCodes).flatMap(([leaf, list]) =>
      list.split(',').flatMap((listed) => codesOf(listed).map((code) => [code, leaf] as const)),
    ),
  );
  return built.get(Number(mcc)) ?? null;
};
