import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type OutboxEvent, outboxEvent } from '../events/event.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { readStored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { type HookDelivery, hookDelivery, webhookIdOf } from './endpoint.ts';

const RETENTION_SECONDS = 30 * 86_400;
/** Sorts after every delivery of a webhook. */
const NEWEST = '~';

/** What `itemOf` adds. */
const OWN = ['pk', 'sk', 'expiresAt', 'duePk', 'dueAt'];
const readDelivery = (item: unknown): HookDelivery => readStored(hookDelivery, item, OWN);

type Id = Pick<HookDelivery, 'userId' | 'webhookId' | 'deliveryId'>;

export const hookDeliveryStore = (table: Table) => {
  const { client, name: TableName } = table;
  const waitingKey = ({ userId, webhookId, deliveryId }: Id) => keys.waitingHook(userId, webhookId, deliveryId);
  const doneKey = ({ userId, webhookId, deliveryId }: Id) => keys.doneHook(userId, webhookId, deliveryId);

  const itemOf = (one: HookDelivery) => ({
    ...one,
    expiresAt: epochSeconds(addSeconds(one.createdAt, RETENTION_SECONDS)),
    ...(one.nextAttemptAt === null
      ? doneKey(one)
      : { ...waitingKey(one), duePk: keys.due('HOOK', one.userId), dueAt: one.nextAttemptAt }),
  });

  const put = (one: HookDelivery): WriteItem => ({
    Put: { TableName, Item: itemOf(one), ConditionExpression: 'attribute_not_exists(pk)' },
  });
  const asRead = ({ attempts }: HookDelivery) => ({
    ConditionExpression: 'attempts = :attempts',
    ExpressionAttributeValues: { ':attempts': attempts },
  });

  const get = async (Key: { pk: string; sk: string }): Promise<HookDelivery[]> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? [readDelivery(Item)] : [];
  };

  const isKept = ({ createdAt }: HookDelivery, now: Instant): boolean => addSeconds(createdAt, RETENTION_SECONDS) > now;

  return {
    put,

    /** In order of time. */
    outbox: async (userId: string): Promise<OutboxEvent[]> =>
      (await queryPrefix(table, keys.hookEventsOf(userId))).map((record) => outboxEvent.parse(record)),

    /** Creates the deliveries of an event; false when another worker has. */
    async handOver({ userId, eventId }: OutboxEvent, deliveries: readonly HookDelivery[]): Promise<boolean> {
      const Delete = {
        TableName,
        Key: keys.hookEvent(userId, eventId),
        ConditionExpression: 'attribute_exists(pk)',
      };
      return (await writeAll(table, [{ Delete }, ...deliveries.map(put)])).length === 0;
    },

    /** The deliveries that still wait; the earliest event first. */
    async waiting(userId: string, webhookId: string): Promise<HookDelivery[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: keys.waitingHooksOf(userId, webhookId),
          ConsistentRead: true,
        }),
      );
      return Items.map(readDelivery);
    },

    async find(userId: string, deliveryId: string): Promise<HookDelivery | null> {
      const webhookId = webhookIdOf(deliveryId);
      if (!webhookId) return null;
      const id = { userId, webhookId, deliveryId };
      const found = await Promise.all([get(waitingKey(id)), get(doneKey(id))]);
      return found.flat()[0] ?? null;
    },

    /** Replaces a delivery as it was read; its condition fails when another worker was faster. */
    change(before: HookDelivery, after: HookDelivery): WriteItem[] {
      const isDone = ({ nextAttemptAt }: HookDelivery) => nextAttemptAt === null;
      if (isDone(before) === isDone(after)) return [{ Put: { TableName, Item: itemOf(after), ...asRead(before) } }];
      const Key = isDone(before) ? doneKey(before) : waitingKey(before);
      return [{ Delete: { TableName, Key, ...asRead(before) } }, put(after)];
    },

    /** Of one endpoint, the newest first. @param before id of a delivery; only older ones */
    async page(
      { userId, webhookId }: Pick<Id, 'userId' | 'webhookId'>,
      { limit, before, now }: { limit: number; before: string | undefined; now: Instant },
    ): Promise<HookDelivery[]> {
      const query = {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: keys.doneHooksBefore(userId, webhookId, before ?? NEWEST),
        ScanIndexForward: false,
        // The query includes its bound, which is not part of the page.
        Limit: limit + 1,
        ConsistentRead: true,
      };
      const [waiting, { Items = [] }] = await Promise.all([
        this.waiting(userId, webhookId),
        client.send(new QueryCommand(query)),
      ]);
      return [...waiting, ...Items.map(readDelivery)]
        .filter((one) => (before === undefined || one.deliveryId < before) && isKept(one, now))
        .sort((one, other) => (one.deliveryId < other.deliveryId ? 1 : -1))
        .slice(0, limit);
    },
  };
};

export type HookDeliveryStore = ReturnType<typeof hookDeliveryStore>;
