import { addDays, addMonths, type IsoDate, type IsoMonth, monthOf } from '../../../shared/time/calendar.ts';
import { dayIn, type Window } from './window.ts';

/** A bill's cycle: `opens` inside, `closes` not; a purchase on the closing day belongs to the next bill. */
export type Cycle = { index: number; opens: IsoDate; closes: IsoDate; due: IsoDate; month: IsoMonth };

const DAYS_TO_DUE = 7;

/** The cycles of a card: from its first whole one in the window to the open one, which is the last. */
export const cyclesOf = (closingDay: number, { start, today }: Window): Cycle[] => {
  const sameMonth = dayIn(monthOf(start), closingDay);
  const first = sameMonth >= start ? sameMonth : addMonths(sameMonth, 1, closingDay);
  const cycles: Cycle[] = [];
  for (let opens = first; opens <= today; opens = addMonths(opens, 1, closingDay)) {
    const closes = addMonths(opens, 1, closingDay);
    cycles.push({ index: cycles.length, opens, closes, due: addDays(closes, DAYS_TO_DUE), month: monthOf(closes) });
  }
  return cycles;
};

export const cycleOn = (cycles: readonly Cycle[], date: IsoDate): Cycle | null =>
  cycles.find(({ opens, closes }) => date >= opens && date < closes) ?? null;
