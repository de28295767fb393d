import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Actor, eventItem } from '../access/history.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import type { Instant } from '../time/instant.ts';
import { MOST_PASSKEYS, type PasskeyRecord, passkeyItem, passkeyKey, readPasskey } from './passkey-record.ts';

export type PasskeyChange = { userId: string; now: Instant; by: Actor };

/** `full`: there is no room; `known`: the passkey is there, or gone, already; `stale`: a notice was in the way. */
export type PasskeyOutcome = 'saved' | 'full' | 'known' | 'stale';

/** Passkeys of users, each change with the count, its entry in the history and its notice. */
export const passkeyStore = (table: Table) => {
  const { client, name: TableName } = table;

  const count = (userId: string, change: 1 | -1): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: 'ADD passkeys :change',
      ConditionExpression:
        change > 0
          ? '(attribute_not_exists(passkeys) OR passkeys < :bound) AND attribute_not_exists(erasedAt)'
          : 'passkeys > :bound',
      ExpressionAttributeValues: { ':change': change, ':bound': change > 0 ? MOST_PASSKEYS : 0 },
    },
  });

  const entry = ({ userId, now: at, by }: PasskeyChange, event: string, passkey: PasskeyRecord): WriteItem => {
    const { passkeyId: id, name, createdAt, usedAt } = passkey;
    return {
      Put: { TableName, Item: eventItem(userId, { event, at, by, id }, { passkeyId: id, name, createdAt, usedAt }) },
    };
  };

  const write = async (own: readonly WriteItem[], notices: readonly WriteItem[]): Promise<PasskeyOutcome> => {
    const failed = await writeAll(table, [...own, ...notices]);
    if (failed.length === 0) return 'saved';
    if (failed.includes(0)) return 'known';
    return failed.includes(1) ? 'full' : 'stale';
  };

  return {
    list: async (userId: string): Promise<PasskeyRecord[]> =>
      (await queryPrefix(table, keys.passkeysOf(userId))).map(readPasskey),

    async find(userId: string, credentialId: string): Promise<PasskeyRecord | null> {
      const get = new GetCommand({ TableName, Key: passkeyKey(userId, credentialId), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? readPasskey(Item) : null;
    },

    add: (change: PasskeyChange, passkey: PasskeyRecord, notices: readonly WriteItem[]): Promise<PasskeyOutcome> => {
      const { userId } = change;
      const Item = passkeyItem(userId, passkey);
      const put = { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
      return write(
        [put, count(userId, 1), unlessErased(table, userId), entry(change, 'passkey.added', passkey)],
        notices,
      );
    },

    remove: (change: PasskeyChange, passkey: PasskeyRecord, notices: readonly WriteItem[]): Promise<PasskeyOutcome> => {
      const { userId } = change;
      const Key = passkeyKey(userId, passkey.credentialId);
      const removal = { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
      return write([removal, count(userId, -1), entry(change, 'passkey.removed', passkey)], notices);
    },

    /**
     * Part of the transaction that a signature authorizes. Its condition fails if the passkey was removed, or if its counter has
     * not grown, which indicates a copy. The counter of passkeys that are synchronized between devices is always 0.
     */
    used: (
      userId: string,
      { credentialId }: PasskeyRecord,
      counter: number,
      backedUp: boolean,
      now: Instant,
    ): WriteItem => ({
      Update: {
        TableName,
        Key: passkeyKey(userId, credentialId),
        UpdateExpression: 'SET #counter = :counter, backedUp = :backedUp, usedAt = :now',
        ConditionExpression: counter === 0 ? '#counter = :counter' : '#counter < :counter',
        ExpressionAttributeNames: { '#counter': 'counter' },
        ExpressionAttributeValues: { ':counter': counter, ':backedUp': backedUp, ':now': now },
      },
    }),
  };
};

export type PasskeyStore = ReturnType<typeof passkeyStore>;
