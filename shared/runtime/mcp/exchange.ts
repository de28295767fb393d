import { isLegacyRequest, type Server } from '@modelcontextprotocol/server';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ApiEvent } from '../http/middleware.ts';
import { type Answer, earlierExchange, streamedWhereAccepted } from './earlier-exchange.ts';
import { withOwnErrors } from './error-text.ts';
import type { Received } from './messages.ts';
import { type RpcFailure, rpcErrorOf } from './rpc-error.ts';
import { requestOf, statelessExchange } from './stateless-exchange.ts';

const UNCACHED = { 'cache-control': 'no-store' };

const delivered = ({ status, type, body }: Answer): APIGatewayProxyStructuredResultV2 =>
  body === ''
    ? { statusCode: status, headers: UNCACHED }
    : { statusCode: status, headers: { ...UNCACHED, 'content-type': type }, body };

/**
 * An HTTP status with a JSON-RPC error.
 * @param id of the request that it answers; null where that is not known
 * @param stateless whether the request is of 2026-07-28, whose codes differ
 */
export const failed = (
  id: string | number | null,
  failure: RpcFailure,
  stateless: boolean,
): APIGatewayProxyStructuredResultV2 => {
  const body = JSON.stringify({ jsonrpc: '2.0', id, error: rpcErrorOf(failure, stateless) });
  const answer = delivered({ status: failure.status, type: 'application/json', body });
  return { ...answer, headers: { ...answer.headers, ...failure.headers } };
};

/** One stateless exchange in the revision of the request. @param makeServer called at most once */
export const exchange = async (
  event: ApiEvent,
  received: Received,
  makeServer: (stateless: boolean) => Server,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { batch, messages } = received;
  if (messages.length === 0) return { statusCode: 202, headers: UNCACHED };
  const parsedBody = batch ? messages : messages[0];
  const request = requestOf(event);
  if (await isLegacyRequest(request, parsedBody)) {
    const answer = await earlierExchange(event, received, makeServer(false));
    return delivered(streamedWhereAccepted(event, withOwnErrors(answer, false)));
  }
  return delivered(withOwnErrors(await statelessExchange(request, parsedBody, () => makeServer(true)), true));
};
