import { BoundedMap } from '../bounded-map.ts';
import { type CategoryId, categoryByName, isWithin } from '../categories/category-tree.ts';

/** `bill`: comes by agreement, at changing amounts too. `habit`: bought when needed. `subscription`: sold by it. */
export type CategoryKind = 'bill' | 'habit' | 'subscription' | 'transfer' | 'other';

// The deepest entry decides.
const KINDS: readonly (readonly [CategoryKind, readonly CategoryId[]])[] = [
  ['subscription', ['09000000', '07030001', '07020001', '07040001']],
  ['habit', ['17030000', '18020000', '18040000', '19010000', '19050000', '07040000', '02020000']],
  [
    'bill',
    [
      '19050004',
      '01000000',
      '02000000',
      '06000000',
      '07010000',
      '07020000',
      '15000000',
      '16000000',
      '17000000',
      '20000000',
    ],
  ],
  ['habit', ['05020000', '08000000', '10000000', '11000000', '12000000', '14000000', '18000000', '21000000']],
  ['transfer', ['05000000']],
];

const read = (name: string): CategoryKind => {
  const category = categoryByName(name);
  if (!category) return 'other';
  const exact = KINDS.find(([, ids]) => ids.includes(category.id));
  const around = exact ?? KINDS.find(([, ids]) => ids.some((id) => isWithin(category, id)));
  return around?.[0] ?? 'other';
};

const known = new BoundedMap<string, CategoryKind>(1_000);

/** What a category says about coming back; `other` for an unknown one. */
export const kindOfCategory = (name: string | null): CategoryKind => {
  if (name === null) return 'other';
  const found = known.get(name);
  if (found) return found;
  const kind = read(name);
  known.set(name, kind);
  return kind;
};
