import type { Row, Statement } from '../../api/statement.ts';

const MOST_USUAL = 6;

type Group = Statement['categories'][number];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the rows in the same direction, the most frequent first. */
export const usualCategories = (rows: readonly Row[], { amount }: Row): string[] => {
  const counts = new Map<string, number>();
  for (const { category, amount: other } of rows)
    if (category && other < 0 === amount < 0) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_USUAL)
    .map(([name]) => name);
};

/** The groups whose name has the words, or those of their categories that have them; accents aside. */
export const matching = (groups: readonly Group[], words: string): Group[] => {
  const wanted = folded(words.trim());
  return groups.flatMap(({ name, below }) => {
    if (folded(name).includes(wanted)) return [{ name, below }];
    const found = below.filter((one) => folded(one).includes(wanted));
    return found.length > 0 ? [{ name, below: found }] : [];
  });
};
