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

export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) > 0 && ipaddr.parse(address).range() === 'loopback';
