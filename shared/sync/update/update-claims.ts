import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { updateItem } from '../../platform/table/update.ts';
import type { Instant } from '../../time/instant.ts';
import type { Item } from '../item.ts';

/** `held`: another call is requesting; `too soon`: within the cooldown; `gone`: no longer linked. */
export type UpdateClaim = 'claimed' | 'held' | 'too soon' | 'gone';

/** The mode of a message that a call leaves for the worker. */
export type QueuedWork = 'update' | 'import';

/** A pending message may be late by this much before another one replaces it. */
export const QUEUE_GRACE_SECONDS = 60;

type Owned = Pick<Item, 'userId' | 'id'>;

const queuedUntil = { update: 'updateQueuedUntil', import: 'importQueuedUntil' } as const;

export const queuedWork = (item: Item, work: QueuedWork): Instant | null => item[queuedUntil[work]];

const EXISTS = 'attribute_exists(pk)';
const isPast = (field: string) => `(attribute_not_exists(#${field}) OR #${field} < :now)`;

export const updateClaims = (table: Table, find: (userId: string, itemId: string) => Promise<Item | null>) => ({
  /** Concurrent calls make one request. @param before the last request must not be later */
  claimUpdate: async (
    { userId, id }: Owned,
    { now, until, before }: { now: Instant; until: Instant; before: Instant },
  ): Promise<UpdateClaim> => {
    const cool = '(attribute_not_exists(#updateRequestedAt) OR #updateRequestedAt <= :before)';
    const claimed = await updateItem(table, keys.item(userId, id), {
      set: { updateClaimedUntil: until, updateRequestedAt: now },
      condition: `${EXISTS} AND ${isPast('updateClaimedUntil')} AND ${cool}`,
      values: { ':now': now, ':before': before },
    });
    if (claimed) return 'claimed';
    const item = await find(userId, id);
    if (!item) return 'gone';
    return item.updateClaimedUntil && item.updateClaimedUntil >= now ? 'held' : 'too soon';
  },

  /** @param until identifies the claim @param isChecked whether the institution has answered, and nothing is left to do */
  releaseUpdate: async (
    { userId, id }: Owned,
    { now, until, isChecked = false }: { now: Instant; until: Instant; isChecked?: boolean },
  ): Promise<void> => {
    const condition = '#updateClaimedUntil = :claimed';
    // An instant in the past means no claim.
    const set = { updateClaimedUntil: now, ...(isChecked && { checkedAt: now }) };
    const change = { set, condition, values: { ':claimed': until } };
    await updateItem(table, keys.item(userId, id), change);
  },

  /** Records a pending message. @returns false when one is pending already */
  queueWork: async (
    { userId, id }: Owned,
    work: QueuedWork,
    { now, until }: { now: Instant; until: Instant },
  ): Promise<boolean> => {
    const field = queuedUntil[work];
    const change = { set: { [field]: until }, condition: `${EXISTS} AND ${isPast(field)}`, values: { ':now': now } };
    return (await updateItem(table, keys.item(userId, id), change)) !== null;
  },

  /** Updates the pending messages after one was processed; a past instant means none. */
  requeueWork: async ({ userId, id }: Owned, until: Partial<Record<QueuedWork, Instant>>): Promise<void> => {
    const set = Object.fromEntries(
      (['update', 'import'] as const).flatMap((work) => {
        const moment = until[work];
        return moment ? [[queuedUntil[work], moment]] : [];
      }),
    );
    if (Object.keys(set).length > 0) await updateItem(table, keys.item(userId, id), { set, condition: EXISTS });
  },
});
