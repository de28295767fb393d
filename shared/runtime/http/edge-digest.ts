import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { edgeHeaders } from '../../contract/inbound.ts';
import { hasDigest } from '../../platform/constant-time.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { duringCall } from '../../platform/log.ts';
import { toHttp } from './respond.ts';

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

/**
 * Lets requests of the edge through and answers all others with 403, before anything of them is read. A setting that was lost
 * closes the API: without digests every request is refused, unless the settings say that there is no edge.
 */
export const behindEdge =
  <Rest extends unknown[], Answer>(handle: (event: APIGatewayProxyEventV2, ...rest: Rest) => Promise<Answer>) =>
  async (event: APIGatewayProxyEventV2, ...rest: Rest): Promise<Answer | APIGatewayProxyStructuredResultV2> => {
    const accepted = acceptedDigests();
    if (accepted.length === 0 ? hasNoEdge() : isProven(event, accepted)) {
      return duringCall(event.requestContext.requestId, () => handle(event, ...rest));
    }
    return toHttp(event, { status: 403, body: { error: 'Forbidden' } }, event.requestContext.requestId);
  };
