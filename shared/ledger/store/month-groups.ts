import { addToMonth, type IsoMonth, isoDate, monthOf } from '../../time/calendar.ts';

/** Both included. */
export type MonthSpan = { first: IsoMonth; last: IsoMonth };

/** A year touches thirteen months, and bills read one month ahead: two Queries. */
const MONTHS_PER_GROUP = 7;
/** At about 28,000 rows per 1 MB page, four years are one round trip for most users. */
const GROUPS = 8;

const earlier = (a: IsoMonth, b: IsoMonth): IsoMonth => (a < b ? a : b);
const later = (a: IsoMonth, b: IsoMonth): IsoMonth => (a > b ? a : b);

/**
 * From the newest busy month back. Newer months join the first group and older ones the last, so a range over centuries
 * needs no more Queries.
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

export const isInSpan = (month: string, { first, last }: MonthSpan): boolean => month >= first && month <= last;

/** Every month that a row may have. */
export const WHOLE: MonthSpan = { first: monthOf(isoDate(1, 1, 1)), last: monthOf(isoDate(9999, 12, 31)) };
