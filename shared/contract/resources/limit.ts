import * as z from 'zod/mini';
import { named, timestamp } from './common.ts';

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

/** The limit in the confirm-spending-limit response: no `userId`, no times of its own. */
export const confirmedLimit = named('ConfirmedSpendingLimit', () => z.object(base()));

export const spendingLimit = named('SpendingLimit', () =>
  z.object({ ...base(), userId: z.string(), createdAt: timestamp(), updatedAt: timestamp() }),
);

/** A limit in a listing, with its usage; `periodEnd` marks a limit that does not recur (additive). */
export const listedLimit = named('ListedSpendingLimit', () =>
  z.object({
    ...base(),
    userId: z.string(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    currentSpending: z.number(),
    remainingAmount: z.number(),
    percentageUsed: z.number(),
    status: z.enum(['ok', 'warning', 'danger']),
    periodEnd: z.optional(timestamp()),
  }),
);
