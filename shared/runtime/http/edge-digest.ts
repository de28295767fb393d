import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { edgeHeaders } from '../../contract/inbound.ts';
import { hasDigest } from '../../platform/bytes.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { duringCall, type Peer } from '../../platform/log.ts';
import { toHttpAsIs } from './respond.ts';

const acceptedDigests = (): string[] =>
  (optionalSetting(variables.originSecretDigests) ?? '').split(',').filter(Boolean);

/** Compares every digest: the duration must not reveal which secret is in use. */
const isProven = ({ headers }: APIGatewayProxyEventV2, accepted: readonly string[]): boolean => {
  const given = headers?.[edgeHeaders.secret] ?? '';
  return accepted.filter((digest) => hasDigest(digest, given)).length > 0;
};

const hasNoEdge = (): boolean => optionalSetting(variables.edge) === 'none';

/** Whether the request proves that it comes from the edge; false where no proof is configured. */
export const isFromEdge = (event: APIGatewayProxyEventV2): boolean => isProven(event, acceptedDigests());

const portOf = (text: string | undefined): number | null => {
  const port = Number(text);
  return text && /^\d{1,5}$/.test(text) && port > 0 && port < 65_536 ? port : null;
};

/** Address and port of the caller, for its access record; what the edge tells of them counts only from the edge. */
const peerOf = (event: APIGatewayProxyEventV2): Peer => {
  const { headers, requestContext } = event;
  const told = headers?.[edgeHeaders.viewer] ?? '';
  if (!isFromEdge(event) || isIP(told) === 0) return { address: requestContext.http.sourceIp, port: null };
  return { address: told, port: portOf(headers?.[edgeHeaders.viewerPort]) };
};

/**
 * Lets requests of the edge through and answers all others with 403, before anything of them is read. A setting that was lost
 * closes the API: without digests every request is refused, unless the settings say that there is no edge.
 */
export const behindEdge =
  <Rest extends unknown[], Answer>(handle: (event: APIGatewayProxyEventV2, ...rest: Rest) => Promise<Answer>) =>
  async (event: APIGatewayProxyEventV2, ...rest: Rest): Promise<Answer | APIGatewayProxyStructuredResultV2> => {
    const accepted = acceptedDigests();
    if (accepted.length === 0 ? hasNoEdge() : isProven(event, accepted)) {
      const run = () => handle(event, ...rest);
      return duringCall(event.requestContext.requestId, run, () => peerOf(event));
    }
    // Who comes past the edge is told nothing else.
    return toHttpAsIs(event, { status: 403, body: { error: 'Forbidden' } }, event.requestContext.requestId);
  };
