import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameText, randomBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';

const CODES = 10;
const BYTES = 10;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const schema = z.object({ since: stored.instant, hashes: z.array(stored.text) });

/** That a user signs in by passkey only, and the codes that open the account without one. */
export type RecoveryRecord = z.output<typeof schema>;

export const readRecovery = (record: unknown): RecoveryRecord => schema.parse(record);

/** 80 random bits in base 32: `XXXX-XXXX-XXXX-XXXX`. */
const newRecoveryCode = (): string => {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
};

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode);

const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${userId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)
    .digest('hex');

/** The hash of a code that is still good; null for any other text. However it is written: blanks and hyphens do not count. */
export const goodRecovery = (userId: string, { hashes }: RecoveryRecord, code: string): string | null => {
  const given = hashOf(userId, code);
  const [found] = hashes.filter((hash) => isSameText(hash, given));
  return found ?? null;
};

/** Parts of the transactions that switch it on and off, and use up a code. */
export const recoveryWrites = ({ name: TableName }: Table, userId: string) => {
  const Key = keys.recovery(userId);
  return {
    /** With new codes; former ones end. */
    on: (codes: readonly string[], now: Instant): WriteItem => ({
      Put: { TableName, Item: { ...Key, since: now, hashes: codes.map((code) => hashOf(userId, code)) } },
    }),
    off: (): WriteItem => ({ Delete: { TableName, Key } }),
    isOff: (): WriteItem => ({
      ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(pk)' },
    }),
    /** Once: fails where the codes have changed since they were seen. */
    used: ({ hashes }: RecoveryRecord, hash: string): WriteItem => ({
      Update: {
        TableName,
        Key,
        UpdateExpression: 'SET hashes = :left',
        ConditionExpression: 'contains(hashes, :hash) AND size(hashes) = :seen',
        ExpressionAttributeValues: {
          ':hash': hash,
          ':seen': hashes.length,
          ':left': hashes.filter((one) => one !== hash),
        },
      },
    }),
  };
};
