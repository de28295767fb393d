import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { COUNTED_KINDS, type CountedKindName, MOST_RECORDS, type QuotaChange } from './quota/quota.ts';

const record = z.object({
  reminders: z.optional(stored.integer),
  limits: z.optional(stored.integer),
  activeReminders: z.optional(stored.integer),
  activeLimits: z.optional(stored.integer),
  erasedAt: z.optional(stored.text),
});

/** `uncounted`: the user's records were made before totals were stored. `room`: another record fits. */
export type Room = 'erased' | 'uncounted' | 'full' | 'quota' | 'room';

/** Why a count could not change. @param found the counts as the refused transaction found them */
export const roomFor = (found: unknown, kind: CountedKindName, { active, total, limit }: QuotaChange): Room => {
  const counts = record.parse(found ?? {});
  if (counts.erasedAt) return 'erased';
  const { active: activeName, total: totalName } = COUNTED_KINDS[kind];
  const records = counts[totalName];
  if (records === undefined) return 'uncounted';
  if (total > 0 && records >= MOST_RECORDS) return 'full';
  return active > 0 && limit !== undefined && (counts[activeName] ?? 0) >= limit ? 'quota' : 'room';
};

/**
 * Counts the records of a user whose totals were never stored. Until that is written no record can come or go, so the
 * count is exact; who is second finds it written.
 * @returns false for a user who is being, or was, erased
 */
export const countRecords = async (table: Table, userId: string): Promise<boolean> => {
  const [reminders, limits] = await Promise.all([
    sortKeysOf(table, keys.remindersOf(userId)),
    sortKeysOf(table, keys.limitsOf(userId)),
  ]);
  const Update = {
    TableName: table.name,
    Key: keys.quota(userId),
    UpdateExpression: 'SET #reminders = :reminders, #limits = :limits',
    ConditionExpression: 'attribute_not_exists(#reminders) AND attribute_not_exists(erasedAt)',
    ExpressionAttributeNames: { '#reminders': COUNTED_KINDS.reminders.total, '#limits': COUNTED_KINDS.limits.total },
    ExpressionAttributeValues: { ':reminders': reminders.length, ':limits': limits.length },
  };
  return !(await writeAll(table, [{ Update }, unlessErased(table, userId)])).includes(1);
};
