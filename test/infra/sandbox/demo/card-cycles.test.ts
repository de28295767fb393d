import { describe, expect, it } from 'vitest';
import { cyclesOf, usualClosingOf } from '../../../../infra/sandbox/demo/card-cycles.ts';
import { type CardPlan, householdOf } from '../../../../infra/sandbox/demo/plans.ts';
import { windowUpTo } from '../../../../infra/sandbox/demo/window.ts';
import { addDays, type IsoDate } from '../../../../shared/time/calendar.ts';
import { onDay } from './support.ts';

// Two years with a leap day, each day once.
const days = Array.from({ length: 731 }, (_, i) => addDays(onDay('2027-03-01'), i));
const cards = householdOf({ id: 'carla', name: 'Carla' }, 'premium').banks.flatMap((bank) => bank.cards);

const cyclesAt = (card: CardPlan, today: IsoDate) => cyclesOf(card, windowUpTo(today));

describe('the bills of a card', () => {
  it('follow each other without a gap, to the open one', () => {
    for (const today of days)
      for (const card of cards) {
        const cycles = cyclesAt(card, today);
        expect(cycles.slice(1).map(({ opens }) => opens)).toEqual(cycles.slice(0, -1).map(({ closes }) => closes));
        const open = cycles.at(-1);
        expect([(open?.opens ?? '') <= today, today < (open?.closes ?? '')]).toEqual([true, true]);
      }
  });

  it('are those of a card that closes as usual, but for the last one that has closed', () => {
    for (const today of days)
      for (const { daysEarly, ...usual } of cards.filter((card) => card.daysEarly)) {
        const early = cyclesAt({ ...usual, daysEarly }, today);
        const changed = early.filter((cycle) => cycle.closes !== usualClosingOf(cycle));
        expect(changed).toEqual([early.at(-2)]);
        const known = cyclesAt(usual, today).map(({ due, month }) => ({ due, month }));
        expect(early.slice(0, known.length).map(({ due, month }) => ({ due, month }))).toEqual(known);
      }
  });

  it('include, whatever day it is, one that closed early and is not due yet', () => {
    const without = days.filter(
      (today) =>
        !cards.some((card) =>
          cyclesAt(card, today).some(
            (cycle) => cycle.closes < usualClosingOf(cycle) && cycle.closes <= today && today < cycle.due,
          ),
        ),
    );
    expect(without).toEqual([]);
  });
});
