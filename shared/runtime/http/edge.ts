import { isIP, isIPv4 } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { edgeHeaders } from '../../contract/edge.ts';
import { hasDigest } from '../../platform/constant-time.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { toHttp } from './respond.ts';

const digests = (): string[] => (optionalSetting(variables.originSecretDigests) ?? '').split(',').filter(Boolean);

/** Every digest is compared, so that the time does not tell which of two is in use. */
const isProven = ({ headers }: APIGatewayProxyEventV2, accepted: readonly string[]): boolean => {
  const given = headers?.[edgeHeaders.secret] ?? '';
  return accepted.filter((digest) => hasDigest(digest, given)).length > 0;
};

/**
 * Lets requests of the edge through and answers all others with 403, before anything of them is read. Without configured
 * digests it lets everything through.
 */
export const behindEdge =
  <Rest extends unknown[], Answer>(handle: (event: APIGatewayProxyEventV2, ...rest: Rest) => Promise<Answer>) =>
  async (event: APIGatewayProxyEventV2, ...rest: Rest): Promise<Answer | APIGatewayProxyStructuredResultV2> => {
    const accepted = digests();
    if (accepted.length === 0 || isProven(event, accepted)) return handle(event, ...rest);
    return toHttp(event, { status: 403, body: { error: 'Forbidden' } }, event.requestContext.requestId);
  };

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff];

/** The /64 of an IPv6 address, which one subscriber has at least; of one that stands for IPv4 (`::ffff:0:0/96`) that one. */
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
 * Who to count a limit for: the caller's IPv4 address, or the /64 of an IPv6 one (`2001:db8:0:1::/64`). The edge's header
 * counts where the request is proven to come from there, else the gateway's source. `X-Forwarded-For` is never read.
 */
export const callerAddress = (event: APIGatewayProxyEventV2): string => {
  const { sourceIp } = event.requestContext.http;
  const told = isProven(event, digests()) ? normalized(event.headers[edgeHeaders.viewer] ?? '') : null;
  return told ?? normalized(sourceIp) ?? sourceIp;
};
