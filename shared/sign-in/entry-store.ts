import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { isSameBytes, randomBytes, randomInt } from '../platform/bytes.ts';
import { log } from '../platform/log.ts';
import { ifConditionFailed, writeOne } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

const CODES = 100_000_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 random bits, stored in the browser only: an entry can be completed only in the browser that started it. */
const newEntryToken = (): string => randomBytes(32).toString('base64url');

/** Id of the entry's record, a hash of the token. */
export const hashOfToken = (token: string): string => sha256(`entry ${token}`);

/** Eight digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(CODES)).padStart(8, '0');

/** Hashed with the token, which the table does not hold, so a leaked table does not allow a search for the code. */
export const hashOfCode = (token: string, code: string): string => sha256(`code ${token} ${code}`);

/** Constant time. @param known in hexadecimal */
export const isCode = (known: string, token: string, code: string): boolean =>
  isSameBytes(Buffer.from(known, 'hex'), Buffer.from(hashOfCode(token, code), 'hex'));

/** Lifetime of an entry. */
export const ENTRY_SECONDS = 600;
/** Maximum number of tries per sent code. */
export const MOST_ATTEMPTS = 5;

/** Purposes of entries; an entry is valid for its own purpose only. */
const PURPOSES = ['sign-in', 'step-up', 'new-email', 'new-phone', 'passkey-step-up', 'passkey-new'] as const;
export type Purpose = (typeof PURPOSES)[number];

const schema = z.object({
  purpose: z.enum(PURPOSES),
  /** Of the address that the code was sent to. */
  addressHash: stored.maybeText,
  /** Null while the address is unregistered. */
  userId: stored.maybeText,
  codeHash: stored.maybeText,
  challenge: stored.maybeText,
  attempts: stored.integer,
  validUntil: stored.instant,
});

/** A sign-in or proof in progress in one browser. */
export type SignInEntry = z.output<typeof schema>;

type Begun = { purpose: Purpose } & Partial<Pick<SignInEntry, 'addressHash' | 'userId' | 'challenge'>>;

/** Entries, stored for ten minutes. Only the browser's cookie contains an entry's token. */
export const entryStore = ({ client, name: TableName }: Table) => ({
  /** @param codeHash computes the hash of the code with the new token @returns the token */
  async begin(
    { purpose, addressHash = null, userId = null, challenge = null }: Begun,
    now: Instant,
    codeHash: (token: string) => string | null = () => null,
  ): Promise<string> {
    const token = newEntryToken();
    const validUntil = addSeconds(now, ENTRY_SECONDS);
    // A new address is not the user's yet, so the erasure finds the record by the user.
    const subject = purpose === 'sign-in' ? addressHash : userId;
    const Item = {
      ...keys.entry(hashOfToken(token)),
      ...(subject !== null && { idKey: keys.id('ENTRY', subject) }),
      ...{ purpose, addressHash, userId, challenge, validUntil },
      codeHash: codeHash(token),
      attempts: 0,
      expiresAt: epochSeconds(validUntil),
    };
    await client.send(new PutCommand({ TableName, Item }));
    return token;
  },

  /** Counts one try of a code before the code is compared; null beyond the last try, after expiry, and for another purpose. */
  async attempt(token: string, purpose: Purpose, now: Instant): Promise<SignInEntry | null> {
    const command = new UpdateCommand({
      TableName,
      Key: keys.entry(hashOfToken(token)),
      UpdateExpression: 'SET attempts = attempts + :one',
      ConditionExpression: 'attempts < :most AND validUntil > :now AND purpose = :purpose',
      ExpressionAttributeValues: { ':one': 1, ':most': MOST_ATTEMPTS, ':now': now, ':purpose': purpose },
      ReturnValues: 'ALL_NEW',
    });
    const output = await writeOne(() => client.send(command)).catch(ifConditionFailed(null));
    return output && schema.parse(output.Attributes);
  },

  /** One counted try of a right code was none: what else the sign-in needs was missing. */
  async giveBack(token: string): Promise<void> {
    const command = new UpdateCommand({
      TableName,
      Key: keys.entry(hashOfToken(token)),
      UpdateExpression: 'SET attempts = attempts - :one',
      ConditionExpression: 'attempts > :none',
      ExpressionAttributeValues: { ':one': 1, ':none': 0 },
    });
    await writeOne(() => client.send(command)).catch(ifConditionFailed(null));
  },

  /** Removes the entry and returns it, once; null if it is gone, expired, or for another purpose. */
  async take(token: string, purpose: Purpose, now: Instant): Promise<SignInEntry | null> {
    const command = new DeleteCommand({
      TableName,
      Key: keys.entry(hashOfToken(token)),
      ConditionExpression: 'purpose = :purpose',
      ExpressionAttributeValues: { ':purpose': purpose },
      ReturnValues: 'ALL_OLD',
    });
    const output = await writeOne(() => client.send(command)).catch(ifConditionFailed(null));
    const entry = output ? schema.parse(output.Attributes) : null;
    return entry && now < entry.validUntil ? entry : null;
  },

  /** Uses up a challenge that no record has yet: false if it was used. The record outlives the challenge. */
  async useUp(challenge: string, now: Instant): Promise<boolean> {
    const validUntil = addSeconds(now, ENTRY_SECONDS);
    const Item = { ...keys.entry(hashOfToken(challenge)), validUntil, expiresAt: epochSeconds(validUntil) };
    const command = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' });
    return (await writeOne(() => client.send(command)).catch(ifConditionFailed(null))) !== null;
  },

  /** Part of the transaction that the entry authorizes: an entry is valid once. */
  spent: (token: string): WriteItem => ({
    Delete: { TableName, Key: keys.entry(hashOfToken(token)), ConditionExpression: 'attribute_exists(pk)' },
  }),
});

export type EntryStore = ReturnType<typeof entryStore>;

/** Characters of the network's keyed hash: enough to tell one flood from many, too few to try addresses against. */
const SHORT = 8;

type Refused = { purpose: Purpose | 'passkey'; userId: string | null; address: string };

/** One line of a wrong code or passkey. It has no address: lines of one network have the same hash. */
export const noteRefused = async (
  { measure, addressHashes }: { measure: Measure; addressHashes(): Promise<AddressHashes> },
  { purpose, userId, address }: Refused,
): Promise<void> => {
  measure(metrics.signInsRefused, 1);
  const [, hash = ''] = (await addressHashes()).mac(`network ${address}`).split('-');
  log.info('sign-in refused', { purpose, userId, network: hash.slice(0, SHORT) });
};
