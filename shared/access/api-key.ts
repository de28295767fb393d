import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'sk-';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Characters that 128 and 256 bits take in base 62, and the length of the checksum. */
const LENGTHS = { user: 22, secret: 43, checksum: 6 };
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${LENGTHS.user + LENGTHS.secret + LENGTHS.checksum}}$`);

const base62 = (bytes: Buffer, length: number): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; text.length < length; rest /= 62n) text = ALPHABET.charAt(Number(rest % 62n)) + text;
  return text;
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const checksumOf = (text: string): string => base62(sha256(text), LENGTHS.checksum);

/** A new random user id: 128 bits, telling nothing. */
export const newUserId = (): string => base62(randomBytes(16), LENGTHS.user);

/** SHA-256 of the whole key in hex: all that is stored of it. */
export const hashOfKey = (key: string): string => sha256(key).toString('hex');

/**
 * A new key of the user; shown once, stored nowhere.
 * @param userId as `newUserId` makes it
 * @param secret 32 bytes; given only for a key that opens nothing
 */
export const mintApiKey = (userId: string, secret = randomBytes(32)): string => {
  const body = PREFIX + userId + base62(secret, LENGTHS.secret);
  return body + checksumOf(body);
};

/** The user id inside a key and the key's hash; null for a text that was never a key, found without a read. */
export const parseApiKey = (text: string): { userId: string; hash: string } | null => {
  if (!SHAPE.test(text)) return null;
  const body = text.slice(0, -LENGTHS.checksum);
  if (checksumOf(body) !== text.slice(-LENGTHS.checksum)) return null;
  return { userId: text.slice(PREFIX.length, PREFIX.length + LENGTHS.user), hash: hashOfKey(text) };
};
