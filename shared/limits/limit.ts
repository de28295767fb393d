import type { LIMIT_PERIODS } from '../contract/resources/limit.ts';
import type { Centavos } from '../money.ts';
import type { Instant } from '../time/instant.ts';

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Percentages whose crossing is notified, the lowest first (specification, Events). */
export const THRESHOLDS = [50, 75, 100] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** The highest threshold that was notified in the period that starts at `periodStart`. */
export type Watermark = { periodStart: Instant; threshold: Threshold };

/** A spending limit as the table keeps it. */
export type SpendingLimit = {
  readonly userId: string;
  readonly id: string;
  readonly category: string;
  /** BRL, positive. */
  readonly limitAmount: Centavos;
  readonly period: LimitPeriod;
  readonly isActive: boolean;
  readonly isRecurring: boolean;
  /** Null: counting started with the period that contains `anchorAt`. */
  readonly periodStart: Instant | null;
  /** Creation; later where its period was chosen anew or it was reactivated after its period (design 7). */
  readonly anchorAt: Instant;
  readonly watermark: Watermark | null;
  /** Grows when the watermark starts anew, so that deliveries of before are not mistaken for those of after. */
  readonly edition: number;
  /** What was spent in the only period of a limit that does not recur, once that has ended. */
  readonly finalSpending: Centavos | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Grows with every write; a write based on an older one is refused. */
  readonly version: number;
};

/** 1 while the limit counts toward the quota: only active ones do (design 6). */
export const quotaUseOf = ({ isActive }: Pick<SpendingLimit, 'isActive'>): 0 | 1 => (isActive ? 1 : 0);
