import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFromEpochDay, parseIsoDate } from '../../../shared/time/calendar.ts';
import { instantFromMilliseconds } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeInSaoPaulo, timeOfDay } from '../../../shared/time/sao-paulo.ts';

// The zone database is the oracle; a new rule for Brazil makes this fail and calls for `shared/time/sao-paulo.ts`.
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
const oracle = (milliseconds: number) => format.format(milliseconds).split(', ');

describe('the clock of São Paulo', () => {
  it('agrees with the zone database from 2005 to 2045', () => {
    const range = { min: Date.UTC(2005, 0, 1), max: Date.UTC(2045, 0, 1) };
    fc.assert(
      fc.property(fc.integer(range), (milliseconds) => {
        const instant = instantFromMilliseconds(milliseconds);
        expect([dateInSaoPaulo(instant), timeInSaoPaulo(instant)]).toEqual(oracle(milliseconds));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the instant of a local time again', () => {
    const days = fc.integer({ min: 17_957, max: 27_000 }); // since 2019-03-02, after the last change of clocks
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (day, hour, minute) => {
        const [date, time] = [dateFromEpochDay(day), timeOfDay(hour, minute)];
        const instant = instantInSaoPaulo(date, time);
        expect([dateInSaoPaulo(instant), timeInSaoPaulo(instant)]).toEqual([date, time]);
      }),
    );
  });
});

describe('calendar dates', () => {
  it('agree with the proleptic Gregorian calendar of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
        expect(dateFromEpochDay(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });

  it.each(['2026-02-29', '2024-02-30', '2026-13-01', '2026-00-10', '2026-1-01', '0000-01-01', 'x'])(
    'refuse %s, which does not exist',
    (text) => expect(parseIsoDate(text)).toBeNull(),
  );
});
