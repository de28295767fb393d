import { addDays, type IsoDate, isoDate, weekdayOf } from './calendar.ts';

/** Easter Sunday by the Gregorian computus of 1582. */
export const easterSunday = (year: number): IsoDate => {
  const [century, yearOfMoon] = [Math.floor(year / 100), year % 19];
  const droppedLeapDays = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((8 * century + 13) / 25);
  const age = (19 * yearOfMoon + droppedLeapDays - lunarCorrection + 15) % 30;
  // A lunar month of 29 days; two equal ones never occur within the 19-year cycle.
  const days = age === 29 || (age === 28 && yearOfMoon > 10) ? age - 1 : age;
  const fullMoon = addDays(isoDate(year, 3, 21), days);
  return addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7));
};
