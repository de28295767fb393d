import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isApiKey, keys, userIdOfKey } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { updateItem } from '../platform/table/update.ts';
import type { Instant } from '../time/instant.ts';
import { historyItem, OPERATOR } from './history.ts';
import { keyCount } from './key-count.ts';
import { isLiveRecord, nextMoment, readApiKey } from './key-record.ts';

const named = z.object({ pk: z.string(), name: z.string() });

/** Every user's id and name. Reads the whole table: for operators, never for a request. */
export const listUsers = async ({ client, name }: Table): Promise<{ userId: string; name: string }[]> => {
  const pages = paginateScan(
    { client },
    {
      TableName: name,
      FilterExpression: 'sk = :profile',
      ExpressionAttributeValues: { ':profile': keys.profile('').sk },
    },
  );
  const users: { userId: string; name: string }[] = [];
  for await (const { Items = [] } of pages) {
    for (const record of Items.map((item) => named.parse(item))) {
      users.push({ userId: userIdOfKey(record.pk) ?? '', name: record.name });
    }
  }
  return users;
};

type Stored = Record<string, unknown>;

/** Adds the implied attributes to a record from before keys had ids and scopes. Other records are unchanged. */
const complete = async (table: Table, userId: string, record: Stored): Promise<number> => {
  if (record.keyId !== undefined && record.scopes !== undefined) return 0;
  const { hash, keyId, scopes } = readApiKey(record);
  const change = { set: { keyId, scopes }, condition: 'attribute_exists(pk) AND attribute_not_exists(keyId)' };
  return (await updateItem(table, keys.apiKey(userId, hash), change)) ? 1 : 0;
};

/** When a key from before keys ended unused is looked at; one that is long unused stays until it is used or revoked. */
const date = async (table: Table, userId: string, record: Stored, now: Instant): Promise<number> => {
  const key = readApiKey(record);
  const dueAt = nextMoment(key, now);
  if (record.dueAt !== undefined || !dueAt) return 0;
  const change = {
    set: { duePk: keys.due('KEY', userId), dueAt },
    condition: 'attribute_exists(pk) AND attribute_not_exists(dueAt)',
  };
  return (await updateItem(table, keys.apiKey(userId, key.hash), change)) ? 1 : 0;
};

/** Moves the record of a revoked key from the active ones to the history. */
const moveRevoked = async (table: Table, userId: string, record: Stored, now: Instant): Promise<number> => {
  const key = readApiKey(record);
  const Delete = {
    TableName: table.name,
    Key: keys.apiKey(userId, key.hash),
    ConditionExpression: 'attribute_exists(pk)',
  };
  const Item = historyItem(userId, key, { event: 'key.revoked', at: now, by: OPERATOR });
  return (await writeAll(table, [{ Delete }, { Put: { TableName: table.name, Item } }])).length === 0 ? 1 : 0;
};

/** Migrates the keys of every user to the present form; idempotent. Reads the whole table. */
export const migrateKeys = async (table: Table, now: Instant) => {
  const done = { users: 0, completed: 0, dated: 0, moved: 0 };
  for (const { userId } of await listUsers(table)) {
    const records = (await queryPrefix(table, keys.accessOf(userId))).filter(({ sk }) => isApiKey(sk));
    for (const record of records) {
      if (isLiveRecord(record)) {
        done.completed += await complete(table, userId, record);
        done.dated += await date(table, userId, record, now);
      } else done.moved += await moveRevoked(table, userId, record, now);
    }
    await keyCount(table).begin(userId);
    done.users += 1;
  }
  return done;
};
