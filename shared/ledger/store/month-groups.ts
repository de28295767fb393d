import { addToMonth, type IsoMonth } from '../../time/calendar.ts';

/** Both included. */
export type MonthSpan = { first: IsoMonth; last: IsoMonth };

/** Three months touch four; a year touches thirteen, and with the month to come, that bills ask for, two Queries read it. */
const MONTHS_PER_GROUP = 7;
/** At some 28,000 rows to a page of 1 MB, four years are one round trip for all but extreme users. */
const GROUPS = 8;

const earlier = (a: IsoMonth, b: IsoMonth): IsoMonth => (a < b ? a : b);
const later = (a: IsoMonth, b: IsoMonth): IsoMonth => (a > b ? a : b);

/**
 * Splits a span into groups of months that are read as parallel Queries, counted from the newest busy month back. What is
 * newer goes with the first group and what is older with the last, so that a range over centuries costs no Query more.
 *
 * @param busy the months that are likely to hold rows
 */
export const monthGroups = ({ first, last }: MonthSpan, busy: MonthSpan = { first, last }): MonthSpan[] => {
  const oldest = later(first, busy.first);
  const groups: MonthSpan[] = [];
  for (let end = earlier(last, busy.last); end >= oldest && groups.length < GROUPS; ) {
    const start = later(addToMonth(end, 1 - MONTHS_PER_GROUP), oldest);
    groups.push({ first: start, last: end });
    end = addToMonth(start, -1);
  }
  const [newest, ...others] = groups;
  if (!newest) return [{ first, last }];
  const whole = [{ ...newest, last }, ...others];
  return whole.map((group, index) => (index === whole.length - 1 ? { ...group, first } : group));
};

export const isWithin = (month: string, { first, last }: MonthSpan): boolean => month >= first && month <= last;
