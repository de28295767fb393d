import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateOf } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { type Actor, eventItem } from './history.ts';
import { accessAt, type Subscription } from './subscription.ts';

/** Longer than any sender repeats an event. */
const EVENT_KEPT_SECONDS = 30 * 86_400;

/**
 * A change of a subscription.
 * `effectiveAt`: start of validity, by the clock of the change's source; `eventId`: id of the message that brought it, or null.
 */
export type SubscriptionChange = {
  userId: string;
  subscription: Subscription;
  effectiveAt: Instant;
  eventId: string | null;
  by: Actor;
  now: Instant;
};

/** `older`: a later change is stored; `repeated`: the same message was processed before; `unknown`: there is no such user; `erased`: not any more. */
export type SubscriptionOutcome = 'saved' | 'older' | 'repeated' | 'unknown' | 'erased';

/** `accessAt` of subscription.ts, as a condition. */
const WITHOUT_ACCESS =
  'attribute_not_exists(#pk) OR #status = :expired OR (#status = :canceled AND (#currentPeriodEnd = :none OR #currentPeriodEnd <= :now))';

/** Subscriptions of users. The change with the latest `effectiveAt` is valid, independent of source and order of arrival. */
export const subscriptionStore = (table: Table) => {
  const { client, name: TableName } = table;

  const taken = ({ eventId, now }: SubscriptionChange): WriteItem[] => {
    if (eventId === null) return [];
    const expiresAt = epochSeconds(addSeconds(now, EVENT_KEPT_SECONDS));
    const Item = { ...keys.event(eventId), doneAt: now, expiresAt };
    return [{ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }];
  };

  // A canceled one is due at its end, of which its owner is warned.
  const stateOf = ({ userId, subscription, effectiveAt }: SubscriptionChange) => {
    const { status, currentPeriodEnd: dueAt } = subscription;
    const isDue = status === 'canceled' && dueAt !== null;
    return {
      set: { ...subscription, effectiveAt, ...(isDue && { duePk: keys.due('PLAN', userId), dueAt }) },
      remove: isDue ? [] : ['duePk', 'dueAt'],
    };
  };

  const put = (change: SubscriptionChange): WriteItem =>
    updateOf(table, keys.subscription(change.userId), {
      ...stateOf(change),
      condition: 'attribute_not_exists(#effectiveAt) OR #effectiveAt <= :effectiveAt',
    });

  const entry = ({ userId, subscription, effectiveAt, eventId, by, now: at }: SubscriptionChange): WriteItem => {
    const about = { event: 'subscription.changed', at, by, id: eventId ?? effectiveAt };
    return { Put: { TableName, Item: eventItem(userId, about, { ...subscription, effectiveAt }) } };
  };

  return {
    /** The first subscription of a user who is created in the same transaction. */
    first: (change: SubscriptionChange): WriteItem[] => [put(change), entry(change)],

    async set(change: SubscriptionChange): Promise<SubscriptionOutcome> {
      const { userId } = change;
      const Key = keys.profile(userId);
      const exists = { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
      const failed = await writeAll(table, [
        exists,
        unlessErased(table, userId),
        put(change),
        entry(change),
        ...taken(change),
        // Who has a plan keeps the data.
        ...(accessAt(change.subscription, change.now) === 'granted'
          ? [{ Delete: { TableName, Key: keys.retention(userId) } }]
          : []),
      ]);
      if (failed.length === 0) return 'saved';
      if (failed.includes(1)) return 'erased';
      if (change.eventId !== null && failed.includes(4)) return 'repeated';
      return failed.includes(2) && failed.length === 1 ? 'older' : 'unknown';
    },

    /**
     * Gives a subscription to who has no access, which is a condition of the write: a payment at the same time wins.
     * @returns false for who has access, or is being erased
     */
    async begin(change: SubscriptionChange): Promise<boolean> {
      const { userId, now } = change;
      const begun = updateOf(table, keys.subscription(userId), {
        ...stateOf(change),
        condition: WITHOUT_ACCESS,
        values: { ':expired': 'expired', ':canceled': 'canceled', ':none': null, ':now': now },
      });
      return (await writeAll(table, [unlessErased(table, userId), begun, entry(change)])).length === 0;
    },

    async remove(userId: string): Promise<void> {
      await client.send(new DeleteCommand({ TableName, Key: keys.subscription(userId) }));
    },
  };
};

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;
