import type { IsoDate } from './calendar.ts';
import { type Instant, utcDateOf, utcMidnight } from './instant.ts';
import { dateInSaoPaulo } from './sao-paulo.ts';

/** The date in America/Sao_Paulo; midnight UTC, which banks without a time of day send, means that same date. */
export const bankDateOf = (instant: Instant): IsoDate => {
  const utcDate = utcDateOf(instant);
  return instant === utcMidnight(utcDate) ? utcDate : dateInSaoPaulo(instant);
};
