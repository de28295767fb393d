import { addDays, addMonths, type IsoDate, type IsoMonth, monthOf } from '../../../shared/time/calendar.ts';
import type { CardPlan } from './plans.ts';
import { dayIn, type Window } from './window.ts';

/** A bill's cycle: `opens` inside, `closes` not; a purchase on the closing day belongs to the next bill. `month`: of its due date. */
export type Cycle = { index: number; opens: IsoDate; closes: IsoDate; due: IsoDate; month: IsoMonth };

const DAYS_TO_DUE = 7;

type Closings = Pick<CardPlan, 'closingDay' | 'daysEarly'>;

/**
 * The cycles of a card: from its first whole one in the window to the open one, which is the last. With `daysEarly` the
 * bank closes the last bill so many days before the usual day, and does not move its due date.
 */
export const cyclesOf = ({ closingDay, daysEarly = 0 }: Closings, { start, today }: Window): Cycle[] => {
  const sameMonth = dayIn(monthOf(start), closingDay);
  const first = sameMonth >= start ? sameMonth : addMonths(sameMonth, 1, closingDay);
  const cycles: Cycle[] = [];
  let opens = first;
  for (let usual = addMonths(first, 1, closingDay); opens <= today; usual = addMonths(usual, 1, closingDay)) {
    const isLast = addDays(usual, -daysEarly) <= today && addDays(addMonths(usual, 1, closingDay), -daysEarly) > today;
    const closes = isLast ? addDays(usual, -daysEarly) : usual;
    cycles.push({ index: cycles.length, opens, closes, due: addDays(usual, DAYS_TO_DUE), month: monthOf(usual) });
    opens = closes;
  }
  return cycles;
};

export const cycleOn = (cycles: readonly Cycle[], date: IsoDate): Cycle | null =>
  cycles.find(({ opens, closes }) => date >= opens && date < closes) ?? null;

/** The day on which the bill would have closed. */
export const usualClosingOf = ({ due }: Cycle): IsoDate => addDays(due, -DAYS_TO_DUE);
