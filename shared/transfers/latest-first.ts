import type { IsoDate } from '../time/calendar.ts';

/**
 * The latest open one up to a date, for dates that are asked in order: each is looked at once, however many there are.
 * @param ordered by date, the earliest first
 * @param isOpen once false, it stays so
 */
export const latestFirst = <One>(
  ordered: readonly One[],
  dateOf: (one: One) => IsoDate,
  isOpen: (one: One) => boolean,
): ((until: IsoDate) => One | undefined) => {
  const open: One[] = [];
  let next = 0;
  return (until) => {
    for (let one = ordered[next]; one !== undefined && dateOf(one) <= until; one = ordered[next]) {
      open.push(one);
      next += 1;
    }
    for (let last = open.at(-1); last !== undefined && !isOpen(last); last = open.at(-1)) open.pop();
    return open.at(-1);
  };
};
