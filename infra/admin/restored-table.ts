import { DescribeTableCommand, DescribeTimeToLiveCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { accessStore } from '../../shared/access/access-store.ts';
import type { AddressHashes } from '../../shared/notifications/address-hashes.ts';
import { emailClaim } from '../../shared/notifications/address-hashes.ts';
import { keys, userIdOfKey } from '../../shared/platform/table/keys.ts';
import type { Table } from '../../shared/platform/table/table.ts';
import { tableDefinition } from '../../shared/platform/table/table-definition.ts';
import { addSeconds, type Instant } from '../../shared/time/instant.ts';

type Key = { pk: string; sk: string };

const first = (text: string): string => text.split('#')[0] ?? '';

/** What kind of record a key is of: `USER REMINDER`, `USER ACCESS#KEY`, `EMAIL OWNER`. */
export const kindOf = ({ pk, sk }: Key): string => {
  const [kind = '', what = ''] = sk.split('#');
  return `${first(pk)} ${kind === 'ACCESS' ? `${kind}#${what}` : kind}`;
};

const isMissing = (error: unknown): boolean => error instanceof ResourceNotFoundException;

async function* everyKey({ client, name }: Table, only: { filter?: string; values?: Record<string, string> } = {}) {
  const pages = paginateScan(
    { client },
    {
      TableName: name,
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
      ...(only.filter && { FilterExpression: only.filter, ExpressionAttributeValues: only.values }),
    },
  );
  for await (const { Items = [] } of pages) for (const { pk, sk } of Items) yield { pk: String(pk), sk: String(sk) };
}

/** Null when there is no such table. */
const describe = async ({ client, name: TableName }: Table) => {
  try {
    const { Table: found } = await client.send(new DescribeTableCommand({ TableName }));
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    return { found, expires: TimeToLiveDescription?.TimeToLiveStatus };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** A restored table comes without what was set on the table beside its records. @returns null when there is no such table */
export const settingProblems = async (table: Table): Promise<string[] | null> => {
  const described = await describe(table);
  if (!described) return null;
  const { found, expires } = described;
  const indexes = (found?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName);
  const missing = Object.values(tableDefinition.indexes).filter(({ name }) => !indexes.includes(name));
  return [
    ...(found?.TableStatus === 'ACTIVE' ? [] : [`The table is ${found?.TableStatus}: wait until it is ACTIVE`]),
    ...missing.map(({ name }) => `The index ${name} is missing: restore again with all indexes`),
    ...(expires?.startsWith('ENABL') ? [] : [`Expiry is off: turn it on for ${tableDefinition.ttlAttribute}`]),
    ...(found?.DeletionProtectionEnabled === false ? ['Deletion protection is off'] : []),
  ];
};

/** Owners that are tried: one whose address has its hash proves the key. */
const MOST_USERS = 50;

export type Counted = { records: Record<string, number>; users: string[]; lastEvent: Instant | null };

/** Counts the records by kind. `users`: some with a profile; `lastEvent`: the newest instant of the history. */
export const countRecords = async (table: Table): Promise<Counted> => {
  const counts = new Map<string, number>();
  const users: string[] = [];
  let lastEvent: Instant | null = null;
  for await (const key of everyKey(table)) {
    const kind = kindOf(key);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (kind === 'EMAIL OWNER' && users.length < MOST_USERS) users.push(...(await ownersOf(table, key)));
    const [part, at = ''] = key.sk.split('#');
    if (part === 'HISTORY' && userIdOfKey(key.pk) && (!lastEvent || at > lastEvent)) lastEvent = at as Instant; // `history` wrote it
  }
  const records = Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { records, users, lastEvent };
};

const ownersOf = async ({ client, name: TableName }: Table, Key: Key): Promise<string[]> => {
  const { Item } = await client.send(new GetCommand({ TableName, Key }));
  return typeof Item?.userId === 'string' ? [Item.userId] : [];
};

/** Whether the key of address hashes is the one under which the table's records stand. */
export const keyProblems = async (table: Table, users: readonly string[], hashes: AddressHashes): Promise<string[]> => {
  if (users.length === 0) return ['No address has an owner: the key of address hashes cannot be verified'];
  for (const userId of users) {
    const { profile } = await accessStore(table).read(userId);
    for (const hash of emailClaim(profile?.email ?? null, hashes)) {
      const Key = keys.emailOwner(hash);
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
      if (Item?.userId === userId) return [];
    }
  }
  return [`The key in the secret addresses is another one: none of ${users.length} addresses is found under it`];
};

const ENDINGS = new Set([
  ...['key.revoked', 'key.rotated', 'key.ended', 'session.ended', 'passkey.removed'],
  ...['grant.revoked', 'grant.replaced', 'grant.replayed'],
]);
const DAY_SECONDS = 86_400;
const SHOWN = 100;

const shown = (all: readonly string[]): string =>
  [...all.slice(0, SHOWN), ...(all.length > SHOWN ? [`and ${all.length - SHOWN} more`] : [])].join(', ');

/**
 * What was taken away after the backup, and is back in the restored table: users who were erased, credentials that were ended.
 * @param lastEvent when the newest event in the restored table's history was; null without one
 */
export const returnedProblems = async (
  restored: Table,
  present: Table,
  lastEvent: Instant | null,
): Promise<string[]> => {
  const has = async (Key: Key): Promise<boolean> =>
    Boolean((await restored.client.send(new GetCommand({ TableName: restored.name, Key }))).Item);
  const [{ sk: tombstone }, erased, ended]: [Key, string[], string[]] = [keys.tombstone(''), [], []];
  // Events of one moment are not written in the order of their instants.
  const since = lastEvent ? addSeconds(lastEvent, -DAY_SECONDS) : '';
  const filter = 'sk = :tombstone OR begins_with(sk, :history)';
  const values = { ':tombstone': tombstone, ':history': 'HISTORY#' };
  try {
    for await (const key of everyKey(present, { filter, values })) {
      const userId = userIdOfKey(key.pk);
      if (!userId) continue;
      const [, at = '', event = '', id = ''] = key.sk.split('#');
      if (key.sk === tombstone) {
        if (!(await has(key)) && (await has(keys.profile(userId)))) erased.push(userId);
      } else if (at >= since && ENDINGS.has(event) && !(await has(key))) ended.push(`${event} ${id} of ${userId}`);
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
    return [`There is no table ${present.name} to compare with: who was erased, and what was ended since, is unknown`];
  }
  return [
    ...(erased.length > 0 ? [`Erased after the backup, erase again: ${shown(erased)}`] : []),
    ...(ended.length > 0 ? [`Ended after the backup, end again: ${shown(ended)}`] : []),
  ];
};
