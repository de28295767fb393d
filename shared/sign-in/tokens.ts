import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isSameBytes } from '../platform/constant-time.ts';

const CODES = 100_000_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 bits that only the browser keeps: what begins in one browser ends there. */
export const newEntryToken = (): string => randomBytes(32).toString('base64url');

/** Names the entry's record; no way back to the token. */
export const hashOfToken = (token: string): string => sha256(`entry ${token}`);

/** Eight digits, each code as likely as any other. */
export const newCode = (): string => String(randomInt(CODES)).padStart(8, '0');

/** Hashed with the token, which the table does not hold, so a leaked table does not allow a search for the code. */
export const hashOfCode = (token: string, code: string): string => sha256(`code ${token} ${code}`);

/** Constant time. @param known in hexadecimal */
export const isCode = (known: string, token: string, code: string): boolean =>
  isSameBytes(Buffer.from(known, 'hex'), Buffer.from(hashOfCode(token, code), 'hex'));
