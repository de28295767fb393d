import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Actor, eventItem } from '../access/history.ts';
import type { Ending } from '../access/session-store.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import type { Instant } from '../time/instant.ts';
import {
  claimed,
  MOST_PASSKEYS,
  type PasskeyRecord,
  passkeyItem,
  passkeyKey,
  readPasskey,
  unclaimed,
} from './passkey-record.ts';

/** `recovery`: what else must hold, or changes, of the record that a passkey alone opens the account. */
type PasskeyRemoved = {
  notices: readonly WriteItem[];
  sessions: Ending;
  recovery: readonly WriteItem[];
  least: number;
};

export type PasskeyChange = { userId: string; now: Instant; by: Actor };

/**
 * `full`: there is no room; `known`: the passkey is there, or gone, already; `ended`: the session of the call has ended;
 * `stale`: a notice was in the way.
 */
export type PasskeyOutcome = 'saved' | 'full' | 'known' | 'ended' | 'stale';

/** Passkeys of users, each change with the count, its entry in the history and its notice. */
export const passkeyStore = (table: Table) => {
  const { client, name: TableName } = table;

  const countedUp = (userId: string): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: 'ADD passkeys :one',
      ConditionExpression: '(attribute_not_exists(passkeys) OR passkeys < :most) AND attribute_not_exists(erasedAt)',
      ExpressionAttributeValues: { ':one': 1, ':most': MOST_PASSKEYS },
    },
  });

  /** @param least number of passkeys that must be left */
  const countedDown = (userId: string, { set, condition, values }: Ending['move'], least: number): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: `SET ${set} ADD passkeys :less`,
      ConditionExpression: `attribute_not_exists(erasedAt) AND passkeys > :least AND ${condition}`,
      ExpressionAttributeValues: { ...values, ':less': -1, ':least': least },
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
    // The passkey itself, or the claim of its id.
    if (failed.includes(0) || failed.includes(1)) return 'known';
    if (failed.includes(2)) return 'full';
    return failed.includes(own.length - 1) ? 'ended' : 'stale';
  };

  const removed = (change: PasskeyChange, passkey: PasskeyRecord): WriteItem[] => {
    const Key = passkeyKey(change.userId, passkey.credentialId);
    const removal = { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
    return [removal, entry(change, 'passkey.removed', passkey), ...unclaimed(table, change.userId, passkey)];
  };

  return {
    /** The removal of a passkey without the count, as a part of the transaction of something else. */
    removed,

    list: async (userId: string): Promise<PasskeyRecord[]> =>
      (await queryPrefix(table, keys.passkeysOf(userId))).map(readPasskey),

    async find(userId: string, credentialId: string): Promise<PasskeyRecord | null> {
      const get = new GetCommand({ TableName, Key: passkeyKey(userId, credentialId), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? readPasskey(Item) : null;
    },

    /** @param unlessEnded condition on the session of the call */
    add: (
      change: PasskeyChange,
      passkey: PasskeyRecord,
      { notices, unlessEnded }: { notices: readonly WriteItem[]; unlessEnded: WriteItem },
    ): Promise<PasskeyOutcome> => {
      const { userId } = change;
      const Item = passkeyItem(userId, { ...passkey, claimed: true });
      const put = { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
      const claim = claimed(table, userId, passkey);
      const added = entry(change, 'passkey.added', passkey);
      return write([put, claim, countedUp(userId), unlessErased(table, userId), added, unlessEnded], notices);
    },

    /** @param sessions that end with it; `stale` when they have moved since they were seen */
    async remove(
      change: PasskeyChange,
      passkey: PasskeyRecord,
      { notices, sessions, recovery, least }: PasskeyRemoved,
    ): Promise<'saved' | 'known' | 'stale'> {
      const own = [...removed(change, passkey), countedDown(change.userId, sessions.move, least), ...recovery];
      const failed = await writeAll(table, [...own, ...sessions.records, ...notices]);
      if (failed.length === 0) return 'saved';
      return failed.includes(0) ? 'known' : 'stale';
    },

    /**
     * Parts of the transaction that a signature authorizes. Their conditions fail if the passkey was removed, if its counter has
     * not grown, which indicates a copy, or if its id is another account's. The counter of passkeys that are synchronized between
     * devices is always 0.
     */
    used: (
      userId: string,
      passkey: PasskeyRecord,
      { counter, backedUp }: Pick<PasskeyRecord, 'counter' | 'backedUp'>,
      now: Instant,
    ): WriteItem[] => [
      {
        Update: {
          TableName,
          Key: passkeyKey(userId, passkey.credentialId),
          UpdateExpression: 'SET #counter = :counter, backedUp = :backedUp, usedAt = :now, claimed = :claimed',
          ConditionExpression: counter === 0 ? '#counter = :counter' : '#counter < :counter',
          ExpressionAttributeNames: { '#counter': 'counter' },
          ExpressionAttributeValues: { ':counter': counter, ':backedUp': backedUp, ':now': now, ':claimed': true },
        },
      },
      ...(passkey.claimed ? [] : [claimed(table, userId, passkey)]),
    ],
  };
};

export type PasskeyStore = ReturnType<typeof passkeyStore>;
