import { bankDateOf } from '../../time/bank-date.ts';
import { type IsoDate, type IsoMonth, monthOf, parseIsoDate } from '../../time/calendar.ts';
import { parseInstant } from '../../time/instant.ts';

/** The calendar date that a bank means by a date or an instant; null when `text` is neither. */
export const bankDate = (text: string): IsoDate | null => {
  const date = parseIsoDate(text);
  if (date) return date;
  const instant = parseInstant(text);
  return instant && bankDateOf(instant);
};

/** The month of `YYYY-MM`, with or without a day; null for anything else. */
export const bankMonth = (text: string): IsoMonth | null => {
  const date = parseIsoDate(`${text.slice(0, 7)}-01`);
  return date && monthOf(date);
};
