import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easterSunday } from '../../../shared/time/business-days.ts';
import { isoDate, monthNumberOf, weekdayOf, yearOf } from '../../../shared/time/calendar.ts';

// As almanacs print it, from 2000 on; the same in the tables of dateutil's own tests.
const PRINTED = `04-23 04-15 03-31 04-20 04-11 03-27 04-16 04-08 03-23 04-12
  04-04 04-24 04-08 03-31 04-20 04-05 03-27 04-16 04-01 04-21
  04-12 04-04 04-17 04-09 03-31 04-20 04-05 03-28 04-16 04-01
  04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10
  04-01 04-21 04-06 03-29 04-17 04-09`.split(/\s+/);

// Oudin's method of 1940, which shares no step with the lunar one but the golden number.
const byOudin = (year: number): string => {
  const [g, c] = [year % 19, Math.trunc(year / 100)];
  const h = (c - Math.trunc(c / 4) - Math.trunc((8 * c + 13) / 25) + 19 * g + 15) % 30;
  const i = h - Math.trunc(h / 28) * (1 - Math.trunc(29 / (h + 1)) * Math.trunc((21 - g) / 11));
  const j = (year + Math.trunc(year / 4) + i + 2 - c + Math.trunc(c / 4)) % 7;
  const month = 3 + Math.trunc((i - j + 40) / 44);
  return isoDate(year, month, i - j + 28 - 31 * Math.trunc(month / 4));
};

describe('Easter Sunday', () => {
  it.each(PRINTED.map((printed, index) => [2000 + index, printed] as const))('of %i is %s', (year, printed) =>
    expect(easterSunday(year)).toBe(`${year}-${printed}`),
  );

  it.each([
    [1583, '1583-04-10'],
    [1818, '1818-03-22'],
    [1886, '1886-04-25'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2076, '2076-04-19'],
    [2285, '2285-03-22'],
  ])('of %i, a limit or an exception, is %s', (year, date) => expect(easterSunday(year)).toBe(date));

  it('is a Sunday from 22 March to 25 April in every year, the one that another method finds', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
        const date = easterSunday(year);
        expect([yearOf(date), weekdayOf(date)]).toEqual([year, 7]);
        expect([3, 4]).toContain(monthNumberOf(date));
        expect(date >= isoDate(year, 3, 22) && date <= isoDate(year, 4, 25)).toBe(true);
        expect(date).toBe(byOudin(year));
      }),
      { numRuns: 2000 },
    ));
});
