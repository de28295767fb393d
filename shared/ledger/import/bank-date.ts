import { type IsoDate, type IsoMonth, monthOf, parseIsoDate } from '../../time/calendar.ts';
import { parseInstant, utcDateOf, utcMidnight } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';

/**
 * The calendar date that a bank means (design 4): midnight UTC stands for a date without a time, any other instant is a
 * moment in America/Sao_Paulo. Null when `text` is neither a date nor an instant.
 */
export const bankDate = (text: string): IsoDate | null => {
  const date = parseIsoDate(text);
  if (date) return date;
  const instant = parseInstant(text);
  if (!instant) return null;
  const utcDate = utcDateOf(instant);
  return instant === utcMidnight(utcDate) ? utcDate : dateInSaoPaulo(instant);
};

/** The month of `YYYY-MM`, with or without a day; null for anything else. */
export const bankMonth = (text: string): IsoMonth | null => {
  const date = parseIsoDate(`${text.slice(0, 7)}-01`);
  return date && monthOf(date);
};
