import * as z from 'zod/mini';
import { type CountedKind, quotaRepository } from '../access/quota/quota-repository.ts';
import { LIMIT_PERIODS } from '../contract/resources/limit.ts';
import { storedNotification } from '../notifications/recipient.ts';
import { type DueRange, type DueRecord, firstDue } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { limitQuotaUnits, renewalDueAt, type SpendingLimit, THRESHOLDS } from './limit.ts';

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
      notification: z.optional(storedNotification),
    }),
  ),
  edition: stored.integer,
  finalSpending: stored.maybeCentavos,
  createdAt: stored.instant,
  updatedAt: stored.instant,
  version: stored.integer,
});

/** What `limitItem` adds. */
const OWN = ['pk', 'sk', 'idKey', 'duePk', 'dueAt'];

/** @throws on a malformed record */
export const readLimit = (item: unknown): SpendingLimit => {
  const { edition, ...limit } = readStored(schema, item, OWN);
  return { ...limit, notificationRevision: edition };
};

/** The limit is in the `due` index while a renewal step is pending. */
export const limitItem = (limit: SpendingLimit): Record<string, unknown> => {
  const { notificationRevision, ...attributes } = limit;
  const dueAt = renewalDueAt(limit);
  return {
    ...attributes,
    edition: notificationRevision,
    ...(limitQuotaUnits(limit) ? keys.limit : keys.inactiveLimit)(limit.userId, limit.id),
    idKey: keys.id('LIMIT', limit.id),
    ...(dueAt && { duePk: keys.due('LIMIT', limit.userId), dueAt }),
  };
};

const kind: CountedKind<SpendingLimit> = {
  counted: 'limits',
  idKind: 'LIMIT',
  activeKey: keys.limit,
  inactiveKey: keys.inactiveLimit,
  keysOf: keys.limitsOf,
  activeKeysOf: keys.activeLimitsOf,
  read: readLimit,
  itemOf: limitItem,
  quotaUnits: limitQuotaUnits,
  isAmongActive: (limit) => limitQuotaUnits(limit) === 1,
};

/** Keeps each limit together with its quota count and its entry in the `due` index. */
export const limitStore = (table: Table) => ({
  ...quotaRepository(table, kind),

  /** At most `most`, after the record `after`, the earliest first. */
  due: (range: Omit<DueRange, 'kind'>, most: number): Promise<DueRecord[]> =>
    firstDue(table, { kind: 'LIMIT', ...range }, most),
});

export type LimitStore = ReturnType<typeof limitStore>;
