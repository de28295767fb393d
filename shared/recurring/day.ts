import { BoundedMap } from '../bounded-map.ts';
import { dayOf, epochDay, type IsoDate, monthIndexOf } from '../time/calendar.ts';

/** A date in the forms that plans compute with. */
export type Day = {
  /** Since 1970-01-01. */
  epoch: number;
  /** Months since year 0: `monthIndexOf`. */
  month: number;
  /** 1 to 31. */
  ofMonth: number;
};

const known = new BoundedMap<IsoDate, Day>(5000);

/** Every group of rows asks for the same few hundred dates. */
export const dayFrom = (date: IsoDate): Day => {
  const found = known.get(date);
  if (found) return found;
  const day = { epoch: epochDay(date), month: monthIndexOf(date), ofMonth: dayOf(date) };
  known.set(date, day);
  return day;
};
