import type { LIMIT_PERIODS } from '../contract/resources/limit.ts';
import type { Centavos } from '../money.ts';
import type { Notification } from '../notifications/recipient.ts';
import type { Instant } from '../time/instant.ts';

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Percentages, ascending (RULES.md#events). */
export const THRESHOLDS = [50, 75, 100] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** The highest notified threshold of the period that starts at `periodStart`, and the outcome of its notice. */
export type Watermark = { periodStart: Instant; threshold: Threshold; notification?: Notification | undefined };

export type SpendingLimit = {
  readonly userId: string;
  readonly id: string;
  readonly category: string;
  /** BRL, positive. */
  readonly limitAmount: Centavos;
  readonly period: LimitPeriod;
  readonly isActive: boolean;
  readonly isRecurring: boolean;
  /** Null: counting starts with the period that contains `anchorAt`. */
  readonly periodStart: Instant | null;
  /** The creation, or the last change of period or reactivation after its period. */
  readonly anchorAt: Instant;
  readonly watermark: Watermark | null;
  /** Increases when the notifications restart, so new deliveries get new names. */
  readonly notificationRevision: number;
  /** Spending of a limit that does not recur, once its period has ended. */
  readonly finalSpending: Centavos | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Increases with each write; a write based on an older version is refused. */
  readonly version: number;
};

/** Only active limits count toward the quota. */
export const limitQuotaUnits = ({ isActive }: Pick<SpendingLimit, 'isActive'>): 0 | 1 => (isActive ? 1 : 0);

/** Names one notification and its deliveries: revision, period and threshold. */
export const limitOccurrenceOf = (
  { notificationRevision }: Pick<SpendingLimit, 'notificationRevision'>,
  { periodStart, threshold }: Watermark,
) => `${notificationRevision}@${periodStart}@${threshold}`;

/** Whether category, amount and period are unchanged since the notification. */
export const isOfRevision = (
  { notificationRevision }: Pick<SpendingLimit, 'notificationRevision'>,
  occurrence: string,
): boolean => occurrence.startsWith(`${notificationRevision}@`);
