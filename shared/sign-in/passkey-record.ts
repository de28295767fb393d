import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';

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
});

/** A passkey as stored in the table: the public key and metadata. */
export type PasskeyRecord = z.output<typeof schema>;

export const readPasskey = (record: unknown): PasskeyRecord => schema.parse(record);

/** Authenticators choose the length of ids; a hash always fits a key. */
export const passkeyKey = (userId: string, credentialId: string) =>
  keys.passkey(userId, createHash('sha256').update(credentialId).digest('hex'));

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
