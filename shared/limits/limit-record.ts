import * as z from 'zod/mini';
import { LIMIT_PERIODS } from '../contract/resources/limit.ts';
import { keys } from '../storage/keys.ts';
import { stored } from '../storage/stored.ts';
import { type SpendingLimit, THRESHOLDS } from './limit.ts';
import { renewalDueAt } from './renewal.ts';

const schema = z.object({
  userId: stored.text,
  id: stored.text,
  category: stored.text,
  limitAmount: stored.centavos,
  period: z.enum(LIMIT_PERIODS),
  isActive: stored.flag,
  isRecurring: stored.flag,
  periodStart: stored.maybeInstant,
  anchorAt: stored.instant,
  watermark: z.nullable(z.object({ periodStart: stored.instant, threshold: z.literal(THRESHOLDS) })),
  edition: stored.integer,
  finalSpending: stored.maybeCentavos,
  createdAt: stored.instant,
  updatedAt: stored.instant,
  version: stored.integer,
});

/** @throws when the item is not a limit as this service writes one */
export const readLimit = (item: unknown): SpendingLimit => schema.parse(item);

/** The table item of a limit; in the `due` index while its record is to be brought up to date. */
export const limitItem = (limit: SpendingLimit): Record<string, unknown> => {
  const dueAt = renewalDueAt(limit);
  return {
    ...limit,
    ...keys.limit(limit.userId, limit.id),
    idKey: keys.id('LIMIT', limit.id),
    ...(dueAt && { duePk: keys.due('LIMIT', limit.userId), dueAt }),
  };
};
