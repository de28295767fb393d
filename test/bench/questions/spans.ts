import type { Expectation } from './question.ts';

type Span = Pick<Expectation, 'from' | 'to'>;

const to = '2026-11-21';

/** The periods that the unseen questions name most often, as of `today` of rows.ts. */
export const thisWeek: Span = { from: '2026-11-16', to };
export const lastWeek: Span = { from: '2026-11-09', to: '2026-11-15' };
export const thisMonth: Span = { from: '2026-11-01', to };
export const lastMonth: Span = { from: '2026-10-01', to: '2026-10-31' };
export const thisYear: Span = { from: '2026-01-01', to };
export const last30: Span = { from: '2026-10-23', to };
export const last6Months: Span = { from: '2026-05-21', to };
export const september: Span = { from: '2026-09-01', to: '2026-09-30' };
export const august: Span = { from: '2026-08-01', to: '2026-08-31' };
export const july: Span = { from: '2026-07-01', to: '2026-07-31' };
export const sinceSeptember: Span = { from: '2026-09-01', to };

/** About an amount: no row of rows.ts that a question means lies near the edges. */
export const about = (amount: number): Pick<Expectation, 'min' | 'max'> => ({
  min: Math.round(amount * 90) / 100,
  max: Math.round(amount * 110) / 100,
});

/** What a condition on installments leaves: no row of rows.ts is one of several. */
export const none: Expectation = { min: 10_000_000 };
