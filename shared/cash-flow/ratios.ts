import { type Centavos, toAmount } from '../money.ts';

/** Change in percent against `before`, two decimals; null without something to compare with. */
export const changeOf = (now: Centavos, before: Centavos | null): number | null => {
  if (before === null || before <= 0) return null;
  return Math.round(((now - before) * 10_000) / before) / 100;
};

/** A part of a whole with four decimals; null where there is no whole. */
export const shareOf = (part: Centavos, whole: Centavos): number | null =>
  whole <= 0 ? null : Math.round((part * 10_000) / whole) / 10_000;

export const amountOrNull = (value: Centavos | null): number | null => (value === null ? null : toAmount(value));
