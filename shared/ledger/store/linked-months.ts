import type { IsoMonth } from '../../time/calendar.ts';

/**
 * Groups months so that two months joined by a link, directly or over others, are in one group.
 * @param months in any order; links that name another month are ignored
 */
export const linkedMonths = (
  months: readonly IsoMonth[],
  links: readonly (readonly [IsoMonth, IsoMonth])[],
): IsoMonth[][] => {
  const groupOf = new Map(months.map((month) => [month, new Set([month])]));
  for (const [a, b] of links) {
    const [group, other] = [groupOf.get(a), groupOf.get(b)];
    if (!group || !other || group === other) continue;
    for (const month of other) groupOf.set(month, group.add(month));
  }
  return [...new Set(groupOf.values())].map((group) => [...group].sort());
};
