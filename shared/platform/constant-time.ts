import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant time for buffers of one length. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant time for all lengths; false for empty texts. */
export const isSameText = (expected: string, given: string): boolean =>
  expected !== '' && isSameBytes(digest(expected), digest(given));

/** Constant time. @param expected SHA-256 in hexadecimal, lower case */
export const hasDigest = (expected: string, given: string): boolean =>
  isSameBytes(Buffer.from(expected, 'hex'), digest(given));
