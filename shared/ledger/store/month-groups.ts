import { addToMonth, type IsoMonth } from '../../time/calendar.ts';
import type { MonthSpan } from './account-month.ts';

/** The default range of three months touches four calendar months: one Query. */
const MONTHS_PER_GROUP = 4;
/** With 28,000 rows to the 1 MB page, four years stay one round trip for all but extreme users. */
const GROUPS = 12;

/**
 * Splits a span into groups of months that are read as parallel Queries, counted from its newest month; whatever is older
 * than all of them is one more group, so that a range over centuries does not become hundreds of Queries.
 */
export const monthGroups = ({ first, last }: MonthSpan): MonthSpan[] => {
  const groups: MonthSpan[] = [];
  let end: IsoMonth = last;
  while (end >= first && groups.length < GROUPS) {
    const start = addToMonth(end, 1 - MONTHS_PER_GROUP);
    groups.push({ first: start > first ? start : first, last: end });
    end = addToMonth(start, -1);
  }
  return end >= first ? [...groups, { first, last: end }] : groups;
};
