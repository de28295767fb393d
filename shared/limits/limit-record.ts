import * as z from 'zod/mini';
import { LIMIT_PERIODS } from '../contract/resources/limit.ts';
import { notification } from '../notifications/notification.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { quotaUnits, type SpendingLimit, THRESHOLDS } from './limit.ts';
import { renewalDueAt } from './renewal.ts';

// The attribute `edition` holds `notificationRevision`.
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
  watermark: z.nullable(
    z.object({
      periodStart: stored.instant,
      threshold: z.literal(THRESHOLDS),
      notification: z.optional(notification),
    }),
  ),
  edition: stored.integer,
  finalSpending: stored.maybeCentavos,
  createdAt: stored.instant,
  updatedAt: stored.instant,
  version: stored.integer,
});

/** @throws on a malformed record */
export const readLimit = (item: unknown): SpendingLimit => {
  const { edition, ...limit } = schema.parse(item);
  return { ...limit, notificationRevision: edition };
};

/** The limit is in the `due` index while a renewal step is pending. */
export const limitItem = (limit: SpendingLimit): Record<string, unknown> => {
  const { notificationRevision, ...attributes } = limit;
  const dueAt = renewalDueAt(limit);
  return {
    ...attributes,
    edition: notificationRevision,
    ...(quotaUnits(limit) ? keys.limit : keys.inactiveLimit)(limit.userId, limit.id),
    idKey: keys.id('LIMIT', limit.id),
    ...(dueAt && { duePk: keys.due('LIMIT', limit.userId), dueAt }),
  };
};
