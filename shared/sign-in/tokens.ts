import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isSameBytes } from '../platform/constant-time.ts';

const CODES = 100_000_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 random bits, stored in the browser only: an entry can be completed only in the browser that started it. */
export const newEntryToken = (): string => randomBytes(32).toString('base64url');

/** Id of the entry's record, a hash of the token. */
export const hashOfToken = (token: string): string => sha256(`entry ${token}`);

/** Eight digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(CODES)).padStart(8, '0');

/** Hashed with the token, which the table does not hold, so a leaked table does not allow a search for the code. */
export const hashOfCode = (token: string, code: string): string => sha256(`code ${token} ${code}`);

/** Constant time. @param known in hexadecimal */
export const isCode = (known: string, token: string, code: string): boolean =>
  isSameBytes(Buffer.from(known, 'hex'), Buffer.from(hashOfCode(token, code), 'hex'));
