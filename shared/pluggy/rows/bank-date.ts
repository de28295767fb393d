import { bankDateOf } from '../../time/bank-date.ts';
import { type IsoDate, type IsoMonth, monthOf, parseIsoDate } from '../../time/calendar.ts';
import { parseInstant } from '../../time/instant.ts';

/** Null when `text` is neither a date nor an instant. */
export const bankDate = (text: string): IsoDate | null => {
  const date = parseIsoDate(text);
  if (date) return date;
  const instant = parseInstant(text);
  return instant && bankDateOf(instant);
};

/** From `YYYY-MM` or `YYYY-MM-DD`; else null. */
export const bankMonth = (text: string): IsoMonth | null => {
  const date = parseIsoDate(`${text.slice(0, 7)}-01`);
  return date && monthOf(date);
};
