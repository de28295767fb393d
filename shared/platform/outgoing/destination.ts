import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// Everything else of IPv6 is local, reserved, or holds an IPv4 address that no rule would see.
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** What `ipaddr.js` calls unicast is in none of the special ranges: private, CGNAT, link-local, metadata, 6to4, Teredo, … */
export const isPublicAddress = (address: string): boolean => {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
};

const isLoopbackAddress = (address: string): boolean =>
  isIP(address) > 0 && ipaddr.parse(address).range() === 'loopback';

/** A URL that the service does not call. `message` holds no part of the URL. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError';
}

/** `loopback`: this machine may be called, over http too (local stack only). */
export type Reach = { loopback: boolean };

/** The host of a literal address without brackets; null for a name. `URL` has normalized every notation of a number. */
export const literalAddress = ({ hostname }: URL): string | null => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) ? host : null;
};

const isPermitted = (address: string, { protocol }: URL, { loopback }: Reach): boolean =>
  (protocol === 'https:' && isPublicAddress(address)) || (loopback && isLoopbackAddress(address));

/** All of them: the operating system chooses which one is connected. @throws UnsafeUrlError */
export const requirePermitted = (addresses: readonly string[], url: URL, reach: Reach): void => {
  if (!addresses.every((address) => isPermitted(address, url, reach))) {
    throw new UnsafeUrlError('The host has an address that is not public');
  }
};

/**
 * Checks everything that needs no DNS lookup.
 *
 * @throws UnsafeUrlError for other schemes than https, credentials in the URL, or a literal address that is not public
 */
export const parseDestination = (text: string, reach: Reach): URL => {
  if (!URL.canParse(text)) throw new UnsafeUrlError('Not a URL');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(reach.loopback && url.protocol === 'http:')) throw new UnsafeUrlError('Not https');
  if (url.username || url.password) throw new UnsafeUrlError('Credentials in the URL');
  const literal = literalAddress(url);
  if (literal) requirePermitted([literal], url, reach);
  return url;
};

export type NoAnswer = 'timeout' | 'unresolved' | 'unreachable';

/** The call has no complete answer. `reason` and `code` (of Node, such as `ECONNREFUSED`) hold no part of the URL. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly reason: NoAnswer;
  readonly code: string | undefined;

  constructor(reason: NoAnswer, cause?: unknown) {
    super(`No answer: ${reason}`);
    this.reason = reason;
    this.code = codeOf(cause);
  }
}

const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
