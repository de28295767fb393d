import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Maker, unlessMakerEnded } from '../access/key-store.ts';
import { randomId } from '../platform/bytes.ts';
import { isRecordId, keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { tryWriteAll, type WriteItem } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type Endpoint, endpoint, MOST_WEBHOOKS } from './endpoint.ts';

/** The number of a user's webhooks, a counter on the quota record. */
const webhookCount = ({ name: TableName }: Table) => {
  const change = (userId: string, by: 1 | -1, condition: string, bound: number): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: 'ADD webhooks :change',
      ConditionExpression: condition,
      ExpressionAttributeValues: { ':change': by, ':bound': bound },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });

  return {
    /** Its condition fails at the maximum, and for a user who is being erased. */
    oneMore: (userId: string): WriteItem =>
      change(
        userId,
        1,
        '(attribute_not_exists(webhooks) OR webhooks < :bound) AND attribute_not_exists(erasedAt)',
        MOST_WEBHOOKS,
      ),
    oneLess: (userId: string): WriteItem => change(userId, -1, 'webhooks > :bound', 0),
  };
};

/** Longer than one call with its writes; renewed before each call. */
const LEASE_SECONDS = 30;

/**
 * `erased`: the user is being, or was, erased; `unmade`: the credential of the call has ended. Nothing was written but with
 * `saved`.
 */
export type EndpointOutcome = 'saved' | 'full' | 'erased' | 'unmade' | 'stale';

/** Writes of the same transaction: the recorded response, and notices. `maker`: the credential of the call, which must not have ended. */
export type EndpointExtras = {
  maker?: Maker | undefined;
  extraWrites?: readonly WriteItem[];
  notices?: readonly WriteItem[];
};

/** The right to call an endpoint, and the endpoint as it was when that was granted. */
export type Lease = { leaseId: string; endpoint: Endpoint };

const unchanged = 'version = :version';
const NO_LEASE = 'attribute_not_exists(#leaseUntil) OR #leaseUntil < :now';

export const endpointStore = (table: Table) => {
  const { client, name: TableName } = table;
  const count = webhookCount(table);
  const keyOf = ({ userId, webhookId }: Pick<Endpoint, 'userId' | 'webhookId'>) => keys.webhook(userId, webhookId);

  const outcomeOf = async (
    own: WriteItem,
    counting: readonly WriteItem[],
    userId: string,
    { maker, extraWrites = [], notices = [] }: EndpointExtras,
  ): Promise<EndpointOutcome> => {
    const makers = maker ? [unlessMakerEnded(table, userId, maker)] : [];
    const failed = await tryWriteAll(table, [own, ...counting, ...makers, ...notices], extraWrites);
    if (failed.length === 0) return 'saved';
    if (maker && failed.some(({ index }) => index === 1 + counting.length)) return 'unmade';
    if (counting.length > 1 && failed.some(({ index }) => index === 2)) return 'erased';
    const refused = counting.length > 0 && failed.find(({ index }) => index === 1);
    if (!refused) return 'stale';
    return refused.found?.erasedAt ? 'erased' : 'full';
  };

  /** The removal without the count, for a transaction that changes it itself. */
  const removed = (known: Endpoint): WriteItem => ({
    Delete: {
      TableName,
      Key: keyOf(known),
      ConditionExpression: unchanged,
      ExpressionAttributeValues: { ':version': known.version },
    },
  });

  const lease = async (
    { userId, webhookId }: { userId: string; webhookId: string },
    leaseId: string,
    clock: Instant,
    condition: string,
  ): Promise<Lease | null> => {
    const item = await updateItem(table, keys.webhook(userId, webhookId), {
      set: { leaseId, leaseUntil: addSeconds(clock, LEASE_SECONDS) },
      condition: `attribute_exists(#pk) AND (${condition})`,
      values: condition === NO_LEASE ? { ':now': clock } : {},
    });
    return item && { leaseId, endpoint: endpoint.parse(item) };
  };

  return {
    /** In order of creation. */
    async list(userId: string): Promise<Endpoint[]> {
      const all = (await queryPrefix(table, keys.webhooksOf(userId))).map((record) => endpoint.parse(record));
      return all.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
    },

    async find(userId: string, webhookId: string): Promise<Endpoint | null> {
      if (!isRecordId(webhookId)) return null;
      const get = new GetCommand({ TableName, Key: keys.webhook(userId, webhookId), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? endpoint.parse(Item) : null;
    },

    create: (made: Endpoint, extras: EndpointExtras = {}): Promise<EndpointOutcome> =>
      outcomeOf(
        { Put: { TableName, Item: { ...keyOf(made), ...made }, ConditionExpression: 'attribute_not_exists(pk)' } },
        // The mark on the count goes with the last record of an erasure, its tombstone stays.
        [count.oneMore(made.userId), unlessErased(table, made.userId)],
        made.userId,
        extras,
      ),

    /** Only its owner's change and a disabling raise the version; a lease stays as it is. */
    change(before: Endpoint, after: Endpoint): WriteItem {
      const { userId: _, webhookId: __, createdAt: ___, ...fields } = { ...after, version: before.version + 1 };
      const names = Object.keys(fields);
      return {
        Update: {
          TableName,
          Key: keyOf(before),
          UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
          ConditionExpression: 'version = :read',
          ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
          ExpressionAttributeValues: {
            ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
            ':read': before.version,
          },
        },
      };
    },

    replace(before: Endpoint, after: Endpoint, extras: EndpointExtras = {}): Promise<EndpointOutcome> {
      return outcomeOf(this.change(before, after), [], before.userId, extras);
    },

    removed,

    /** With its count. */
    removal: (known: Endpoint): WriteItem[] => [removed(known), count.oneLess(known.userId)],

    async remove(known: Endpoint, extraWrites: readonly WriteItem[] = []): Promise<EndpointOutcome> {
      const [own, ...counting] = this.removal(known);
      const outcome = own ? await outcomeOf(own, counting, known.userId, { extraWrites }) : 'stale';
      // During an erasure the user's counter is gone already, and the erasure removes the endpoint.
      return outcome === 'full' ? 'stale' : outcome;
    },

    /** Null when another worker calls the endpoint, or it is gone. @param clock the real one: calls do not follow a simulated run */
    take: (id: { userId: string; webhookId: string }, clock: Instant): Promise<Lease | null> =>
      lease(id, randomId(), clock, NO_LEASE),

    /** Null when it was lost to another worker, or the endpoint is gone. */
    renew: ({ leaseId, endpoint: { userId, webhookId } }: Lease, clock: Instant): Promise<Lease | null> =>
      lease({ userId, webhookId }, leaseId, clock, '#leaseId = :leaseId'),

    async release({ leaseId, endpoint: known }: Lease, clock: Instant): Promise<void> {
      await updateItem(table, keyOf(known), {
        set: { leaseUntil: addSeconds(clock, -1) },
        condition: '#leaseId = :mine',
        values: { ':mine': leaseId },
      });
    },
  };
};

export type EndpointStore = ReturnType<typeof endpointStore>;
