import { addDays, type IsoDate, isoDate, weekdayOf } from './calendar.ts';

/**
 * Easter Sunday of the Gregorian calendar: the Sunday behind the first full moon on or after 21 March, where the full
 * moon is the Church's, counted in whole days (the computus of 1582).
 */
export const easterSunday = (year: number): IsoDate => {
  const [century, yearOfMoon] = [Math.floor(year / 100), year % 19];
  const droppedLeapDays = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((8 * century + 13) / 25);
  const age = (19 * yearOfMoon + droppedLeapDays - lunarCorrection + 15) % 30;
  // A lunar month of 29 days, and no two equal ones within the nineteen years.
  const days = age === 29 || (age === 28 && yearOfMoon > 10) ? age - 1 : age;
  const fullMoon = addDays(isoDate(year, 3, 21), days);
  return addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7));
};
