import { isoDate, monthOf } from '../../time/calendar.ts';
import type { MonthSpan } from './month-groups.ts';

/** Every month that a row may have. */
export const WHOLE: MonthSpan = { first: monthOf(isoDate(1, 1, 1)), last: monthOf(isoDate(9999, 12, 31)) };
