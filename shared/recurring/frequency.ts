import { FREQUENCIES } from '../contract/resources/recurring.ts';

export { FREQUENCIES };
export type Frequency = (typeof FREQUENCIES)[number];

type Pace = {
  /** Days from one occurrence to the next, on average. */
  days: number;
  /** Months from one to the next; null for those counted in days. */
  months: number | null;
  /** Occurrences a month. */
  perMonth: number;
  /** Days that an occurrence may lie beside its plan and still belong to it. */
  tolerance: number;
  /** Days before and behind the expected date of the next one. */
  window: number;
};

export const PACES: Readonly<Record<Frequency, Pace>> = {
  weekly: { days: 7, months: null, perMonth: 52 / 12, tolerance: 1, window: 1 },
  biweekly: { days: 14, months: null, perMonth: 26 / 12, tolerance: 2, window: 2 },
  monthly: { days: 30, months: 1, perMonth: 1, tolerance: 4, window: 3 },
  bimonthly: { days: 61, months: 2, perMonth: 1 / 2, tolerance: 5, window: 4 },
  quarterly: { days: 91, months: 3, perMonth: 1 / 3, tolerance: 6, window: 5 },
  semiannual: { days: 183, months: 6, perMonth: 1 / 6, tolerance: 8, window: 7 },
  yearly: { days: 365, months: 12, perMonth: 1 / 12, tolerance: 8, window: 7 },
};
