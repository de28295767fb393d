import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessStore } from '../../../shared/access/access-store.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { hashOfCredential, mintCredential } from '../../../shared/access/credential.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { ALL_POWERS, generateApiKey, MOST_KEYS } from '../../../shared/access/key-rules.ts';
import { keyStore } from '../../../shared/access/key-store.ts';
import { migrateKeys } from '../../../shared/access/migrate-keys.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPartition } from '../../../shared/platform/table/query-pages.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { authenticate } from '../../../shared/runtime/authenticate.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const change = (userId: string) => ({ userId, now, by: OPERATOR });

let table: Table;
let userId: string;
beforeEach(async () => {
  table = await inProcessTable();
  userId = await userCreator(table)({ name: 'Ana', email: null, phone: null }, now, []);
  // As a user whose keys were made before they were counted.
  await table.client.send(
    new UpdateCommand({ TableName: table.name, Key: keys.quota(userId), UpdateExpression: 'REMOVE apiKeys' }),
  );
});

/** A record as it was written before keys had ids, scopes and ends. */
const former = async (status: 'active' | 'revoked'): Promise<string> => {
  const key = mintCredential('key', userId);
  const hash = hashOfCredential(key);
  const revokedAt = status === 'revoked' ? now : null;
  const Item = { ...keys.apiKey(userId, hash), hash, label: status, status, createdAt: now, revokedAt };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return key;
};
const callerOf = (key: string) =>
  authenticate({ text: key, kind: 'key' }, { access: accessStore(table), now, isReadOnly: null });
const counted = async () =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key: keys.quota(userId) }))).Item?.apiKeys;
const records = async (prefix: string) =>
  (await queryPartition(table, keys.everythingOf(userId))).filter(({ sk }) => String(sk).startsWith(prefix));

describe('a key from before keys had scopes', () => {
  it('works on with the usual scopes and without an end; a revoked one stays revoked', async () => {
    expect(await callerOf(await former('active'))).toMatchObject({
      scopes: ['read', 'write', 'sync', 'memories'],
      credential: { validUntil: null, name: 'active' },
    });
    await expect(callerOf(await former('revoked'))).rejects.toMatchObject({ status: 401 });
  });

  it('has an id that stays the same when it is migrated', async () => {
    const key = await former('active');
    const { id } = (await callerOf(key)).credential;
    await migrateKeys(table, now);
    expect((await callerOf(key)).credential.id).toBe(id);
    expect(await records('ACCESS#KEY#')).toMatchObject([{ keyId: id, scopes: ['read', 'write', 'sync', 'memories'] }]);
  });

  it('is migrated once, however often the command runs', async () => {
    await former('active');
    await former('revoked');
    expect(await migrateKeys(table, now)).toEqual({ users: 1, completed: 1, dated: 1, moved: 1 });
    const after = await queryPartition(table, keys.everythingOf(userId));
    expect(await migrateKeys(table, now)).toEqual({ users: 1, completed: 0, dated: 0, moved: 0 });
    expect(await queryPartition(table, keys.everythingOf(userId))).toEqual(after);
    expect(await records('HISTORY#')).toMatchObject([{ event: 'key.revoked', label: 'revoked' }]);
    expect(await counted()).toBe(1);
  });

  it('counts toward the most keys', async () => {
    for (let made = 0; made < MOST_KEYS - 1; made += 1) await former('active');
    await former('revoked');
    const create = () =>
      keyStore(table).create(change(userId), generateApiKey(userId, { label: 'new', ...ALL_POWERS }, now).record);
    expect([await create(), await create()]).toEqual(['saved', 'full']);
    expect(await counted()).toBe(MOST_KEYS);
  });

  it('can be revoked before it was counted', async () => {
    await former('active');
    const [key] = await keyStore(table).list(userId);
    if (!key) throw new Error('There is no key');
    expect(await keyStore(table).end(change(userId), key, 'key.revoked')).toBe('saved');
    expect([await counted(), (await records('ACCESS#KEY#')).length]).toEqual([0, 0]);
  });
});

describe('the count of keys', () => {
  it('leaves room for what has ended, and is exact whatever runs at the same time', async () => {
    const store = keyStore(table);
    const ended = { ...ALL_POWERS, validUntil: '2026-01-01T00:00:00.000Z' as Instant };
    for (let made = 0; made < MOST_KEYS; made += 1) {
      await store.create(change(userId), generateApiKey(userId, { label: 'ended', ...ended }, now).record);
    }
    const create = () =>
      store.create(change(userId), generateApiKey(userId, { label: 'new', ...ALL_POWERS }, now).record);
    expect(await create()).toBe('saved');
    const outcomes = await Promise.all(Array.from({ length: 25 }, create));
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(MOST_KEYS - 1);
    expect([await counted(), (await records('ACCESS#KEY#')).length]).toEqual([MOST_KEYS, MOST_KEYS]);
  });

  it('a key that was revoked meanwhile makes no other', async () => {
    const store = keyStore(table);
    const { record } = generateApiKey(userId, { label: 'new', ...ALL_POWERS }, now);
    expect(await store.create({ ...change(userId), maker: { kind: 'key', hash: 'gone' } }, record)).toBe('unmade');
    expect(await records('ACCESS#KEY#')).toEqual([]);
  });
});
