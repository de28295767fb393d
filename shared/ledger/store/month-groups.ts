import { addToMonth, type IsoMonth } from '../../time/calendar.ts';

/** Both included. */
export type MonthSpan = { first: IsoMonth; last: IsoMonth };

/** The default range of three months touches four calendar months: one Query. */
const MONTHS_PER_GROUP = 4;
/** At some 28,000 rows to a page of 1 MB, four years are one round trip for all but extreme users. */
const GROUPS = 12;

const earlier = (a: IsoMonth, b: IsoMonth): IsoMonth => (a < b ? a : b);
const later = (a: IsoMonth, b: IsoMonth): IsoMonth => (a > b ? a : b);

/**
 * Splits a span into groups of months that are read as parallel Queries, counted from the newest month back. What is older
 * than twelve groups is one more, so that a range over centuries does not become hundreds of Queries.
 *
 * @param busy the months that are likely to hold rows; all before and all after them is one group each
 */
export const monthGroups = ({ first, last }: MonthSpan, busy: MonthSpan = { first, last }): MonthSpan[] => {
  const oldest = later(first, busy.first);
  let end = earlier(last, busy.last);
  const groups: MonthSpan[] = end < last ? [{ first: addToMonth(end, 1), last }] : [];
  for (let group = 0; end >= oldest && group < GROUPS; group += 1) {
    const start = later(addToMonth(end, 1 - MONTHS_PER_GROUP), oldest);
    groups.push({ first: start, last: end });
    end = addToMonth(start, -1);
  }
  return end >= first ? [...groups, { first, last: end }] : groups;
};

export const isWithin = (month: string, { first, last }: MonthSpan): boolean => month >= first && month <= last;
