import type { IsoDate } from './calendar.ts';
import { type Instant, utcDateOf, utcMidnight } from './instant.ts';
import { dateInSaoPaulo } from './sao-paulo.ts';

/**
 * The calendar date that a bank means by an instant: the date in America/Sao_Paulo, except that banks without a time
 * of day report midnight UTC, which stands for its own date (design 4).
 */
export const bankDateOf = (instant: Instant): IsoDate => {
  const utcDate = utcDateOf(instant);
  return instant === utcMidnight(utcDate) ? utcDate : dateInSaoPaulo(instant);
};
