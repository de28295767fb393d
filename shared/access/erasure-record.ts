import * as z from 'zod/mini';
import type { QueueSender } from '../platform/queue.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { type ItemChange, updateOf } from '../platform/table/update.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** In which a sign-in undoes it. */
const WAIT_SECONDS = 72 * 3600;
/** What its own call has not told the payment provider by then is told by the job. */
const TELL_SECONDS = 120;

const STATES = ['begun', 'canceled', 'final'] as const;

const schema = z.object({
  erasureId: stored.text,
  state: z.enum(STATES),
  begunAt: stored.instant,
  finalAt: stored.instant,
  /** Who signed in. */
  canceledAt: z._default(stored.maybeInstant, null),
  /** Whether the payment provider is still to be told of the state. */
  isUntold: stored.flag,
});

/** An erasure that was asked for. Of a sign-in, which cancels it, and the final step, one takes it. */
export type ErasureRecord = z.output<typeof schema>;

export const readErasure = (record: unknown): ErasureRecord => schema.parse(record);

/** Whether the user has no access to anything, and nothing is done for them. */
export const isErasing = (erasure: ErasureRecord | null): boolean => erasure !== null && erasure.state !== 'canceled';

export const newErasure = (erasureId: string, now: Instant): ErasureRecord => ({
  ...{ erasureId, state: 'begun', begunAt: now, finalAt: addSeconds(now, WAIT_SECONDS) },
  ...{ canceledAt: null, isUntold: true },
});

/** Changes of the record, each a part of a transaction and only of the record as it was seen. */
export const erasureWrites = (table: Table, userId: string) => {
  const Key = keys.erasure(userId);
  const from = ({ erasureId, state }: ErasureRecord, change: ItemChange): WriteItem =>
    updateOf(table, Key, {
      ...change,
      condition: '#erasureId = :seenId AND #state = :seenState',
      values: { ':seenId': erasureId, ':seenState': state },
    });

  return {
    /** Fails where another one waits. */
    begun: (erasure: ErasureRecord): WriteItem => ({
      Put: {
        TableName: table.name,
        Item: {
          ...Key,
          ...erasure,
          duePk: keys.due('ERASURE', userId),
          dueAt: addSeconds(erasure.begunAt, TELL_SECONDS),
        },
        ConditionExpression: 'attribute_not_exists(pk) OR #state = :canceled',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':canceled': 'canceled' },
      },
    }),
    canceled: (seen: ErasureRecord, now: Instant): WriteItem =>
      from(seen, {
        set: { state: 'canceled', canceledAt: now, isUntold: true, dueAt: addSeconds(now, TELL_SECONDS) },
      }),
    /** @param again when the job looks whether the erasure is done */
    final: (seen: ErasureRecord, again: Instant): WriteItem => from(seen, { set: { state: 'final', dueAt: again } }),
    told: (seen: ErasureRecord): WriteItem =>
      seen.state === 'canceled'
        ? {
            Delete: {
              TableName: table.name,
              Key,
              ConditionExpression: 'erasureId = :seenId AND #state = :seenState',
              ExpressionAttributeNames: { '#state': 'state' },
              ExpressionAttributeValues: { ':seenId': seen.erasureId, ':seenState': seen.state },
            },
          }
        : from(seen, { set: { isUntold: false, dueAt: seen.finalAt } }),
    again: (seen: ErasureRecord, again: Instant): WriteItem => from(seen, { set: { dueAt: again } }),
  };
};

const TYPES = ['account.erasing', 'account.erasure_canceled', 'account.erased'] as const;

/** An event on its way to the payment provider, at `BILLING_EVENTS_URL`. */
export const accountEvent = z.object({
  /** The same at each try and each repetition: receivers know by it what they have had. */
  id: stored.text,
  type: z.enum(TYPES),
  userId: stored.text,
  at: stored.instant,
  finalAt: stored.instant,
  tries: z._default(stored.integer, 0),
});
export type AccountEvent = z.output<typeof accountEvent>;

export const accountEventOf = (
  type: AccountEvent['type'],
  { erasureId, ...about }: Pick<AccountEvent, 'userId' | 'at' | 'finalAt'> & Pick<ErasureRecord, 'erasureId'>,
): AccountEvent => ({ id: `evt_${erasureId}_${type.replace('account.', '')}`, type, ...about, tries: 0 });

/** Tells the payment provider of the state, and notes it. What fails is done by the job `erase-due`. */
export const erasureTeller =
  (table: Table, queue: Pick<QueueSender, 'send'>) =>
  async (userId: string, erasure: ErasureRecord): Promise<void> => {
    const { erasureId, begunAt, finalAt, canceledAt } = erasure;
    const type = canceledAt === null ? 'account.erasing' : 'account.erasure_canceled';
    await queue.send(accountEventOf(type, { userId, erasureId, at: canceledAt ?? begunAt, finalAt }));
    await writeAll(table, [erasureWrites(table, userId).told(erasure)]);
  };
