import type { IsoDate } from '../time/calendar.ts';
import type { Bill } from './bill.ts';

const newestFirst = (a: Bill, b: Bill): number =>
  a.dueDate === b.dueDate ? (a.id < b.id ? -1 : 1) : a.dueDate < b.dueDate ? 1 : -1;

/** Closed bills whose due date has passed, newest first; a bill that is due today has not passed yet. */
export const pastDueBills = (bills: readonly Bill[], today: IsoDate): Bill[] =>
  bills.filter(({ dueDate }) => dueDate < today).sort(newestFirst);
