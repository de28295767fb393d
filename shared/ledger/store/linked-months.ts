import type { IsoMonth } from '../../time/calendar.ts';

/** Connected components of months; links that name a month outside `months` are ignored. */
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
