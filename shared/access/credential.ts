import { createHash } from 'node:crypto';
import { randomBytes } from '../platform/bytes.ts';

/** The kinds of credentials and their prefixes; no prefix is the beginning of another. */
const PREFIXES = {
  /** An API key. */
  key: 'sk-',
  /** An access token of an assistant. */
  token: 'sat-',
  /** A refresh token of an assistant. */
  refresh: 'srt-',
  /** An authorization code, for the first tokens of an assistant; used once. */
  code: 'sac-',
  /** A session of the dashboard. */
  session: 'ses-',
} as const;
export type CredentialKind = keyof typeof PREFIXES;

/** The parts of a well-formed credential. Only a read of the table proves that it is valid. */
export type ParsedCredential = { kind: CredentialKind; userId: string; hash: string };

const KINDS: readonly CredentialKind[] = ['key', 'token', 'refresh', 'code', 'session'];

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Characters of 128 and 256 bits in base 62, and the length of the checksum. */
const LENGTHS = { user: 22, secret: 43, checksum: 6 };
const SHAPE = new RegExp(`^[0-9A-Za-z]{${LENGTHS.user + LENGTHS.secret + LENGTHS.checksum}}$`);

const base62 = (bytes: Buffer, length: number): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; text.length < length; rest /= 62n) text = ALPHABET.charAt(Number(rest % 62n)) + text;
  return text;
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const checksumOf = (text: string): string => base62(sha256(text), LENGTHS.checksum);

const randomId = (): string => base62(randomBytes(16), LENGTHS.user);

/** A new random user id of 128 bits. */
export const newUserId = randomId;

/** A new random id of a key: 128 bits, independent of its secret. */
export const newKeyId = randomId;

/** SHA-256 of the whole credential in hex, the only stored part of it. */
export const hashOfCredential = (text: string): string => sha256(text).toString('hex');

/** The derived id of a key from before keys had ids: deterministic, and does not reveal the hash. */
export const keyIdOfHash = (hash: string): string => base62(sha256(`key id of ${hash}`).subarray(0, 16), LENGTHS.user);

/** Names a credential in logs and histories: its kind and the first 8 characters of its hash. */
export const fingerprintOf = ({ kind, hash }: Pick<ParsedCredential, 'kind' | 'hash'>): string =>
  `${kind}:${hash.slice(0, 8)}`;

/**
 * A new credential of the user; shown once, stored nowhere.
 * @param userId as `newUserId` makes it
 * @param secret 32 bytes; given only for an invalid credential
 */
export const mintCredential = (kind: CredentialKind, userId: string, secret: Buffer = randomBytes(32)): string => {
  const body = PREFIXES[kind] + userId + base62(secret, LENGTHS.secret);
  return body + checksumOf(body);
};

const LARGEST_SECRET = 2n ** 256n;

/** The 32 bytes of a well-formed credential's secret; null for a text that no `mintCredential` made. */
export const secretOf = (text: string): Buffer | null => {
  if (!parseCredential(text)) return null;
  const digits = text.slice(-LENGTHS.secret - LENGTHS.checksum, -LENGTHS.checksum);
  const value = [...digits].reduce((sum, digit) => sum * 62n + BigInt(ALPHABET.indexOf(digit)), 0n);
  return value < LARGEST_SECRET ? Buffer.from(value.toString(16).padStart(64, '0'), 'hex') : null;
};

const kindOf = (text: string): CredentialKind | null => {
  const isOf = (kind: CredentialKind): boolean => text.startsWith(PREFIXES[kind]);
  return KINDS.find(isOf) ?? null;
};

/** Parses a credential without a read; null for a text that cannot be one. */
export const parseCredential = (text: string): ParsedCredential | null => {
  const kind = kindOf(text);
  if (!kind) return null;
  const start = PREFIXES[kind].length;
  if (!SHAPE.test(text.slice(start))) return null;
  const body = text.slice(0, -LENGTHS.checksum);
  if (checksumOf(body) !== text.slice(-LENGTHS.checksum)) return null;
  return { kind, userId: text.slice(start, start + LENGTHS.user), hash: hashOfCredential(text) };
};
