import { constants, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { optionalSetting, variables } from '../platform/environment.ts';
import { callerPeer } from '../platform/log.ts';
import { ifConditionFailed, ifInConflict } from '../platform/table/condition.ts';
import { instantOfVisit, keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { newKeyId } from './credential.ts';
import type { LastUse } from './key-record.ts';
import type { SessionRecord } from './session-record.ts';

/** Six months, which the law asks for (Marco Civil, art. 15): 183 days. */
const KEPT_SECONDS = 183 * 86_400;

/** How an access record is sealed, and so how the private half opens it. At KMS: `RSAES_OAEP_SHA_256`. */
export const SEALED_BY = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

let known: { text: string; key: KeyObject } | undefined;

/** Null where the environment has none, as in tests of a store. */
const publicKey = (): KeyObject | null => {
  const text = optionalSetting(variables.visitsPublicKey);
  if (!text) return null;
  if (known?.text !== text)
    known = { text, key: createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }) };
  return known.key;
};

const content = z.tuple([z.string(), z.string(), z.nullable(z.int())]);

/** OAEP of RSA-2048 seals 190 bytes: an id of 64, an address of 45 and a port fit. */
const seal = (key: KeyObject, id: string, { address, port }: { address: string; port: number | null }): string =>
  publicEncrypt(
    { key, ...SEALED_BY },
    Buffer.from(JSON.stringify([id.slice(0, 64), address.slice(0, 45), port])),
  ).toString('base64');

/** What a sealed text holds. @param opened by the private half */
export const contentOf = (opened: Uint8Array) => {
  const [credential, address, port] = content.parse(JSON.parse(Buffer.from(opened).toString('utf8')));
  return { credential, address, port };
};

/** A credential of a user, by the id that its owner sees, at the instant of its use. */
export type Visit = { userId: string; id: string; at: Instant };

/**
 * The access record of this call, as a part of the transaction of what it tells of; none where nobody calls, as in a command of an
 * operator. Address and port are sealed: no function can read them again.
 */
export const visitWrites = ({ name: TableName }: Pick<Table, 'name'>, { userId, id, at }: Visit): WriteItem[] => {
  const key = publicKey();
  const peer = callerPeer();
  if (!key || !peer) return [];
  const expiresAt = epochSeconds(addSeconds(at, KEPT_SECONDS));
  return [
    { Put: { TableName, Item: { ...keys.visit(userId, at, newKeyId()), sealed: seal(key, id, peer), expiresAt } } },
  ];
};

/** The same by itself, where nothing else is written. */
export const writeVisit = async (table: Table, visit: Visit): Promise<void> => {
  for (const { Put } of visitWrites(table, visit)) if (Put) await table.client.send(new PutCommand(Put));
};

const record = z.object({ sk: stored.text, sealed: stored.text, expiresAt: stored.integer });

/** A user's access records, the oldest first, sealed. TTL removes one some days late: it is not shown. */
export const listVisits = async (table: Table, userId: string, now: Instant) => {
  const records = (await queryPrefix(table, keys.visitsOf(userId))).map((one) => record.parse(one));
  const kept = records.filter(({ expiresAt }) => expiresAt > epochSeconds(now));
  return kept.map(({ sk, sealed }) => ({ at: instantOfVisit(sk), sealed }));
};

/** A credential that was used, and how its record notes it. */
export type Used = { userId: string } & (
  | { kind: 'key'; hash: string; id: string; use: LastUse }
  | { kind: 'token'; grantId: string; use: LastUse }
  | { kind: 'session'; hash: string; id: string; use: NonNullable<SessionRecord['lastUse']> }
);

const keyOf = (used: Used) => {
  if (used.kind === 'token') return keys.grant(used.userId, used.grantId);
  return (used.kind === 'key' ? keys.apiKey : keys.session)(used.userId, used.hash);
};

/**
 * Writes when a credential was last used, and beside it the access record of a key or session; an assistant has those of its tokens.
 * Functions that otherwise only read are allowed this one attribute and these records: no expression may name another. A record
 * that was removed or is being changed is skipped.
 */
export const writeLastUse = async (used: Used, now: Instant): Promise<void> => {
  const table = openTable();
  const command = new UpdateCommand({
    TableName: table.name,
    Key: keyOf(used),
    UpdateExpression: 'SET lastUse = :use',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':use': used.use },
  });
  const noted = table.client
    .send(command)
    .then(() => undefined)
    .catch(ifConditionFailed(undefined))
    .catch(ifInConflict(undefined));
  const visited = used.kind === 'token' ? undefined : writeVisit(table, { userId: used.userId, id: used.id, at: now });
  await Promise.all([noted, visited]);
};
