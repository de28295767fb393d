import { isIP, isIPv4 } from 'node:net';
import { edgeHeaders } from '../../contract/inbound.ts';
import { isFromEdge } from './edge-digest.ts';
import { type ApiEvent, headerOf } from './middleware.ts';

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff];

/** The /64 of an IPv6 address, the smallest network of a subscriber; the IPv4 address of a mapped one (`::ffff:0:0/96`). */
const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
};

/** One text for all spellings of an address; null for anything else, a zone or a port included. */
const normalized = (text: string): string | null => {
  if (isIP(text) === 0 || text.includes('%')) return null;
  return isIPv4(text) ? text : networkOf(text);
};

/**
 * The subject of a rate limit: the caller's IPv4 address, or the /64 of an IPv6 one (`2001:db8:0:1::/64`). The edge's header
 * counts where the request is proven to come from there, else the gateway's source. `X-Forwarded-For` is never read.
 */
export const callerAddress = (event: ApiEvent): string => {
  const { sourceIp } = event.requestContext.http;
  const told = isFromEdge(event) ? normalized(headerOf(event, edgeHeaders.viewer) ?? '') : null;
  return told ?? normalized(sourceIp) ?? sourceIp;
};
