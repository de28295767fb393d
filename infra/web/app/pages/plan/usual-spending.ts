import type { Schemas } from '../../api/contract.ts';

/**
 * Categories of some months with their spending per whole month, the largest first, without those of which more was given
 * back than spent. @param months newest first
 */
export const usualSpending = (
  months: readonly Pick<Schemas['MonthFlow'], 'is_partial' | 'by_category'>[],
): { category: string; average: number }[] => {
  const whole = months.filter(({ is_partial }) => !is_partial);
  const names = new Set(months.flatMap(({ by_category }) => by_category.map(({ category }) => category)));
  const spentIn = (name: string): number =>
    whole.reduce(
      (sum, { by_category }) => sum + (by_category.find(({ category }) => category === name)?.amount ?? 0),
      0,
    );
  return [...names]
    .map((category) => ({ category, average: whole.length > 0 ? spentIn(category) / whole.length : 0 }))
    .filter(({ average }) => average >= 0)
    .sort((a, b) => b.average - a.average);
};
