import type { IsoDate } from '../time/calendar.ts';
import type { Bill } from './bill.ts';

const newestFirst = (a: Bill, b: Bill): number =>
  a.dueDate === b.dueDate ? (a.id < b.id ? -1 : 1) : a.dueDate < b.dueDate ? 1 : -1;

/** Newest first; a bill due today is not overdue. */
export const pastDueBills = (bills: readonly Bill[], today: IsoDate): Bill[] =>
  bills.filter(({ dueDate }) => dueDate < today).sort(newestFirst);
