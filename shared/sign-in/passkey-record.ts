import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';

/** Maximum number of passkeys per user. */
export const MOST_PASSKEYS = 10;

const schema = z.object({
  /** Names the passkey to its owner. */
  passkeyId: stored.text,
  /** As the authenticator names it, in base 64 URL. */
  credentialId: stored.text,
  /** COSE key in base 64 URL. */
  publicKey: stored.text,
  counter: stored.integer,
  transports: z.array(stored.text),
  backedUp: stored.flag,
  name: stored.text,
  createdAt: stored.instant,
  usedAt: stored.maybeInstant,
  /** Whether a record says that its id is this account's; those of older releases get it at their next use. */
  claimed: z._default(stored.flag, false),
});

/** A passkey as stored in the table: the public key and metadata. */
export type PasskeyRecord = z.output<typeof schema>;

export const readPasskey = (record: unknown): PasskeyRecord => schema.parse(record);

/** Authenticators choose the length of ids; a hash always fits a key. */
const hashOf = (credentialId: string): string => createHash('sha256').update(credentialId).digest('hex');

export const passkeyKey = (userId: string, credentialId: string) => keys.passkey(userId, hashOf(credentialId));

const owners = (userId: string, credentialId: string) => ({
  Key: keys.credential(hashOf(credentialId)),
  ExpressionAttributeValues: { ':user': userId },
});

/** Makes the id this account's. Its condition fails where it is another's. */
export const claimed = ({ name: TableName }: Table, userId: string, { credentialId }: PasskeyRecord): WriteItem => ({
  Update: {
    TableName,
    ...owners(userId, credentialId),
    UpdateExpression: 'SET userId = :user',
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
  },
});

/** Nothing for a passkey without a claim: its id may be another account's by now. */
export const unclaimed = ({ name: TableName }: Table, userId: string, passkey: PasskeyRecord): WriteItem[] =>
  passkey.claimed
    ? [{ Delete: { TableName, ...owners(userId, passkey.credentialId), ConditionExpression: 'userId = :user' } }]
    : [];

export const passkeyItem = (userId: string, passkey: PasskeyRecord) => ({
  ...passkeyKey(userId, passkey.credentialId),
  ...passkey,
});

/** As its owner sees it. */
export const presentPasskey = ({ passkeyId, name, createdAt, usedAt, backedUp }: PasskeyRecord) => ({
  passkey_id: passkeyId,
  name,
  created_at: createdAt,
  used_at: usedAt,
  backed_up: backedUp,
});

/** Number of a user's passkeys. */
export const passkeyCount =
  (table: Table) =>
  async (userId: string): Promise<number> =>
    (await sortKeysOf(table, keys.passkeysOf(userId))).length;
