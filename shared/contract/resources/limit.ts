import * as z from 'zod/mini';
import { named, timestamp } from './common.ts';
import { notification } from './notification.ts';

export const LIMIT_PERIODS = ['daily', 'weekly', 'biweekly', 'monthly'] as const;

const base = () => ({
  id: z.string(),
  category: z.string(),
  limitAmount: z.number().check(z.positive()),
  period: z.enum(LIMIT_PERIODS),
  isActive: z.boolean(),
  isRecurring: z.boolean(),
  periodStart: z.nullable(timestamp()),
});

/** Without `userId` and record times. */
export const confirmedLimit = named('ConfirmedSpendingLimit', () => z.object(base()));

export const spendingLimit = named('SpendingLimit', () =>
  z.object({ ...base(), userId: z.string(), createdAt: timestamp(), updatedAt: timestamp() }),
);

/** With usage. `periodEnd` marks a limit that does not recur; `notification` belongs to this period (additive). */
export const listedLimit = named('ListedSpendingLimit', () =>
  z.object({
    ...base(),
    userId: z.string(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    currentSpending: z
      .number()
      .check(
        z.describe(
          'As `summarize-spending` counts the category and those below it, from the first day of the period to its last or today; net of refunds, never below 0.',
        ),
      ),
    remainingAmount: z.number(),
    percentageUsed: z.number(),
    status: z.enum(['ok', 'warning', 'danger']),
    periodEnd: z.optional(timestamp()),
    notification: z.optional(notification()),
  }),
);
