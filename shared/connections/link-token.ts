import { createHash, randomBytes } from 'node:crypto';

/** The parts of a well-formed link token. Only a read of the table proves that the link exists. */
export type ParsedLink = { userId: string; hash: string };

const SHAPE = /^([0-9A-Za-z]{1,64})\.[\w-]{43}$/;
const SECRET = /^[\w-]{43}$/;

const randomSecret = (): string => randomBytes(32).toString('base64url');

export const hashOfSecret = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 random bits behind the user's id, so the link lies in the user's own partition. */
export const mintLinkToken = (userId: string): string => `${userId}.${randomSecret()}`;

/** Null for a text that cannot be one, without a read. */
export const parseLinkToken = (token: string): ParsedLink | null => {
  const userId = SHAPE.exec(token)?.[1];
  return userId === undefined ? null : { userId, hash: hashOfSecret(token) };
};

/** Identifies a browser: its existing cookie, or a new one. */
export const browserSecret = (shown: string | null): string => (shown && SECRET.test(shown) ? shown : randomSecret());
